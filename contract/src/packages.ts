import texts from '../texts/packages.json' with { type: 'json' };

/** A service package of the spec. `price` in dollars. */
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

/** Its purchase pays for so many visits of a service. */
export interface Package extends ServicePackage {
  id: number;
  serviceId: number | null;
  visits: number;
}

export interface FirstPackage extends ServicePackage {
  readonly slug: 'foundations' | 'workspace-optimization' | 'personalized-care';
}

/** What a new database has, and the site's fixed pages show. */
export const firstPackages = texts as readonly FirstPackage[];

export const priceNote = 'per package';
