export interface ServicePackage {
  readonly id: 'foundations' | 'workspace-optimization' | 'personalized-care';
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** US dollars. */
  readonly price: number;
  readonly features: readonly string[];
  /** For whom the package is usually right. */
  readonly usualFor?: string;
}

export const packages: readonly ServicePackage[] = [
  {
    id: 'foundations',
    title: 'Foundations Package',
    tagline: 'One clear hour for the whole team',
    description:
      'A one-hour seminar at your office, with a walkthrough, so everyone knows how a desk should fit and why.',
    price: 299,
    features: [
      '1-hour seminar',
      'Core principles',
      'Workstation setup basics',
      'Injury prevention',
      'General office walkthrough',
      'Q&A',
    ],
  },
  {
    id: 'workspace-optimization',
    title: 'Workspace Optimization Package',
    tagline: 'Measured, written up and fixed',
    description: 'We assess your team’s workspace, give you a written report, and help you act on it.',
    price: 599,
    features: [
      'Team workspace assessment',
      'Employee self-assessment tools',
      'Professional ergonomic report',
      'Practical recommendations',
      'Follow-up consultation',
      'Implementation guidance',
    ],
    usualFor: 'a team',
  },
  {
    id: 'personalized-care',
    title: 'Personalized Care Package',
    tagline: 'One person, one desk, one plan',
    description:
      'A one-on-one evaluation, a setup plan made for one body and one job, and a check-in after 30 days.',
    price: 899,
    features: [
      '1:1 ergonomic evaluations',
      'Personalized setup plans',
      'Individual recommendations',
      '30-day follow-up check-in',
      'Customized adjustment guidance',
      'Priority support',
    ],
    usualFor: 'one person',
  },
];

export const priceNote = 'per package';
