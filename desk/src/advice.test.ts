import { describe, expect, test } from '@jest/globals';
import bySetting from '../texts/advice-by-setting.json' with { type: 'json' };
import { adviceFor, adviceSources, praiseFor, pricedFix } from './advice.ts';
import { deskLimits, fittingDesk } from './desk-check.ts';
import { factorNames, factors, suits } from './factors.ts';

const states = factorNames.flatMap((factor) => factors[factor].states.map((state) => ({ factor, state })));
const unsuiting = states.flatMap(({ factor, state }) => {
  const advice = adviceFor(factor, state);
  return advice ? [{ factor, state, advice }] : [];
});
const keeping = states.flatMap(({ factor, state }) => praiseFor(factor, state) ?? []);

test.each(states)('$factor, $state has either advice or praise', ({ factor, state }) => {
  const isKept = suits(factor, state) || state === '1 to 4 hours';
  expect(praiseFor(factor, state) !== undefined).toBe(isKept);
  expect(adviceFor(factor, state) === undefined).toBe(isKept);
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

test('screen distance and leaning back have the limits of the desk check', () => {
  const { from, to } = deskLimits.screenDistance;
  expect(adviceFor('screenDistance', 'too far')?.why).toBe(fittingDesk.screenDistance);
  expect(fittingDesk.screenDistance).toContain(`16 to 30 inches (${from} to ${to} cm)`);
  expect(praiseFor('trunk', 'carried')).toMatch(/relaxed lean is fine/);
});

test('the sentence of a fix ends with its cost and effort', () => {
  expect(pricedFix({ do: 'Raise your chair.', cost: 'free', effort: 'minutes' })).toBe(
    'Raise your chair (free).',
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
