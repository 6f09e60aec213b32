import texts from '../texts/packages.json' with { type: 'json' };

export interface ServicePackage {
  readonly id: 'foundations' | 'workspace-optimization' | 'personalized-care';
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly price: number;
  readonly bestFor: string;
  readonly features: Readonly<Record<Part, readonly string[]>>;
}

type Part = 'What we do' | 'Advice' | 'Written report' | 'Follow-up';

export const packages = texts as readonly ServicePackage[];

export const priceNote = 'per package';
