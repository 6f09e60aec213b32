import { type CareTopic, careKind } from '../src/care.ts';
import type { Guess } from '../src/learned/classifier.ts';
import { choose } from '../src/reader/choose.ts';
import { flagIn } from '../src/warning-signs/flag.ts';
import { namedSigns } from '../src/warning-signs/phrases.ts';
import { clearFrom, type Tried, type TriedQuestion } from './thresholds.ts';

interface Count {
  right: number;
  wrong: number;
  wanted: number;
}

interface Mistake {
  probability: number;
  line: string;
}

/**
 * How the classifiers read desks of writers from whom they have not learned: by head, and the ten worst sentences.
 * A desk that says two states of a head counts for neither.
 */
export function reportOf(desks: readonly Tried[], names: readonly string[]): string {
  const counts = new Map(names.map((name) => [name, { right: 0, wrong: 0, wanted: 0 }]));
  const mistakes: Mistake[] = [];
  for (const { read, labels } of desks) {
    const chosen = choose(read);
    for (const [name, count] of counts) {
      const wanted = labels.get(name);
      if (wanted && wanted.size > 1) continue;
      if (wanted) count.wanted++;
      const got = chosen.get(name);
      if (!got?.counts) continue;
      if (wanted?.has(got.state)) count.right++;
      else {
        count.wrong++;
        const state = [...(wanted ?? ['nothing'])].join();
        mistakes.push({
          probability: got.probability,
          line: `${name}: ${got.state} instead of ${state}: ${got.place}`,
        });
      }
    }
  }
  const rows = [...counts].sort(([, one], [, other]) => one.right / one.wanted - other.right / other.wanted);
  const all = rows.reduce<Count>(
    (sum, [, { right, wrong, wanted }]) => ({
      right: sum.right + right,
      wrong: sum.wrong + wrong,
      wanted: sum.wanted + wanted,
    }),
    { right: 0, wrong: 0, wanted: 0 },
  );
  const worst = mistakes.sort((a, b) => b.probability - a.probability).slice(0, 10);
  return [
    `${''.padEnd(30)}   said   read  right`,
    ...[...rows, ['all', all] as const].map(([name, count]) => rowOf(name, count)),
    'worst:',
    ...worst.map(({ probability, line }) => `  ${probability.toFixed(2)} ${line}`),
  ].join('\n');
}

function rowOf(name: string, { right, wrong, wanted }: Count): string {
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(2)).padStart(7);
  return `${name.padEnd(30)}${String(wanted).padStart(7)}${share(right, wanted)}${share(right, right + wrong)}`;
}

export interface TriedSign {
  text: string;
  question: string;
  topic: string | undefined;
  isOrdinary: boolean;
  guesses: readonly Guess[];
}

/** Of each kind of sentence: how many of a hundred each witness sends to which care, and both together. */
export function signReportOf(sentences: readonly TriedSign[]): string {
  const groups = Map.groupBy(sentences, ({ topic, isOrdinary }) =>
    topic === 'self-harm'
      ? topic
      : topic
        ? careKind(topic as CareTopic)
        : isOrdinary
          ? 'ordinary'
          : 'look-alike',
  );
  const cares = ['self-harm', 'emergency', 'soon', 'asked', 'unclear', 'nothing'];
  const careOf = ({ text, question }: TriedSign, guesses: readonly Guess[], named: readonly CareTopic[]) => {
    const flag = flagIn(text, question, guesses, named);
    return flag?.topic === 'self-harm' ? flag.topic : flag?.isAsked ? 'asked' : (flag?.kind ?? 'nothing');
  };
  const rows = [...groups].flatMap(([kind, of]) =>
    (['learner', 'phrases', 'both'] as const).map((witness) => {
      const found = of.map((one) =>
        careOf(
          one,
          witness === 'phrases' ? [] : one.guesses,
          witness === 'learner' ? [] : namedSigns(one.text),
        ),
      );
      const shares = cares.map((care) =>
        ((100 * found.filter((one) => one === care).length) / of.length).toFixed(1).padStart(10),
      );
      return `${kind.padEnd(11)}${witness.padEnd(8)}${String(of.length).padStart(6)}${shares.join('')}`;
    }),
  );
  const missed = sentences
    .filter((one) => one.topic && careOf(one, one.guesses, namedSigns(one.text)) === 'nothing')
    .slice(0, 10);
  const header = `${''.padEnd(25)}${cares.map((care) => care.padStart(10)).join('')}`;
  return [header, ...rows, 'missed:', ...missed.map(({ text, topic }) => `  ${topic}: ${text}`)].join('\n');
}

/** How many of a hundred questions get the right topic, another one, or three to choose from; then the topics with the fewest right ones. */
export function questionReportOf(questions: readonly TriedQuestion[]): string {
  const least = clearFrom(questions);
  const outcomeOf = ({ topic, guesses }: TriedQuestion) => {
    if ((guesses[0]?.probability ?? 0) >= least) return guesses[0]?.state === topic ? 'right' : 'wrong';
    return guesses.slice(0, 3).some(({ state }) => state === topic) ? 'offered' : 'not offered';
  };
  const outcomes = ['right', 'wrong', 'offered', 'not offered'];
  const rowOf = (name: string, of: readonly TriedQuestion[]) => {
    const shares = outcomes.map((outcome) =>
      ((100 * of.filter((one) => outcomeOf(one) === outcome).length) / of.length).toFixed(1).padStart(13),
    );
    return `${name.padEnd(24)}${String(of.length).padStart(6)}${shares.join('')}`;
  };
  const right = (of: readonly TriedQuestion[]) =>
    of.filter((one) => outcomeOf(one) === 'right').length / of.length;
  const topics = [...Map.groupBy(questions, ({ topic }) => topic ?? '')].sort(
    ([, one], [, other]) => right(one) - right(other),
  );
  const worst = questions
    .filter((one) => outcomeOf(one) === 'wrong')
    .sort((one, other) => (other.guesses[0]?.probability ?? 0) - (one.guesses[0]?.probability ?? 0));
  return [
    `${`clear from ${least}`.padEnd(30)}${outcomes.map((outcome) => outcome.padStart(13)).join('')}`,
    ...topics.map(([topic, of]) => rowOf(topic, of)),
    rowOf('all', questions),
    'worst:',
    ...worst
      .slice(0, 10)
      .map(({ text, topic, guesses: [first] }) => `  ${topic}, not ${first?.state}: ${text.slice(0, 150)}`),
  ].join('\n');
}
