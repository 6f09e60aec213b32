import type { ReadBy } from '@practice/desk/reading';
import { practiceDay, weekdayAndDay } from './format.ts';
import { practice } from './practice.ts';
import { failure } from './toasts.ts';

export const assessmentMessages = {
  unknown: 'We can’t find this assessment. It may have been deleted.',
  keptByPractice:
    'One of our therapists wrote this assessment, so it stays in our records. Ask us if you’d like it deleted.',
  noReport: 'There’s no report with this assessment.',
  followUpClosed:
    'You can change your answers for a day after an assessment, and that day has passed. Start a new assessment to see how your desk does now.',
  nothingAsked: 'There’s nothing to answer about this assessment.',
  noFollowUp: 'There’s nothing to add to this assessment.',
  limitOfPerson: (opensAt: string) => `That’s the most we can do for now. You can ask again ${opensAt}.`,
  tooLong: 'This answer got too long and stops here. You can ask for the rest.',
  stopped: 'The model stopped before the end of its answer. Please ask in other words, or ask us.',
  standIn: 'Our AI has been asked a lot lately, so our own reader answers this one.',
} as const;

export const questionSuggestions = [
  'Which change should I make first?',
  'How high should my screen be?',
  'How can I set up my chair without buying anything?',
  'How often should I take a break, and what should I do then?',
  'What should I do when my neck gets stiff?',
] as const;

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

export const assessmentDisclaimer = [
  'This tool is for information only. It isn’t professional medical advice, and it isn’t occupational therapy.',
  'Using it doesn’t create a therapist-client relationship. Its creators aren’t liable for how the results are used.',
  'If what you write sounds like an emergency, we get an email that asks us to look, without your name or words. We may not see it in time: call 911.',
  'If you’re in pain, or something worries you, please see a doctor. If you’d like one of us to look at your desk, just ask.',
] as const;

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

/** @param date of the assessment */
export function scoreAgainText(date: string | Date): string {
  const inTwoWeeks = new Date(Date.parse(practiceDay(date)) + 14 * 86_400_000).toISOString().slice(0, 10);
  return `Try this for two weeks, then score it again on ${weekdayAndDay(inTwoWeeks)}.`;
}

export const ratingNote = '7 or more is Good, 5 or more is Moderate, and below 5 is Needs Improvement.';

export const scoringNote =
  'The scores are informed by ROSA and the OSHA checklist. Both were made for trained observers who come and measure.';
