import { type CareTopic, careKind } from '../src/care.ts';
import type { Guess } from '../src/learned/classifier.ts';
import { choose } from '../src/reader/choose.ts';
import { flagIn } from '../src/warning-signs/flag.ts';
import { namedSigns } from '../src/warning-signs/phrases.ts';
import { clearFrom, type Tried, type TriedQuestion } from './thresholds.ts';

/**
 * How the classifiers read desks of writers from whom they have not learned: by head, and the ten worst sentences.
 * A desk that says two states of a head counts for neither.
 */
export function reportOf(desks: readonly Tried[], names: readonly string[]): string {
  const all = { right: 0, wrong: 0, wanted: 0 };
  const counts = new Map(names.map((name) => [name, { ...all }]));
  const mistakes: { probability: number; line: string }[] = [];
  for (const { read, labels } of desks) {
    const chosen = choose(read);
    for (const [name, own] of counts) {
      const wanted = labels.get(name);
      if (wanted && wanted.size > 1) continue;
      const got = chosen.get(name);
      const isRight = got?.counts && wanted?.has(got.state);
      for (const count of [own, all]) {
        if (wanted) count.wanted++;
        if (isRight) count.right++;
        else if (got?.counts) count.wrong++;
      }
      if (!got?.counts || isRight) continue;
      const state = [...(wanted ?? ['nothing'])].join();
      mistakes.push({
        probability: got.probability,
        line: `${name}: ${got.state} instead of ${state}: ${got.place}`,
      });
    }
  }
  const rows = [...counts].sort(([, one], [, other]) => one.right / one.wanted - other.right / other.wanted);
  const worst = mistakes.sort((a, b) => b.probability - a.probability).slice(0, 10);
  return [
    `${''.padEnd(30)}   said   read  right`,
    ...[...rows, ['all', all] as const].map(([name, { right, wrong, wanted }]) =>
      [name.padEnd(30), String(wanted).padStart(7), share(right, wanted), share(right, right + wrong)].join(
        '',
      ),
    ),
    'worst:',
    ...worst.map(({ probability, line }) => `  ${probability.toFixed(2)} ${line}`),
  ].join('\n');
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(2)).padStart(7);

/** A row of how many are of each outcome, of a hundred. */
function rowOf(name: string, found: readonly string[], outcomes: readonly string[]): string {
  const shares = outcomes.map((outcome) => {
    const count = found.filter((one) => one === outcome).length;
    return ((100 * count) / found.length).toFixed(1).padStart(13);
  });
  return [name.padEnd(24), String(found.length).padStart(6), ...shares].join('');
}

const headerOf = (title: string, outcomes: readonly string[]) =>
  [title.padEnd(30), ...outcomes.map((outcome) => outcome.padStart(13))].join('');

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
      return rowOf(`${kind}: ${witness}`, found, cares);
    }),
  );
  const missed = sentences
    .filter((one) => one.topic && careOf(one, one.guesses, namedSigns(one.text)) === 'nothing')
    .slice(0, 10);
  return [
    headerOf('', cares),
    ...rows,
    'missed:',
    ...missed.map(({ text, topic }) => `  ${topic}: ${text}`),
  ].join('\n');
}

/** How many of a hundred questions get the right topic, another one, or three to choose from; then the topics with the fewest right ones. */
export function questionReportOf(questions: readonly TriedQuestion[]): string {
  const least = clearFrom(questions);
  const outcomeOf = ({ topic, guesses }: TriedQuestion) => {
    if ((guesses[0]?.probability ?? 0) >= least) return guesses[0]?.state === topic ? 'right' : 'wrong';
    return guesses.slice(0, 3).some(({ state }) => state === topic) ? 'offered' : 'not offered';
  };
  const outcomes = ['right', 'wrong', 'offered', 'not offered'];
  const right = (of: readonly TriedQuestion[]) =>
    of.filter((one) => outcomeOf(one) === 'right').length / of.length;
  const topics = [...Map.groupBy(questions, ({ topic }) => topic ?? '')].sort(
    ([, one], [, other]) => right(one) - right(other),
  );
  const worst = questions
    .filter((one) => outcomeOf(one) === 'wrong')
    .sort((one, other) => (other.guesses[0]?.probability ?? 0) - (one.guesses[0]?.probability ?? 0));
  return [
    headerOf(`clear from ${least}`, outcomes),
    ...[...topics, ['all', questions] as const].map(([topic, of]) =>
      rowOf(topic, of.map(outcomeOf), outcomes),
    ),
    'worst:',
    ...worst
      .slice(0, 10)
      .map(({ text, topic, guesses: [first] }) => `  ${topic}, not ${first?.state}: ${text.slice(0, 150)}`),
  ].join('\n');
}
