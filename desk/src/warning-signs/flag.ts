import words from '../../texts/sign-words.json' with { type: 'json' };
import { type CareKind, type CareTopic, careKind, type RedFlag } from '../care.ts';
import type { Guess } from '../learned/classifier.ts';
import { isSpanish } from '../spanish.ts';

type Suspicion = CareKind | 'self-harm';

/**
 * Minimum probabilities, chosen on held-out writers (`npm run learn -- --report`); lower where signs are
 * common.
 */
const leastProbability: Readonly<Record<'body' | 'desk' | 'role', Readonly<Record<Suspicion, number>>>> = {
  body: { emergency: 0.05, 'self-harm': 0.25, soon: 0.15, unclear: 0.25 },
  desk: { emergency: 0.1, 'self-harm': 0.4, soon: 0.25, unclear: 0.4 },
  // “Payroll manager, 27 weeks pregnant.” Our judgment.
  role: { emergency: 0.3, 'self-harm': 0.4, soon: 0.4, unclear: 0.6 },
};
/** For a phrase about somebody’s work, such as “I deal with strokes all night”. */
const leastOfRole = 0.02;
const groupOf = (answerTo: string) =>
  answerTo === 'primaryRole'
    ? 'role'
    : ['discomfortDescription', 'chat'].includes(answerTo)
      ? 'body'
      : 'desk';

/** From here, self-harm is an emergency; below, a calm sentence names 988 and the desk is scored. */
const sureOfSelfHarm = 0.8;

const patternOf = (stems: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join('|')})`, 'iu');
const signWords = {
  selfHarm: patternOf(words.selfHarm),
  body: patternOf(words.body),
  pregnancy: patternOf(words.pregnancy),
  pregnant: patternOf(words.pregnant),
};
/** Minimum probabilities in a sentence without any sign word. */
const leastWithoutWord = { selfHarm: 0.8, body: 0.3, pregnancy: 0.2 };

function hasWordOrIsSure(sentence: string, { state, probability }: Guess): boolean {
  // Being pregnant is no sign, nor is its trouble without it.
  const isPregnancy = [signWords.pregnancy, signWords.pregnant].every((one) => one.test(sentence));
  if (state === 'pregnancy' && !isPregnancy) return probability >= leastWithoutWord.pregnancy;
  const kind = state === 'self-harm' ? 'selfHarm' : 'body';
  return probability >= leastWithoutWord[kind] || signWords[kind].test(sentence);
}

/** Short, without when or how long: "My foot is numb." */
const isBare = (sentence: string) =>
  sentence.split(/\s+/).length <= 9 &&
  !/\b(?:when|while|after|by|during|if|because|cause|years?|months?|nights?|mornings?|evenings?|cold|always|usually|mostly|sometimes|every|each|long)\b/i.test(
    sentence,
  );

export function flagIn(
  sentence: string,
  answerTo: string,
  guesses: readonly Guess[],
  named: readonly CareTopic[],
): RedFlag | undefined {
  const group = groupOf(answerTo);
  const least = leastProbability[group];
  const plain = sentence.replaceAll('’', "'");
  const counted = guesses.filter((guess) => hasWordOrIsSure(plain, guess));
  const likely = counted.toSorted((one, other) => other.probability - one.probability);
  const sumOf = (kind: Suspicion) =>
    likely.reduce((sum, { state, probability }) => (kindOf(state) === kind ? sum + probability : sum), 0);
  const isSure = sumOf('self-harm') >= sureOfSelfHarm && signWords.selfHarm.test(plain);
  const mayBeSelfHarm = !named.includes('self-harm') && sumOf('self-harm') >= least['self-harm'] && !isSure;
  const flagOf = (topic: CareTopic) => ({
    kind: careKind(topic),
    topic,
    said: shortened(sentence),
    language: isSpanish(sentence) ? ('es' as const) : ('en' as const),
  });
  // Suspicion of graver signs adds to that of lesser ones.
  let suspicion = 0;
  for (const kind of ['self-harm', 'emergency', 'soon', 'unclear'] as const) {
    if (kind !== 'self-harm' || !mayBeSelfHarm) suspicion += sumOf(kind);
    const speaks = suspicion >= least[kind] && (kind !== 'unclear' || isBare(plain));
    const isOfWork = group === 'role' && kind !== 'self-harm' && suspicion < leastOfRole;
    const byPhrase = isOfWork ? undefined : named.find((topic) => kindOf(topic) === kind);
    const byLearner = likely.find(({ state }) => kindOf(state) === kind)?.state as CareTopic | undefined;
    const topic = byPhrase ?? (speaks ? byLearner : undefined);
    if (topic)
      return { ...flagOf(topic), ...(kind === 'soon' && !(byPhrase && speaks) && { isAsked: true }) };
  }
  return mayBeSelfHarm ? flagOf('heavy thoughts') : undefined;
}

function kindOf(topic: string): Suspicion {
  return topic === 'self-harm' ? topic : careKind(topic as CareTopic);
}

const longestSaid = 160;

function shortened(sentence: string): string {
  const plain = sentence
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!]+$/, '')
    .trim();
  return plain.length <= longestSaid ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longestSaid))} …`;
}
