import { describe, expect, test } from '@jest/globals';
import bySetting from '../texts/advice-by-setting.json' with { type: 'json' };
import { adviceFor, adviceSources, praiseFor, pricedFix } from './advice.ts';
import { deskAdvice, deskLimits, fittingDesk } from './desk-check.ts';
import { factorNames, factors, suits } from './factors.ts';

const states = factorNames.flatMap((factor) => factors[factor].states.map((state) => ({ factor, state })));
const unsuiting = states.flatMap(({ factor, state }) => {
  const advice = adviceFor(factor, state);
  return advice ? [{ factor, state, advice }] : [];
});
const keeping = states.flatMap(({ factor, state }) => praiseFor(factor, state) ?? []);
const texts = [
  ...unsuiting.flatMap(({ advice }) => [advice.finding, advice.why, ...advice.fixes.map((fix) => fix.do)]),
  ...keeping,
];

test.each(states)('$factor, $state has either advice or praise', ({ factor, state }) => {
  const isKept = suits(factor, state) || state === '1 to 4 hours';
  expect(praiseFor(factor, state) !== undefined).toBe(isKept);
  expect(adviceFor(factor, state) === undefined).toBe(isKept);
});

test.each(texts)('“%s” has complete, short and typeset sentences', (text) => {
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toMatch(/['"]|\.\.|must|wrong|bad|never|fail|your ROSA score/i);
  for (const sentence of text.split(/(?<=\.) /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
});

describe('fixes', () => {
  const order = ['free', 'under $50', 'over $50'];

  test.each(unsuiting)('$factor, $state has free fixes first, and all others are purchases', ({ advice }) => {
    const costs = advice.fixes.map(({ cost }) => order.indexOf(cost));
    expect(costs).toEqual([...costs].sort());
    for (const { cost, effort } of advice.fixes) expect(effort === 'a purchase').toBe(cost !== 'free');
    expect(costs[0]).toBe(0);
  });

  test('every finding and every praise is unique', () => {
    const said = [...unsuiting.map(({ advice }) => advice.finding), ...keeping];
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('agreement with the desk check on /services', () => {
  const fixesOf = (...of: Parameters<typeof adviceFor>) => adviceFor(...of)?.fixes.map((fix) => fix.do);

  test.each([
    ['seatHeight', 'too low', deskAdvice.seat['too low']],
    ['seatHeight', 'too high', deskAdvice.seat['too high']],
    ['seatHeight', 'feet in the air', deskAdvice.seat['feet in the air']],
    ['armrests', 'too low', deskAdvice.armrests['too low']],
    ['armrests', 'too high', deskAdvice.armrests['too high']],
    ['keyboardHeight', 'too low', deskAdvice.keyboard['too low']],
    ['keyboardHeight', 'too high', deskAdvice.keyboard['too high']],
    ['screenHeight', 'too low', deskAdvice.screenHeight['too low']],
    ['screenHeight', 'too high', deskAdvice.screenHeight['too high']],
    ['screenDistance', 'too near', deskAdvice.screenDistance['too near']],
    ['screenDistance', 'too far', deskAdvice.screenDistance['too far']],
  ] as const)('%s, %s has the fix of the desk check', (factor, state, sentence) => {
    expect(fixesOf(factor, state)).toContain(sentence);
  });

  test('screen distance and leaning back have the limits of the desk check', () => {
    const { from, to } = deskLimits.screenDistance;
    expect(adviceFor('screenDistance', 'too far')?.why).toBe(fittingDesk.screenDistance);
    expect(fittingDesk.screenDistance).toContain(`16 to 30 inches (${from} to ${to} cm)`);
    expect(praiseFor('trunk', 'carried')).toMatch(/relaxed lean is fine/);
  });
});

test('the sentence of a fix ends with its cost and effort', () => {
  expect(pricedFix({ do: 'Raise your chair.', cost: 'free', effort: 'minutes' })).toBe(
    'Raise your chair (free, a few minutes).',
  );
});

test('advice on breaks and hours has the published numbers', () => {
  expect(adviceFor('breaks', 'rarer')).toMatchObject({
    source: 'NIOSH',
    why: expect.stringContaining('four extra 5-minute breaks'),
  });
  const day = adviceFor('duration', 'over 4 hours');
  expect(day?.source).toBe('Hedge');
  expect(day?.why).toMatch(/20 minutes of sitting, 8 of standing and 2 of moving/);
});

test('every fix of a flat laptop includes a keyboard and a mouse', () => {
  for (const fix of adviceFor('laptop', 'flat')?.fixes ?? []) expect(fix.do).toMatch(/keyboard and mouse/);
});

test('every source that a text names is its listed source', () => {
  for (const { advice } of unsuiting) {
    const names = advice.why.match(/OSHA|ROSA/g) ?? [];
    for (const name of names) expect(advice.source).toBe(name);
    if (advice.source) expect(adviceSources[advice.source].name).toBeTruthy();
  }
});

const entries = Object.entries(bySetting).flatMap(([name, words]) =>
  Object.keys(words).flatMap((key) => key.split('; ').map((state) => [name, state] as const)),
);
const unsuitable = unsuiting.map(({ factor, state }) => `${factor}: ${state}`);
test.each(entries)('the case “%s” replaces advice that exists: %s', (_, state) => {
  expect(unsuitable).toContain(state);
});
