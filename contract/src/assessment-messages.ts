import type { ReadBy } from '@practice/desk/reading';
import texts from '../texts/assessments.json' with { type: 'json' };
import { practiceDay, weekdayAndDay } from './format.ts';
import { practice } from './practice.ts';
import { failure } from './toasts.ts';

export const questionSuggestions = texts.suggestions as [string, string, ...string[]];
export const assessmentDisclaimer = texts.disclaimer;
export const { ratingNote, scoringNote } = texts;

export const assessmentMessages = {
  ...texts.messages,
  limitOfPerson: (opensAt: string) => `That’s the most we can do for now. You can ask again ${opensAt}.`,
} as const;

export const assessmentToasts = {
  performed: {
    title: 'Assessment Complete',
    description: 'Your ergonomic assessment has been completed successfully.',
  },
  performFailed: failure(
    'Assessment Failed',
    'There was an error performing your ergonomic assessment. Please try again.',
  ),
  adviceFailed: failure('Failed to Get Advice', 'There was an error getting a response. Please try again.'),
  followUpFailed: failure('Your answer wasn’t saved'),
  answerFailed: failure('Your answer wasn’t saved', 'Please try again.'),
  deleted: { title: 'Assessment Deleted', description: 'We’ve deleted everything that belonged to it.' },
  deleteFailed: failure('The assessment couldn’t be deleted'),
} as const;

export const practitionerLineTitle = `A note from ${practice.name}`;

export const readers: Readonly<Record<ReadBy, string>> = {
  'built-in': 'Our own reader goes through your answers, on our own server. No outside AI sees them.',
  model: 'An AI reads your answers. It gets them without your name.',
};

export const futureReaders: Readonly<Record<ReadBy, string>> = {
  'built-in': readers['built-in'],
  model: `${readers.model} When it’s been asked a lot, our own reader steps in, and we’ll say so.`,
};

export const whoAnswers = ({ readBy, model }: { readBy: ReadBy; model?: string }) =>
  readBy === 'model'
    ? `An AI${model ? ` (${model})` : ''} reads your answers and replies, not a person. It gets your answers and questions, without your name.`
    : 'Our own reader goes through your answers and replies: a program, not a person. You can see and correct what it read, and nothing you write leaves our server.';

export function scoreAgainText(date: string | Date): string {
  const inTwoWeeks = new Date(Date.parse(practiceDay(date)) + 14 * 86_400_000).toISOString().slice(0, 10);
  return `Try this for two weeks, then score it again on ${weekdayAndDay(inTwoWeeks)}.`;
}
