import texts from '../../texts/reading.json' with { type: 'json' };
import { type AnswerName, type Answers, answerNames } from '../answers.ts';
import { type FactorState, factorNames, suits } from '../factors.ts';
import { isLounging } from '../implied.ts';
import { Classifier, type Guess } from '../learned/classifier.ts';
import { saysSo } from '../quote.ts';
import type { Evidence, Reading } from '../reading.ts';
import { equipment, type Setting } from '../setting.ts';
import { type Choice, choose } from './choose.ts';
import { sentencesOf } from './sentences.ts';

const facts = Classifier.from('facts');

const patternOf = (name: keyof typeof texts) => new RegExp(texts[name], 'i');
const isWish = patternOf('wish');
const saysWhatIs = patternOf('what is');
const isElsewhere = patternOf('elsewhere');
const isPast = patternOf('past');
const isNow = patternOf('now');
const isSolved = patternOf('solved');

const doubtful = 0.8;

const places = ['seat', 'device', 'screens', 'surface'];

/** Questions are skipped, and a wish can only name a fault. */
export function readAnswers(answers: Answers): Reading {
  const chosen = choose(
    answerNames.flatMap((answer) =>
      sentencesOf(answers[answer])
        .filter((text) => !text.endsWith('?'))
        .map((text) => ({ place: { answer, text }, guesses: guessesIn(text, answer).flatMap(proven(text)) })),
    ),
  );
  const reading: Reading = { findings: {}, unsure: {}, evidence: {}, setting: settingOf(chosen) };
  for (const factor of factorNames) {
    const choice = chosen.get(factor);
    if (!choice?.counts && !choice?.isUnsure) continue;
    const read = choice.counts ? reading.findings : reading.unsure;
    Object.assign(read, { [factor]: choice.state as FactorState });
    reading.evidence[factor] = choice.place;
  }
  return reading;
}

/** "I want a chair that goes up and down" names no fault; "a desk that isn't so high" does. */
function guessesIn(text: string, answer: AnswerName): Guess[] {
  if (isPast.test(text) && !isNow.test(text)) return [];
  const all = facts.guesses(text, answer);
  const guesses = isSolved.test(text) ? all.filter((guess) => !isFault(guess)) : all;
  const isAsked = answer === 'desiredImprovements' && !saysWhatIs.test(text);
  if (isAsked || isWish.test(text)) return guesses.filter(isFault);
  return isElsewhere.test(text) ? guesses.filter(({ name }) => !places.includes(name)) : guesses;
}

const proven = (text: string) => (guess: Guess) => {
  if (saysSo(text, `${guess.name}: ${guess.state}`)) return guess;
  return guess.counts ? { ...guess, counts: false, probability: doubtful * guess.threshold } : [];
};

function isFault({ name, state }: Guess): boolean {
  return factorNames.some((factor) => factor === name && !suits(factor, state as FactorState));
}

function settingOf(chosen: ReadonlyMap<string, Choice<Evidence>>): Setting {
  const said = (name: string) => {
    const choice = chosen.get(name);
    return choice?.counts ? [choice.state] : [];
  };
  const named: Setting = Object.fromEntries(
    places.flatMap((name) => said(name).map((state) => [name, state])),
  );
  // Someone with a monitor on a desk uses the couch only at times.
  if (isLounging(named) && (named.device === 'desktop' || named.screens === 'two')) delete named.seat;
  const things = equipment.flatMap((name) => said(headOf(name)).map((state) => [name, state === 'yes']));
  return { ...named, equipment: Object.fromEntries(things) };
}

const headOf = (name: string) => name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
