import type { AnswerName } from '../answers.ts';
import { type CareTopic, careTopics, type RedFlag } from '../care.ts';
import { Classifier, type Guess } from '../learned/classifier.ts';
import { sentencesOf } from '../reader/sentences.ts';
import { flagIn } from './flag.ts';
import { namedSigns } from './phrases.ts';

const learned = Classifier.from('signs');

/** A denial with nothing else, such as "None today." It has too few words for the learner. */
const isDenial =
  /^\W*(?:none|nothing|nope|nada|ningun[oa])(?:\W+(?:at all|really|today|now|yet|so far|here|to report|to see|that i know of))*\W*$/i;

/** "No numbness", "No pain or swelling". Not "No feeling in my leg". */
const isSymptomDenied =
  /^\W*(?:no|zero|without|never any)(?:(?:,| or| and| nor|,? no)? (?:(?:any|new|real|other|more) )?(?:numbness|tingling|pins and needles|pain|aches?|weakness|swelling|redness|fever|headaches?|dizziness|injur(?:y|ies)|accidents?|falls?))+\W*$/i;

/** "My screen went dark." An object alone has no signs. */
const isObject =
  /^\W*(?:(?:my|the|our|this|that|an?|one of the|other) )?(?:\w+ )?(?:cushion|pillow|arm ?rests?|headrest|footrest|wheel|shade|stand|screens?|monitors?|laptop|computer|pc|mouse|keyboard|printer|phone|headset|chair|desk|lamp|internet|wi-?fi|server|app|battery)\b(?!.*\b(?:i|i['’]m|me|my|we|he|she|him|her)\b)/i;

/** "I can't see anything on the screen when the sun comes in." */
const isLight = (sentence: string, answerTo: string) =>
  answerTo === 'workspaceLighting' &&
  /\b(?:sun|glare|windows?|balcony|lights?|lamps?|bulbs?|blinds?|reflect\w*|dark)\b/i.test(sentence) &&
  !/\b(?:since|sudden\w*|today|yesterday|flash\w*|double|half|lost|vision|sight|pain|hurts?|faint|dizz\w*|headaches?|migraines?)\b/i.test(
    sentence,
  );

/** "Like a knot is tied", "knocked the rowing on the head" */
const isFigure = /\blike a knot\b|\bknock\w* (?!me\b|my|him\b|her\b)(?:the )?\w+ on the head\b/i;

/** "My legs go numb from the seat, and it comes right when I walk." */
const isPassing =
  /^(?!.*\b(?:groin|saddle|privates|between (?:my|the) legs|both legs|face|side)\b).*\b(?:numb\w*|tingl\w*|asleep|pins and needles)\b.*\b(?:goes|gone|stops|clears|eases|wears off|comes (?:right|back))\b.*\b(?:when|if|once|after|as soon as) i (?:move|walk|get up|stand|stop|shift|shake)\b/i;

/** "Legs!" */
const isBodyPart =
  /^\W*(?:my |the )?(?:neck|shoulders?|back|arms?|elbows?|wrists?|hands?|fingers?|hips?|legs?|knees?|ankles?|feet|foot|eyes?|head)\W*$/i;

/** "Six months pregnant." Alone it is no sign. */
const isPregnancy =
  /^\W*(?:(?:i[’']?m|i am|am|and|now|about|currently) )*[\w-]+(?: and a half)? (?:weeks?|months?) (?:pregnant|along)\W*$/i;

const isSelfHarm = ({ state }: Guess) => state === 'self-harm';
/** Two sentences have more words that look like it, so they have to say it more surely. */
const saidByBoth = (guesses: readonly Guess[]) =>
  guesses.filter((guess) => isSelfHarm(guess) && guess.probability >= 0.3);
const maySelfHarm = (guess: Guess) => isSelfHarm(guess) && guess.probability >= 0.003;

/**
 * The warning signs in a text, at most one of each topic, the gravest kind first. `isAsked` where only one of the two witnesses, the learner
 * and the phrases, sees a doctor's sign.
 * @param answerTo the question that the text answers
 */
export function redFlagsIn(text: string, answerTo: AnswerName | 'chat' = 'chat'): RedFlag[] {
  const found = new Map<CareTopic, RedFlag>();
  const add = (flag: RedFlag | undefined) => flag && !found.has(flag.topic) && found.set(flag.topic, flag);
  const read = sentencesOf(text)
    .filter(
      (each) =>
        !isLight(each, answerTo) &&
        ![isDenial, isSymptomDenied, isObject, isFigure, isPassing, isBodyPart, isPregnancy].some((rule) =>
          rule.test(each),
        ),
    )
    .map((sentence) => ({ sentence, guesses: learned.guesses(sentence, answerTo) }));
  for (const { sentence, guesses } of read) add(flagIn(sentence, answerTo, guesses, namedSigns(sentence)));
  // "Do you talk to people who want to end it? That's where I am tonight." Only both together say it.
  for (const [at, { sentence, guesses }] of read.entries()) {
    const before = read[at - 1];
    if (!before || found.has('self-harm') || ![...before.guesses, ...guesses].some(maySelfHarm)) continue;
    const both = `${before.sentence} ${sentence}`;
    add(flagIn(both, answerTo, saidByBoth(learned.guesses(both, answerTo)), []));
  }
  return careTopics.flatMap((topic) => found.get(topic) ?? []);
}
