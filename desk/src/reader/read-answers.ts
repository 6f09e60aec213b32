import { type Answers, answerNames } from '../answers.ts';
import { type FactorState, factorNames } from '../factors.ts';
import { Classifier } from '../learned/classifier.ts';
import type { Evidence, Reading } from '../reading.ts';
import { equipment, type Setting } from '../setting.ts';
import { type Choice, choose } from './choose.ts';
import { sentencesOf } from './sentences.ts';

const facts = Classifier.from('facts');

/** Finds the factors and the furniture that the answers name, each with the sentence that says so most surely. A question says nothing. */
export function readAnswers(answers: Answers): Reading {
  const chosen = choose(
    answerNames.flatMap((answer) =>
      sentencesOf(answers[answer])
        .filter((text) => !text.endsWith('?'))
        .map((text) => ({ place: { answer, text }, guesses: facts.guesses(text, answer) })),
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
