import texts from '../texts/advice-by-setting.json' with { type: 'json' };
import { type Advice, fixesOf, sentenceFor } from './advice.ts';
import type { Factor, FactorState, Findings } from './factors.ts';
import { isLounging } from './implied.ts';
import type { Seat, Setting } from './setting.ts';

type Condition = (setting: Setting, found: Findings) => boolean;

const sitsOn =
  (...seats: readonly Seat[]): Condition =>
  ({ seat }) =>
    seat !== undefined && seats.includes(seat);

const isDeskTooHigh = ({ workSurface, keyboardHeight }: Findings) =>
  workSurface === 'too high' || keyboardHeight === 'too high';

const conditions: Readonly<Record<keyof typeof texts, Condition>> = {
  // A desk that is too high already must not be raised for the knees.
  'wheelchair at a high desk': ({ seat }, found) => seat === 'wheelchair' && isDeskTooHigh(found),
  wheelchair: sitsOn('wheelchair'),
  standing: sitsOn('standing'),
  bed: sitsOn('bed'),
  'couch or bed with a lap desk': (setting) =>
    isLounging(setting) && setting.equipment?.['lap desk'] === true,
  'couch or bed': isLounging,
  'stool, bench or ball': sitsOn('stool', 'bench', 'ball'),
  'chair that cannot be raised': (setting, found) => isFixedChair(setting, found),
  'seat that cannot be raised': (setting, found) =>
    sitsOn('stool', 'bench', 'ball')(setting, found) || isFixedChair(setting, found),
  tablet: ({ device }) => device === 'tablet',
  'laptop with a keyboard': ({ device, equipment }) => device === 'laptop' && equipment?.keyboard === true,
  'laptop without a keyboard': ({ device, equipment }) => device === 'laptop' && !equipment?.keyboard,
  'two screens': ({ screens }) => screens === 'two',
  'monitor arm': ({ equipment }) => equipment?.['monitor arm'] === true,
  'kitchen table or counter': ({ surface }) => surface === 'kitchen table' || surface === 'counter',
  'sit-stand desk': ({ surface }) => surface === 'sit-stand desk',
  // A higher seat alone would lift the feet still more, and a lower one would put the elbows below the desk.
  'feet in the air at a high desk': (_, found) =>
    found.seatHeight === 'feet in the air' && isDeskTooHigh(found),
  footrest: ({ equipment }) => equipment?.footrest === true,
  headset: ({ equipment }) => equipment?.headset === true,
};

function isFixedChair({ seat }: Setting, { chairAdjustment }: Findings): boolean {
  return seat === 'kitchen chair' || chairAdjustment === 'fixed';
}

/** Replaces the text or the fixes. Null or a string: the finding does not apply here; the string says what took points. */
type Words = { finding?: string; fixes?: string[] } | string | null;

const cases = Object.entries<Readonly<Record<string, Words>>>(texts).map(([name, words]) => ({
  applies: conditions[name as keyof typeof texts],
  words: new Map(
    Object.entries(words).flatMap(([states, text]) => {
      const instead =
        typeof text === 'object' && text?.fixes ? { ...text, fixes: fixesOf(text.fixes) } : text;
      return states.split('; ').map((state) => [state, instead as Partial<Advice> | string | null]);
    }),
  ),
}));

function wordsIn(factor: Factor, state: FactorState, setting: Setting, found: Findings) {
  const name = `${factor}: ${state}`;
  return cases.find(({ applies, words }) => words.has(name) && applies(setting, found))?.words.get(name);
}

/** The advice on a finding, in words for this furniture; undefined where the finding does not apply to it. */
export function adviceIn<Given extends Advice>(
  given: Given,
  factor: Factor,
  state: FactorState,
  setting: Setting,
  found: Findings,
): Given | undefined {
  const instead = wordsIn(factor, state, setting, found);
  return instead === null || typeof instead === 'string' ? undefined : { ...given, ...instead };
}

export function findingIn(
  { findings, implied, setting }: { findings: Findings; implied: Findings; setting: Setting },
  factor: Factor,
  state: FactorState,
): string {
  const words = wordsIn(factor, state, setting, { ...implied, ...findings });
  return typeof words === 'string' ? words : (words?.finding ?? sentenceFor(factor, state));
}
