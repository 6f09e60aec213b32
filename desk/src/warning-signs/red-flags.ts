import type { AnswerName } from '../answers.ts';
import { type CareTopic, careTopics, type RedFlag } from '../care.ts';
import { Classifier } from '../learned/classifier.ts';
import { sentencesOf } from '../reader/sentences.ts';
import { flagIn } from './flag.ts';
import { namedSigns } from './phrases.ts';

const learned = Classifier.from('signs');

/** A denial with nothing else, such as "None today." It has too few words for the learner. */
const isDenial =
  /^\W*(?:none|nothing|nope|nada|ningun[oa])(?:\W+(?:at all|really|today|now|yet|so far|here|to report|to see|that i know of))*\W*$/i;

/** "My screen went dark." An object alone has no signs. */
const isObject =
  /^\W*(?:my|the|our|this|that) (?:\w+ )?(?:screens?|monitors?|laptop|computer|pc|mouse|keyboard|printer|phone|headset|chair|desk|lamp|internet|wi-?fi|server|app|battery)\b(?!.*\b(?:i|i['’]m|me|my|we|he|she|him|her)\b)/i;

/**
 * The warning signs in a text, at most one of each topic, the gravest kind first. `isAsked` where only one of the two witnesses, the learner
 * and the phrases, sees a doctor's sign.
 * @param answerTo the question that the text answers
 */
export function redFlagsIn(text: string, answerTo: AnswerName | 'chat' = 'chat'): RedFlag[] {
  const found = new Map<CareTopic, RedFlag>();
  for (const sentence of sentencesOf(text).filter((each) => !isDenial.test(each) && !isObject.test(each))) {
    const flag = flagIn(sentence, answerTo, learned.guesses(sentence, answerTo), namedSigns(sentence));
    if (flag && !found.has(flag.topic)) found.set(flag.topic, flag);
  }
  return careTopics.flatMap((topic) => found.get(topic) ?? []);
}
