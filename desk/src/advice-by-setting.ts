import texts from '../texts/advice-by-setting.json' with { type: 'json' };
import { type Advice, type Fix, fixesOf, sentenceFor } from './advice.ts';
import { fastenedThings, isSo, ownedFor, type Them } from './circumstances.ts';
import type { Factor, FactorState, Findings } from './factors.ts';
import { nameOf } from './implied.ts';
import type { Setting } from './setting.ts';
import { suitsThem } from './without.ts';

/** Null or a string means the finding doesn't apply; the string says what cost points. */
type Words = { finding?: string; fixes?: string[] } | string | null;

const cases = Object.entries<Readonly<Record<string, Words>>>(texts).map(([name, words]) => ({
  name,
  words: new Map(
    Object.entries(words).flatMap(([states, text]) => {
      const instead =
        typeof text === 'object' && text?.fixes ? { ...text, fixes: fixesOf(text.fixes) } : text;
      return states.split('; ').map((state) => [state, instead as Partial<Advice> | string | null]);
    }),
  ),
}));

function wordsIn(factor: Factor, state: FactorState, them: Them) {
  const of = nameOf(factor, state);
  return cases.find(({ name, words }) => words.has(of) && isSo(name, them))?.words.get(of);
}

export function adviceIn<Given extends Advice>(
  given: Given,
  factor: Factor,
  state: FactorState,
  them: Them,
): Given | undefined {
  const instead = wordsIn(factor, state, them);
  return instead === null || typeof instead === 'string' ? undefined : { ...given, ...instead };
}

const most = 3;

/** Leaves out what this person can't do; undefined if nothing is left. */
export function possibleAdvice<Given extends Advice>(given: Given, them: Them): Given | undefined {
  const stuckIn = (text: string) =>
    fastenedThings.find(({ name, moved }) => moved.test(text) && isSo(name, them));
  const theirs = (fixes: readonly Fix[]) =>
    fixes.flatMap(({ when, ...fix }) => (!when || isSo(when, them) ? fix : []));
  const left = theirs(given.fixes).flatMap((fix) => {
    if (!suitsThem(fix.do, them.setting)) return [];
    const owned = ownedFor(fix.do, them);
    if (owned) return fixesOf([`free: Use the ${owned} that you have.`]);
    const sentences = fix.do.split(/(?<=[.!?]) /);
    const possible = sentences.filter((one) => !stuckIn(one));
    return possible[0] === sentences[0] ? { ...fix, do: possible.join(' ') } : [];
  });
  const stuck = given.fixes.map((fix) => stuckIn(fix.do)).find((thing) => thing?.instead);
  if (stuck && left.length < stuck.fewest) left.push(...theirs(fixesOf(stuck.instead ?? [])).slice(0, 1));
  const [first, ...others] = left;
  return first && { ...given, fixes: [first, ...others.slice(0, most - 1)] };
}

export function findingIn(
  { findings, implied, setting }: { findings: Findings; implied: Findings; setting: Setting },
  factor: Factor,
  state: FactorState,
): string {
  const words = wordsIn(factor, state, { setting, found: { ...implied, ...findings }, said: '' });
  return typeof words === 'string' ? words : (words?.finding ?? sentenceFor(factor, state));
}
