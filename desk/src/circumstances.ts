import words from '../texts/circumstances.json' with { type: 'json' };
import fastened from '../texts/fastened.json' with { type: 'json' };
import { type Factor, type Findings, factorNames, factors } from './factors.ts';
import { devices, type Equipment, equipment, type Setting, seats, surfaces } from './setting.ts';
import { saying } from './texts.ts';

/** What is known of a person: the furniture, what was found, and everything they wrote. */
export interface Them {
  setting: Setting;
  found: Findings;
  said: string;
  stature?: number | undefined;
}

type Condition = (them: Them) => boolean;

const known = new Map<string, Condition>();

/** Whether something is so of a person; several in `name`, as in "tablet or laptop and not keyboard". @throws where there is no such thing */
export const isSo = (name: string, them: Them) =>
  name.split(' or ').some((way) =>
    way.split(' and ').every((one) => {
      const what = one.replace(/^not /, '');
      const condition = known.get(what) ?? named(what);
      known.set(what, condition);
      return condition(them) !== one.startsWith('not ');
    }),
  );

/** One of those below, one that is said or made of others, a thing that they have, where and at what they sit, or a finding such as "neck tipped back". */
function named(name: string): Condition {
  const own = conditions[name];
  if (own) return own;
  if (name in words) {
    const meaning = words[name as keyof typeof words];
    if (typeof meaning === 'string') return (them) => isSo(meaning, them);
    const pattern = saying(meaning);
    return ({ said }) => pattern.test(said);
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

/** Things that can't be moved, as someone wrote, with the advice that would move them. */
export const fastenedThings = Object.entries(fastened.things).map(([name, { named: it, moved, ask }]) => {
  const others = Object.values(fastened.things).flatMap(({ named }) => (named === it ? [] : named));
  const between = `(?:(?!\\b(?:${others.join('|')})\\b)[^.;!?\\n])`;
  const said = `\\b(?:${it})\\b(?:${between}{0,90}|[^.!?\\n]{0,80}[.!?] (?:It|They)${between}{0,40})\\b(?:${fastened.cannot})\\b|\\b(?:${fastened.cannot})\\b${between}{0,20}\\b(?:${it})\\b`;
  return { name: `fastened ${name}`, said: new RegExp(said, 'i'), moved: new RegExp(moved, 'i'), ask };
});

const conditions: Readonly<Record<string, Condition>> = {
  ...Object.fromEntries(fastenedThings.map(({ name, said }) => [name, (them: Them) => said.test(them.said)])),
  'wheelchair seat': ({ setting }) => setting.seat === 'wheelchair',
  'standing seat': ({ setting }) => setting.seat === 'standing',
  'known seat': ({ setting }) => setting.seat !== undefined,
  'known surface': ({ setting }) => setting.surface !== undefined,
  'no computer': ({ setting }) => setting.without?.includes('computer') === true,
  'two screens': ({ setting }) => setting.screens === 'two',
  'folded feet': ({ setting }) => setting.equipment?.['keyboard feet'] === false,
  'tall stature': ({ stature = 0 }) => stature !== null && stature >= 185,
};
