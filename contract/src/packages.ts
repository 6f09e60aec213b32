export interface ServicePackage {
  readonly id: 'foundations' | 'workspace-optimization' | 'personalized-care';
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** US dollars. */
  readonly price: number;
  /** Goes on after "Best for". */
  readonly bestFor: string;
  readonly features: Readonly<Record<Part, readonly string[]>>;
}

/** What packages are compared by. A package without features in a part does not include it. */
type Part = 'What we do' | 'Advice' | 'Written report' | 'Follow-up';

export const packages: readonly ServicePackage[] = [
  {
    id: 'foundations',
    title: 'Foundations Package',
    tagline: 'One hour for the whole team',
    description:
      'A one-hour seminar at your office, with a walkthrough, so everyone knows how a desk should fit, and why.',
    price: 299,
    bestFor: 'a team that’s starting from scratch',
    features: {
      'What we do': ['1-hour seminar', 'General office walkthrough'],
      Advice: ['Core principles', 'Workstation setup basics', 'Injury prevention', 'Q&A'],
      'Written report': [],
      'Follow-up': [],
    },
  },
  {
    id: 'workspace-optimization',
    title: 'Workspace Optimization Package',
    tagline: 'Measured, documented and fixed',
    description: 'We assess your team’s workspace, give you a written report, and help you act on it.',
    price: 599,
    bestFor: 'an office that wants its setup reviewed in writing',
    features: {
      'What we do': ['Team workspace assessment'],
      Advice: ['Employee self-assessment tools', 'Practical recommendations'],
      'Written report': ['Professional ergonomic report'],
      'Follow-up': ['Follow-up consultation', 'Implementation guidance'],
    },
  },
  {
    id: 'personalized-care',
    title: 'Personalized Care Package',
    tagline: 'One person, one desk, one plan',
    description:
      'A one-on-one evaluation, a setup plan built around your body and your job, and a check-in after 30 days.',
    price: 899,
    bestFor: 'someone who needs their own setup',
    features: {
      'What we do': ['1:1 ergonomic evaluations'],
      Advice: ['Individual recommendations', 'Customized adjustment guidance'],
      'Written report': ['Personalized setup plans'],
      'Follow-up': ['30-day follow-up check-in', 'Priority support'],
    },
  },
];

export const priceNote = 'per package';
