import texts from '../texts/advice-by-setting.json' with { type: 'json' };
import { type Advice, fixesOf, sentenceFor } from './advice.ts';
import type { Factor, FactorState, Findings } from './factors.ts';
import { isLounging } from './implied.ts';
import type { Seat, Setting } from './setting.ts';

type Condition = (setting: Setting, found: Findings, said: string) => boolean;

const sitsOn =
  (...seats: readonly Seat[]): Condition =>
  ({ seat }) =>
    seat !== undefined && seats.includes(seat);

const vehicle =
  /\b(?:passenger|driver[’']?s|car|truck) seat\b|\bsteering wheel\b|\bwindshield\b|\b(?:in|of|from) (?:my|the|a) (?:own )?(?:car|van|truck|cab|rig)\b/i;
const onTheirFeet =
  /\b(?:i|we) (?:\w+ )?stand\b.{0,20}\b(?:at|shelf|counter|bench|day|shift)\b|\btreadmill\b|\b(?:computer|med|rolling) cart\b|\bon my feet all\b/i;

const drawingScreen =
  /\b(?:wacom|cintiq|pen display|drawing (?:screen|tablet)|draw (?:\w+ )?on(?:to)? (?:it|a screen|the screen))\b/i;

const conditions: Readonly<Record<keyof typeof texts, Condition>> = {
  vehicle: ({ seat }, _, said) => (seat === undefined || seat === 'couch') && vehicle.test(said),
  wheelchair: sitsOn('wheelchair'),
  standing: ({ seat }, _, said) => seat === 'standing' || (seat === undefined && onTheirFeet.test(said)),
  bed: sitsOn('bed'),
  'couch or bed with a lap desk': (setting) =>
    isLounging(setting) && setting.equipment?.['lap desk'] === true,
  'couch or bed': isLounging,
  'stool, bench or ball': sitsOn('stool', 'bench', 'ball'),
  'drawing screen': (_, __, said) => drawingScreen.test(said),
  tablet: ({ device }) => device === 'tablet',
  'laptop beside a main screen': (_, { screenHeight }) =>
    screenHeight === 'fits' || screenHeight === 'too high',
  'laptop with a keyboard': ({ device, equipment }) => device === 'laptop' && equipment?.keyboard === true,
  'laptop without a keyboard': ({ device, equipment }) => device === 'laptop' && !equipment?.keyboard,
  'two screens': ({ screens }) => screens === 'two',
  'monitor arm': ({ equipment }) => equipment?.['monitor arm'] === true,
  'sit-stand desk': ({ surface }) => surface === 'sit-stand desk',
  // A higher seat alone would lift the feet still more, and a lower one would put the elbows below the desk.
  'feet that lift at a high desk': (_, { seatHeight, workSurface, keyboardHeight }) =>
    (seatHeight === 'feet in the air' || seatHeight === 'too high') &&
    (workSurface === 'too high' || keyboardHeight === 'too high'),
  footrest: ({ equipment }) => equipment?.footrest === true,
};

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

function wordsIn(factor: Factor, state: FactorState, setting: Setting, found: Findings, said = '') {
  const name = `${factor}: ${state}`;
  return cases
    .find(({ applies, words }) => words.has(name) && applies(setting, found, said))
    ?.words.get(name);
}

/** The advice on a finding, in words for this furniture; undefined where the finding does not apply to it. @param said what they wrote */
export function adviceIn<Given extends Advice>(
  given: Given,
  factor: Factor,
  state: FactorState,
  setting: Setting,
  found: Findings,
  said?: string,
): Given | undefined {
  const instead = wordsIn(factor, state, setting, found, said);
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
