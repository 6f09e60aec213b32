import noSigns from '../../texts/no-signs.json' with { type: 'json' };
import type { AnswerName } from '../answers.ts';
import { type CareTopic, careTopics, type RedFlag } from '../care.ts';
import { Classifier, type Guess } from '../learned/classifier.ts';
import { sentencesOf } from '../reader/sentences.ts';
import { flagIn } from './flag.ts';
import { namedSigns } from './phrases.ts';

const learned = Classifier.from('signs');

/** Sentences that are no sign; keys only explain the patterns. */
const patternsOf = (lines: Readonly<Record<string, string>>) =>
  Object.values(lines).map((line) => new RegExp(line, 'i'));
const anywhere = patternsOf(noSigns.anywhere);
const ofLight = patternsOf(noSigns.workspaceLighting);
const noSelfHarm = patternsOf(noSigns.selfHarm);

const isSelfHarm = ({ state }: Guess) => state === 'self-harm';
const guessesIn = (text: string, answerTo: AnswerName | 'chat') =>
  learned
    .guesses(text, answerTo)
    .filter((guess) => !isSelfHarm(guess) || !noSelfHarm.some((rule) => rule.test(text)));
const saidByBoth = (guesses: readonly Guess[]) =>
  guesses.filter((guess) => isSelfHarm(guess) && guess.probability >= 0.6);
const maySelfHarm = (guess: Guess) => isSelfHarm(guess) && guess.probability >= 0.003;

/**
 * One per topic, gravest first; `isAsked` if only the classifier or the phrases see a doctor's sign.
 * @param answerTo the question that the text answers
 */
export function redFlagsIn(text: string, answerTo: AnswerName | 'chat' = 'chat'): RedFlag[] {
  const found = new Map<CareTopic, RedFlag>();
  const add = (flag: RedFlag | undefined) => flag && !found.has(flag.topic) && found.set(flag.topic, flag);
  const rules = answerTo === 'workspaceLighting' ? [...anywhere, ...ofLight] : anywhere;
  const read = sentencesOf(text)
    .filter((each) => !rules.some((rule) => rule.test(each)))
    .map((sentence) => ({ sentence, guesses: guessesIn(sentence, answerTo) }));
  for (const { sentence, guesses } of read) add(flagIn(sentence, answerTo, guesses, namedSigns(sentence)));
  // "Do you talk to people who want to end it? That's where I am tonight." Only both together say it.
  for (const [at, one] of read.entries()) {
    const before = read[at - 1];
    if (!before || found.has('self-harm')) continue;
    const suspects = [before, one].filter(({ guesses }) => guesses.some(maySelfHarm)).length;
    if (suspects < (found.has('heavy thoughts') ? 2 : 1)) continue;
    const both = `${before.sentence} ${one.sentence}`;
    add(flagIn(both, answerTo, saidByBoth(guessesIn(both, answerTo)), []));
  }
  return careTopics.flatMap((topic) => found.get(topic) ?? []);
}
