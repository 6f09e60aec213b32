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

const isWish =
  /^\W*(?:(?:i|we)(?:['’]d| would| really)* (?:want|wish|like to|love|need|hope)|(?:want|wish|need|looking for|hoping for)\b)/i;

const saysWhatIs = /\b(?:is|are|am|have|has|got|now|already|my|hurts?)\b|['’](?:s|m|re)\b/i;

/** What is not the main workplace of the person, now. */
const isElsewhere =
  /\b(?:used to|(?:[’']s|is|are|has|have) gone\b|in (?:the|its|a) (?:shed|attic|closet|garage|cupboard)|in storage|weekends?|behind (?:the|my|me)|under my feet|(?:do not|don[’']?t|no longer|never) (?:have|own|use)|(?:my|our|his|her) (?:husband|wife|partner|boss|co-?worker|son|daughter|mother|father|mom|dad|kids?)(?:[’']s)?)\b/i;
/** The share of its threshold that such a reading keeps. */
const doubtful = 0.8;

const places = ['seat', 'device', 'screens', 'surface'];

/** What was, and is not told to be so now. */
const isPast =
  /\bi used to\b|\b(?:at|in) (?:my|our|the) (?:old|last|previous|former) (?:job|firm|office|company|place|workplace|flat|apartment|house|building|school|desk|clinic|shop)\b|\b(?:my|our) (?:old|previous|former) (?:\w+ ){1,2}(?:had|was|were)\b|\bin (?:19|20)\d\d it was\b/i;
const isNow = /\b(?:now|today|nowadays|these days|currently|still|since|so|moved)\b/i;
/** A trouble that has been mended. */
const isSolved =
  /\b(?:threw|tossed|gave|sent) (?:it|them|mine|that) (?:out|away|back)\b|\bi (?:threw out|tossed|got rid of|gave away)\b|\bno longer\b|\b(?:not|never|(?:is|are|do|have|has)n[’']t)\b(?! enough).{0,60}\bany ?more\b/i;

/** Finds the factors and the furniture that the answers name, each with the sentence that says so most surely. A question says nothing, and a wish only what is wrong. */
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

/** "I want a chair that goes up and down" tells of no such chair, but "I want a desk that isn't so high" of one that is too high. */
function guessesIn(text: string, answer: AnswerName): Guess[] {
  if (isPast.test(text) && !isNow.test(text)) return [];
  const all = facts.guesses(text, answer);
  const guesses = isSolved.test(text) ? all.filter((guess) => !isFault(guess)) : all;
  const isAsked = answer === 'desiredImprovements' && !saysWhatIs.test(text);
  if (isAsked || isWish.test(text)) return guesses.filter(isFault);
  return isElsewhere.test(text) ? guesses.filter(({ name }) => !places.includes(name)) : guesses;
}

/** What is read in words that don't say it is at most asked about. */
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
    return choice?.counts ? choice.state : undefined;
  };
  const named: Setting = Object.fromEntries(
    places.flatMap((name) => {
      const state = said(name);
      return state === undefined ? [] : [[name, state]];
    }),
  );
  // Who has a monitor on a desk works on the couch now and then.
  if (isLounging(named) && (named.device === 'desktop' || named.screens === 'two')) delete named.seat;
  const things = equipment.flatMap((name) => {
    const state = said(headOf(name));
    return state === undefined ? [] : [[name, state === 'yes']];
  });
  return { ...named, equipment: Object.fromEntries(things) };
}

/** The learner's name of a piece of equipment: "monitorArm". */
const headOf = (name: string) => name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
