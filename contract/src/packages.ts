import texts from '../texts/packages.json' with { type: 'json' };

/** `price` is in dollars. */
export interface ServicePackage {
  readonly slug: string;
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly price: number;
  readonly bestFor: string;
  readonly features: Readonly<Record<Part, readonly string[]>>;
}

type Part = 'What we do' | 'Advice' | 'Written report' | 'Follow-up';

export interface Package extends ServicePackage {
  id: number;
  serviceId: number | null;
  visits: number;
}

export interface FirstPackage extends ServicePackage {
  readonly slug: 'foundations' | 'workspace-optimization' | 'personalized-care';
}

export const firstPackages = texts as readonly FirstPackage[];

export const priceNote = 'per package';
