import { readFileSync } from 'node:fs';
import { fixesOf } from './advice.ts';
import { possibleAdvice } from './advice-by-setting.ts';
import { type AnswerName, type Answers, answerNames } from './answers.ts';
import { type Them, withoutStray } from './circumstances.ts';
import type { Factor } from './factors.ts';
import { hurtingIn, painsIn } from './fixes.ts';
import type { Mention } from './mentions.ts';
import { nearestAmong, type WithExamples } from './nearest-example.ts';
import { wholeQuoteOf } from './quote.ts';
import { isSpanish } from './spanish.ts';
import { type Step, stepOf } from './told.ts';

/** Advice for something that no factor covers; `asks` are sentences that say it. */
interface Particular extends Pick<WithExamples, 'asks'> {
  factor: Factor;
  finding: string;
  fixes: readonly string[];
}

const lines = readFileSync(new URL('../texts/particulars.jsonl', import.meta.url), 'utf8').trim();

export const particulars = lines.split('\n').map((line): Particular => JSON.parse(line));

const ofFinding = new Map(particulars.map((one) => [one.finding, one]));

/** Minimum sureness to ask about a sentence: lower for complaints and wishes, which are seldom about nothing. */
const worthAsking: Readonly<Record<AnswerName, number>> = {
  ...{ discomfortDescription: 19, difficultTasks: 19, desiredImprovements: 19 },
  ...{ workstationSetup: 45, breaksRoutine: 45, primaryRole: 60, ergonomicEquipment: 60 },
  ...{ postureSupport: 67, workspaceLighting: 67, hoursSpent: 67 },
};
/** Complaints and wishes are taken up unasked from here. */
const sure = 180;
const isComplaint = (answer: AnswerName) => worthAsking[answer] < 45;
const fewestWords = 4;
const [mostMentions, mostPerAnswer, mostOptions] = [6, 4, 4];
/** Options far behind the nearest would only puzzle. */
const leastOfNearest = 0.55;

let nearest: ReturnType<typeof nearestAmong> | undefined;

/** At most six, complaints and wishes first. */
export function mentionsIn(answers: Answers): Mention[] {
  const found = answerNames.flatMap((answer) =>
    sentencesOf(answers, answer)
      .flatMap(
        (sentence) =>
          mentionIn(sentence, answer) ?? clausesOf(sentence).flatMap((one) => mentionIn(one, answer) ?? []),
      )
      .toSorted((one, other) => other.sureness - one.sureness)
      .slice(0, mostPerAnswer),
  );
  const isNew = ({ options: [first] }: Mention, at: number) =>
    found.findIndex(({ options }) => options[0] === first) === at;
  return found
    .filter(isNew)
    .toSorted(
      (one, other) => worthAsking[one.answer] - worthAsking[other.answer] || other.sureness - one.sureness,
    )
    .slice(0, mostMentions)
    .map(({ sureness, ...mention }) =>
      sureness >= sure && isComplaint(mention.answer)
        ? { ...mention, chosen: mention.options[0] ?? null }
        : mention,
    );
}

/** A long text can’t make this slow. */
const mostPieces = 8;

function sentencesOf(answers: Answers, answer: AnswerName): string[] {
  const now = answer === 'discomfortDescription' ? hurtingIn(answers[answer]) : answers[answer];
  return withoutStray(now)
    .split(/(?<=[.!?])\s|[;\n]/)
    .slice(0, mostPieces);
}

function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/,|\b(?:and|but|because)\b/);
  return clauses.length > 1 ? clauses.slice(0, mostPieces) : [];
}

function mentionIn(words: string, answer: AnswerName) {
  const quote = wholeQuoteOf(words);
  const fewest =
    answer !== 'discomfortDescription' ? fewestWords : painsIn(words).length > 0 ? 1 : fewestWords + 1;
  if (!quote || quote.split(' ').length < fewest || isSpanish(words)) return undefined;
  nearest ??= nearestAmong(
    particulars.map(({ asks, finding, fixes }) => ({ asks, say: [finding, ...fixes].join(' ') })),
  );
  const { sureness, ranked } = nearest(words);
  if (sureness < worthAsking[answer]) return undefined;
  const [best] = ranked;
  const options = ranked
    .slice(0, mostOptions)
    .filter(({ score }) => score >= leastOfNearest * (best?.score ?? 0))
    .flatMap(({ at }) => particulars[at]?.finding ?? []);
  return { words: quote, answer, options, sureness };
}

export function mentionSteps(mentions: readonly Mention[], them: Them): (Step & { from: AnswerName })[] {
  return mentions.flatMap(({ chosen, words, answer }, at) => {
    const particular = chosen ? ofFinding.get(chosen) : undefined;
    const isFirst = mentions.findIndex((one) => one.chosen === chosen) === at;
    if (!particular || !isFirst) return [];
    const { factor, finding, fixes } = particular;
    const advice = possibleAdvice({ finding, why: '', fixes: fixesOf([...fixes]) }, them);
    return advice ? { ...stepOf(factor, advice, them), covers: [], said: words, from: answer } : [];
  });
}
