import words from '../texts/circumstances.json' with { type: 'json' };
import fastened from '../texts/fastened.json' with { type: 'json' };
import { type Factor, type Findings, factorNames, factors } from './factors.ts';
import { pregnant } from './follow-up-needed.ts';
import { isLounging } from './implied.ts';
import { devices, type Equipment, equipment, type Setting, seats, surfaces } from './setting.ts';

/** What is known of a person: the furniture, what was found, and everything they wrote. */
export interface Them {
  setting: Setting;
  found: Findings;
  said: string;
  stature?: number | undefined;
}

type Condition = (them: Them) => boolean;

const known = new Map<string, Condition>();

/** Whether something is so of a person; several in `name`, as in "laptop and not keyboard". @throws where there is no such thing */
export function isSo(name: string, them: Them): boolean {
  return name.split(' and ').every((one) => {
    const what = one.replace(/^not /, '');
    const condition = known.get(what) ?? named(what);
    known.set(what, condition);
    return condition(them) !== one.startsWith('not ');
  });
}

/** One of those below, one that is said, a thing that they have, where and at what they sit, or a finding such as "neck tipped back". */
function named(name: string): Condition {
  const own = conditions[name];
  if (own) return own;
  if (name in words) {
    const pattern = new RegExp(`\\b(?:${words[name as keyof typeof words].join('|')})\\b`, 'i');
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
  const said = `\\b(?:${it})\\b(?:${between}{0,60}|[^.!?\\n]{0,80}[.!?] (?:It|They)${between}{0,40})\\b(?:${fastened.cannot})\\b|\\b(?:${fastened.cannot})\\b${between}{0,20}\\b(?:${it})\\b`;
  return { name: `fastened ${name}`, said: new RegExp(said, 'i'), moved: new RegExp(moved, 'i'), ask };
});

const conditions: Readonly<Record<string, Condition>> = {
  ...Object.fromEntries(fastenedThings.map(({ name, said }) => [name, (them: Them) => said.test(them.said)])),
  wheelchair: (them) => them.setting.seat === 'wheelchair' || isSo('own wheels', them),
  tall: (them) => isSo('tall person', them) || (them.stature ?? 0) >= 185,
  pregnant: ({ said }) => pregnant.test(said),
  vehicle: (them) =>
    [undefined, 'couch'].includes(them.setting.seat) && isSo('in a vehicle and not at a desk', them),
  standing: (them) =>
    them.setting.seat === 'standing' ||
    (them.setting.seat === undefined && isSo('on their feet and not own seat', them)),
  'work beside a desk': (them) =>
    isSo('other work', them) || them.setting.without?.includes('computer') === true,
  'couch or bed': ({ setting }) => isLounging(setting),
  'stool, bench or ball': ({ setting: { seat = '' } }) => /stool|bench|ball/.test(seat),
  'two screens': ({ setting }) => setting.screens === 'two',
  'main screen': ({ found }) => found.screenHeight === 'fits' || found.screenHeight === 'too high',
  'laptop here': ({ setting, found }) => setting.device === 'laptop' || found.laptop !== undefined,
  'folded feet': ({ setting }) => setting.equipment?.['keyboard feet'] === false,
  'place to stand': ({ setting: { surface } }) => surface === 'sit-stand desk' || surface === 'counter',
  'high desk': (them) =>
    ['raised to reach', 'workSurface too high', 'keyboardHeight too high'].some((one) => isSo(one, them)),
  'lifted feet': ({ found }) => found.seatHeight === 'too high' || found.seatHeight === 'feet in the air',
  'seat at a desk': ({ setting: { seat = 'office chair', surface } }) =>
    seat === 'office chair' && surface !== 'lap' && surface !== 'counter',
  'fixed seat': (them) =>
    ![undefined, 'office chair'].includes(them.setting.seat) ||
    (them.setting.seat === undefined && isSo('plain chair and not chairAdjustment adjustable', them)) ||
    isSo('chairAdjustment fixed', them) ||
    isSo('fastened seat', them),
  'seat that goes up': (them) => isSo('not fixed seat and not highest seat and not lifted feet', them),
  'seat that goes down': (them) => isSo('not fixed seat and not high desk', them),
  'seat for a pillow': (them) =>
    isSo('not wheelchair and not standing and not lifted feet', them) &&
    (isSo('fixed seat', them) || isSo('highest seat', them)),
  'desk to raise': (them) => isSo('not high desk and not fastened desk and not counter', them),
  'desk that turns': (them) =>
    /^$|desk/.test(them.setting.surface ?? '') &&
    /^$|chair/.test(them.setting.seat ?? '') &&
    isSo('not fastened desk and not shared place and not public place', them),
  'light from windows': (them) =>
    isSo('not no window', them) &&
    (isSo('named window', them) || isSo('not named lamp and not skylight', them)),
  'light from lamps': (them) => isSo('named lamp', them) || isSo('not named window and not skylight', them),
};
