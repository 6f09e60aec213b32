import { expect, test } from '@jest/globals';
import type { RedFlag } from './care.ts';
import { callsIn, checkedFlags, isRecent, needsDoctor, reasonsFor, reminderOf } from './emergency.ts';
import { askedSigns } from './warning-signs/asked.ts';

const chest: RedFlag = { kind: 'emergency', topic: 'chest', said: 'my chest hurts' };

test('every checked line becomes a flag with its words', () => {
  const flags = checkedFlags(askedSigns.map(({ topic }) => topic));
  expect(flags.map(({ said }) => said)).toEqual(askedSigns.map(({ line }) => line));
  expect(needsDoctor(flags)).toBe(true);
  expect(checkedFlags([])).toEqual([]);
});

test('checked and written signs are separate reasons', () => {
  const [line] = askedSigns;
  const flags = [...checkedFlags(line ? [line.topic] : []), chest];
  expect(reasonsFor(flags, 'emergency')).toEqual({ wrote: [chest.said], checked: [line?.line] });
});

test.each([
  ['Please call 911 now.', ['Call 911']],
  ['Please call or text 988 now. If you’re in danger, call 911.', ['Call 988', 'Call 911']],
  [
    'Please call 911 now, or Poison Help at 1-800-222-1222.',
    ['Call Poison Help: 1-800-222-1222', 'Call 911'],
  ],
  ['Please see your doctor within the next few days.', []],
])('“%s” has the calls: %j', (first, labels) => {
  expect(callsIn([first]).map(({ label }) => label)).toEqual(labels);
});

test('the reminder repeats the person’s words and whom to call', () => {
  expect(reminderOf([chest])).toMatch(/you wrote “my chest hurts”[\s\S]*911/);
});

test('an unclear sign alone needs no doctor', () => {
  expect(needsDoctor([{ kind: 'unclear' }])).toBe(false);
});

test('a text is recent for one day', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(isRecent('2026-11-23T11:00:00Z', now)).toBe(true);
  expect(isRecent('2026-11-22T11:00:00Z', now)).toBe(false);
});
