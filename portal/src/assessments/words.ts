import type { Fix } from '@practice/contract/advice';
import type { Assessment } from '@practice/contract/assessments';

/** Who made an assessment. */
export const madeBy: Record<Assessment['kind'], string> = {
  ai: 'AI assessment, from your answers',
  professional: 'Assessment by a therapist',
};

/** How much work a fix is, and what it costs. */
export const effortWords: Record<Fix['effort'], string> = {
  minutes: 'A few minutes',
  'an hour': 'About an hour',
  'a purchase': 'Something to buy',
};

export const costWords: Record<Fix['cost'], string> = {
  free: 'Free',
  'under $50': 'Under $50',
  'over $50': 'Over $50',
};
