import { expect, test } from '@jest/globals';
import bySetting from '../texts/advice-by-setting.json' with { type: 'json' };
import { adviceFor, adviceSources, praiseFor } from './advice.ts';
import { factorNames, factors, suits } from './factors.ts';

const states = factorNames.flatMap((factor) => factors[factor].states.map((state) => ({ factor, state })));
const order = ['free', 'under $50', 'over $50'];

test.each(states)('$factor, $state has praise or else advice, which is free first', ({ factor, state }) => {
  const isKept = suits(factor, state) || state === '1 to 4 hours';
  const advice = adviceFor(factor, state);
  expect([praiseFor(factor, state) !== undefined, advice === undefined]).toEqual([isKept, isKept]);
  if (!advice) return;
  const costs = advice.fixes.map(({ cost }) => order.indexOf(cost));
  expect(costs).toEqual([...costs].sort());
  for (const { cost, effort } of advice.fixes) expect(effort === 'a purchase').toBe(cost !== 'free');
  expect(costs[0]).toBe(0);
  for (const name of advice.why.match(/OSHA|ROSA/g) ?? []) expect(advice.source).toBe(name);
  if (advice.source) expect(adviceSources[advice.source].name).toBeTruthy();
});

test('each case replaces advice that exists', () => {
  const named = Object.values(bySetting).flatMap((words) =>
    Object.keys(words).flatMap((key) => key.split('; ')),
  );
  const unsuitable = states.flatMap(({ factor, state }) =>
    adviceFor(factor, state) ? [`${factor}: ${state}`] : [],
  );
  expect(named.filter((state) => !unsuitable.includes(state))).toEqual([]);
});
