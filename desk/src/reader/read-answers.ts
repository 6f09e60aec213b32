import { type AnswerName, type Answers, answerNames } from '../answers.ts';
import { type FactorState, factorNames, suits } from '../factors.ts';
import { Classifier, type Guess } from '../learned/classifier.ts';
import type { Evidence, Reading } from '../reading.ts';
import { equipment, type Setting } from '../setting.ts';
import { type Choice, choose } from './choose.ts';
import { sentencesOf } from './sentences.ts';

const facts = Classifier.from('facts');

const isWish =
  /^\W*(?:(?:i|we)(?:['’]d| would| really)* (?:want|wish|like to|love|need|hope)|(?:want|wish|need|looking for|hoping for)\b)/i;

/** Finds the factors and the furniture that the answers name, each with the sentence that says so most surely. A question says nothing, and a wish only what is wrong. */
export function readAnswers(answers: Answers): Reading {
  const chosen = choose(
    answerNames.flatMap((answer) =>
      sentencesOf(answers[answer])
        .filter((text) => !text.endsWith('?'))
        .map((text) => ({ place: { answer, text }, guesses: guessesIn(text, answer) })),
    ),
  );
  const reading: Reading = { findings: {}, evidence: {}, setting: settingOf(chosen) };
  for (const factor of factorNames) {
    const choice = chosen.get(factor);
    if (!choice?.counts) continue;
    Object.assign(reading.findings, { [factor]: choice.state as FactorState });
    reading.evidence[factor] = choice.place;
  }
  return reading;
}

/** "I want a chair that goes up and down" tells of no such chair, but "I want a desk that isn't so high" of one that is too high. */
function guessesIn(text: string, answer: AnswerName): Guess[] {
  const guesses = facts.guesses(text, answer);
  if (!isWish.test(text)) return guesses;
  const isFault = ({ name, state }: Guess) =>
    factorNames.some((factor) => factor === name && !suits(factor, state as FactorState));
  return guesses.filter(isFault);
}

function settingOf(chosen: ReadonlyMap<string, Choice<Evidence>>): Setting {
  const said = (name: string) => {
    const choice = chosen.get(name);
    return choice?.counts ? choice.state : undefined;
  };
  const named = Object.fromEntries(
    (['seat', 'device', 'screens', 'surface'] as const).flatMap((name) => {
      const state = said(name);
      return state === undefined ? [] : [[name, state]];
    }),
  );
  const things = equipment.flatMap((name) => {
    const state = said(headOf(name));
    return state === undefined ? [] : [[name, state === 'yes']];
  });
  return { ...named, equipment: Object.fromEntries(things) };
}

/** The learner's name of a piece of equipment: "monitorArm". */
const headOf = (name: string) => name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
