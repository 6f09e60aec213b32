import type { ReadBy } from '@practice/desk/reading';
import type { ToastText } from './messages.ts';
import { practice } from './practice.ts';

export const assessmentMessages = {
  unknown: 'We can’t find this assessment. It may have been deleted.',
  keptByPractice:
    'One of our therapists wrote this assessment, so it stays in our records. Ask us if you’d like it deleted.',
  noReport: 'There’s no report with this assessment.',
  alreadyTold: 'Your ten answers already tell us this. Start a new assessment to change it.',
  pictureClosed:
    'Answers can be changed for a day after an assessment, and that day is over. Start a new assessment to see how your desk does now.',
  noPicture: 'There’s nothing to add to this assessment.',
  /** `opensAt` in words, such as 'tomorrow at 9:00 AM'. */
  limitOfPerson: (opensAt: string) => `That’s the most we can do for now. You can ask again ${opensAt}.`,
  /** Stands above an answer that a model would usually give. */
  standIn: 'Our language model has been asked a lot lately, so our own rules answer this one.',
} as const;

/** What may be asked with one press. */
export const questionSuggestions = [
  'Which change should I make first?',
  'How high should my screen be?',
  'How can I set up my chair without buying anything?',
  'How often should I take a break, and what should I do then?',
  'What should I do when my neck gets stiff?',
] as const;

/** The toasts of the tool. Where the server names a reason that a person can act on, it stands in place of the usual one. */
export const assessmentToasts = {
  performed: {
    title: 'Assessment Complete',
    description: 'Your ergonomic assessment has been completed successfully.',
  },
  performFailed: (
    reason = 'There was an error performing your ergonomic assessment. Please try again.',
  ): ToastText => ({ title: 'Assessment Failed', description: reason, variant: 'destructive' }),
  adviceFailed: (reason = 'There was an error getting a response. Please try again.'): ToastText => ({
    title: 'Failed to Get Advice',
    description: reason,
    variant: 'destructive',
  }),
  pictureFailed: (reason: string): ToastText => ({
    title: 'Your answer wasn’t saved',
    description: reason,
    variant: 'destructive',
  }),
  deleted: { title: 'Assessment Deleted', description: 'We’ve deleted everything that belonged to it.' },
  deleteFailed: (reason: string): ToastText => ({
    title: 'The assessment couldn’t be deleted',
    description: reason,
    variant: 'destructive',
  }),
} as const;

/** What stands with the tool and its results, a paragraph each. */
export const assessmentDisclaimer = [
  'This tool is for information only. It isn’t professional medical advice, and it isn’t occupational therapy.',
  'Using it doesn’t create a therapist-client relationship. Its creators aren’t liable for how the results are used.',
  'If you’re in pain, or something worries you, please see a doctor. If you’d like one of us to look at your desk, just ask.',
] as const;

/** What stands above the practice's own line under the results. */
export const practitionerLineTitle = `A note from ${practice.name}`;

/** Who reads the answers, as the person who wrote them is told. */
export const readers: Readonly<Record<ReadBy, string>> = {
  'built-in': 'Your answers are scored by our own rules, on our own server. No outside AI sees them.',
  model: 'A language model reads your answers. It gets them without your name.',
};

/** The same before they are read. */
export const futureReaders: Readonly<Record<ReadBy, string>> = {
  'built-in': readers['built-in'],
  model: `${readers.model} When it’s been asked a lot, our own rules step in, and we’ll say so.`,
};

/** Said beneath the tool's title, which calls it an AI whoever answers. */
export const whoAnswers: Readonly<Record<ReadBy, string>> = {
  'built-in': 'No AI is at work here. Fixed rules of our own read your answers and reply.',
  model: 'A language model reads your answers and replies. It isn’t a therapist.',
};

/** What has to be said wherever the tool's scores are explained. */
export const scoringNote =
  'The scores are informed by ROSA and the OSHA checklist. Both were made for trained observers, and people who rate their own desk tend to under-rate the strain. A therapist who comes and measures may see more.';
