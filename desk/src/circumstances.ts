import texts from '../texts/circumstances.json' with { type: 'json' };
import fastened from '../texts/fastened.json' with { type: 'json' };
import { type Answers, answerNames } from './answers.ts';
import { type Factor, type Findings, factorNames, factors } from './factors.ts';
import { devices, type Equipment, equipment, type Setting, seats, surfaces } from './setting.ts';
import { saying } from './texts.ts';

/** A missing part falls back to `said`. */
export interface Them extends Partial<Record<'role' | 'work' | 'body' | 'wish', string>> {
  said: string;
  setting: Setting;
  found: Findings;
  stature?: number | undefined;
  lowest?: number;
  /** What they wrote of their place and equipment. */
  owned?: string;
}

const { stray, wanted, made, ...groups } = texts;
const ofWork =
  'primaryRole workstationSetup hoursSpent discomfortDescription ergonomicEquipment difficultTasks'.split(
    ' ',
  );
const isStray = saying(stray);
export const isWanted = saying(wanted);
/** "Like an operating room" */
const figure = /\b(?:like|as if|as though)\b(?= (?:an?|the|in|at|on|my|i|i[’']m|\w+ing)\b)[^.,;!?\n]*/gi;

export const withoutStray = (text: string) =>
  text.replace(figure, '').replace(/[^.,;!?\n]+/g, (clause) => (isStray.test(clause) ? '' : clause));

/**
 * Leaves out what is past, someone else's or a comparison.
 * @param hurting what they wrote that hurts now
 */
export function saidNow(answers: Answers, hurting: string) {
  const now = (names: readonly string[]) =>
    answerNames.flatMap((name) => (names.includes(name) ? withoutStray(answers[name]) : [])).join('\n');
  const [role, wish] = [now(['primaryRole']), answers.desiredImprovements];
  const owned = now(['ergonomicEquipment', 'workstationSetup']);
  return { said: now(answerNames), role, work: now(ofWork), body: hurting, wish, owned };
}

type Condition = (them: Them) => boolean;

const known = new Map<string, Condition>();

/**
 * Checks a condition such as "tablet or laptop and not keyboard".
 * @throws if a name is unknown
 */
export const isSo = (name: string, them: Them) =>
  name.split(' or ').some((way) =>
    way.split(' and ').every((one) => {
      const what = one.replace(/^not /, '');
      const condition = known.get(what) ?? named(what);
      known.set(what, condition);
      return condition(them) !== one.startsWith('not ');
    }),
  );

function named(name: string): Condition {
  if (conditions[name]) return conditions[name];
  if (name in made) return (them) => isSo(made[name as keyof typeof made], them);
  for (const part of ['role', 'work', 'body', 'said'] as const) {
    const words: Readonly<Record<string, readonly string[]>> = groups[part];
    const pattern = words[name] && saying(words[name]);
    if (pattern) return (them) => pattern.test(them[part] ?? them.said);
  }
  if (equipment.some((thing) => thing === name))
    return ({ setting }) => setting.equipment?.[name as Equipment] === true;
  if ([...seats, ...devices, ...surfaces].some((one) => one === name))
    return ({ setting: { seat, device, surface } }) => [seat, device, surface].some((one) => one === name);
  const factor = name.split(' ')[0] as Factor;
  const state = name.slice(factor.length + 1);
  if (!factorNames.includes(factor) || !factors[factor].states.some((one) => one === state))
    throw new Error(`There is no circumstance “${name}”.`);
  return ({ found }) => found[factor] === state;
}

/** `moved` matches advice that would move or need it. */
interface Fastened extends Partial<Record<'said' | 'unwanted' | 'when', string>> {
  moved: string;
  instead?: readonly string[];
}

const never = '(?!)';
const thing = (name: string, { said = never, unwanted = never, moved, ...more }: Fastened, fewest = 1) => ({
  ...{ ...more, name: `fastened ${name}`, fewest },
  ...{ said: new RegExp(said, 'i'), moved: new RegExp(moved, 'i'), unwanted: new RegExp(unwanted, 'i') },
});

const fixedThings = Object.entries(fastened.things).map(([name, { named: it, moved, ask }]) => {
  const others = Object.values(fastened.things).flatMap(({ named }) => (named === it ? [] : named));
  const between = `(?:(?!\\b(?:${others.join('|')})\\b)[^.;!?\\n])`;
  const said = `\\b(?:${it})\\b(?:${between}{0,90}|[^.!?\\n]{0,80}[.!?] (?:It|They)${between}{0,40})\\b(?:${fastened.cannot})\\b|\\b(?:${fastened.cannot})\\b${between}{0,20}\\b(?:${it})\\b`;
  return thing(name, { said, moved, instead: fastened.instead.map((text) => text.replace('{ask}', ask)) }, 2);
});

const ruledOut = fastened.ruledOut.things.map((it) => {
  const { before, after } = fastened.ruledOut;
  const said = `\\b(?:${before})\\b[^.;!?\\n]{0,15}\\b(?:${it})\\b|\\b(?:${it})\\b[^.;!?\\n]{0,30}\\b(?:${after})\\b`;
  return thing(it, {
    ...{ said, moved: `\\b(?:${it})\\b` },
    unwanted: `\\bnot? (?:an? |any |another )?(?:${it})\\b`,
  });
});

export const fastenedThings = [
  ...[...fixedThings, ...ruledOut],
  ...Object.entries<Fastened>(fastened.refused).map(([name, it]) => thing(name, it)),
];

const ownedThing = new RegExp(`\\b(?:${fastened.owned.things})\\b`, 'i');
const notOwned = new RegExp(fastened.owned.not, 'i');

/** The thing that a fix would buy, in their words, if they have one that’s fine. */
export function ownedFor(fix: string, { owned = '' }: Them): string | undefined {
  const [bought] = /^(?:Get|Buy)\b[^.:;]*/.exec(fix) ?? [];
  const [thing] = (bought && ownedThing.exec(bought)) ?? [];
  const same = thing && new RegExp(`\\b${thing.replace(/s$/, '')}`, 'i');
  if (!same) return undefined;
  return (
    owned.split(/[.,;!?\n]|\band\b/).find((clause) => same.test(clause) && !notOwned.test(clause)) && thing
  );
}

const conditions: Readonly<Record<string, Condition>> = {
  ...Object.fromEntries(
    fastenedThings.map(({ name, said, unwanted, when }) => [
      name,
      (them: Them) =>
        said.test(them.said) || unwanted.test(them.wish ?? '') || (when !== undefined && isSo(when, them)),
    ]),
  ),
  'wheelchair seat': ({ setting }) => setting.seat === 'wheelchair',
  'standing seat': ({ setting }) => setting.seat === 'standing',
  'known seat': ({ setting }) => setting.seat !== undefined,
  'known surface': ({ setting }) => setting.surface !== undefined,
  'no computer': ({ setting }) => setting.without?.includes('computer') === true,
  'two screens': ({ setting }) => setting.screens === 'two',
  'folded feet': ({ setting }) => setting.equipment?.['keyboard feet'] === false,
  'good desk': ({ lowest = 0 }) => lowest >= 9,
  'phone on the shoulder': ({ found }) => found.phoneHold === 'between ear and shoulder',
  'short stature': ({ stature }) => (stature ?? 170) < 158,
  'tall stature': ({ stature }) => (stature ?? 170) >= 185,
};
