import { describe, expect, test } from '@jest/globals';
import { afterCare, careFor, careKind, careText, careTopics, wordsOf } from './care.ts';

const of = (...topics: Parameters<typeof careKind>[0][]) => careFor(topics.map((topic) => ({ topic })));

describe.each(careTopics)('%s', (topic) => {
  const care = of(topic);

  test('says first where to go', () => {
    const where = topic === 'self-harm' ? /988/ : careKind(topic) === 'emergency' ? /911/ : /your doctor/;
    expect(care?.first).toEqual([expect.stringMatching(where)]);
  });

  test('is calm, typeset and in short sentences', () => {
    const text = [...(care?.first ?? []), ...(care?.why ?? []), care?.desk].join(' ');
    expect(text).not.toMatch(/['"!]|\b(?:you have|syndrome|diagnos|should have|dangerous|serious)\b/i);
    for (const sentence of text.split(/(?<=\.) /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
  });
});

test('nothing is said of nothing', () => {
  expect(of()).toBeUndefined();
});

test('an emergency stands alone, and what to do is said once', () => {
  const care = of('fever', 'chest', 'both legs');
  expect(care?.kind).toBe('emergency');
  expect(care?.first).toHaveLength(1);
  expect(care?.why).toHaveLength(2);
});

test('thoughts of self-harm lead to the lifeline even beside another emergency', () => {
  expect(of('chest', 'self-harm')?.first).toEqual([
    expect.stringMatching(/911/),
    expect.stringMatching(/988/),
  ]);
});

test('a text that begins with care can be read without it, and any other is left as it is', () => {
  const flags = [{ topic: 'night pain' }] as const;
  expect(careText(flags)).toMatch(/^\*\*Please see your doctor/);
  expect(afterCare(`${careText(flags)}\n\nYour workstation`, flags)).toBe('Your workstation');
  expect(afterCare('Your workstation', flags)).toBe('Your workstation');
  expect(afterCare('Your workstation', [])).toBe('Your workstation');
});

test('a clause that says two things is quoted once', () => {
  const flag = (topic: 'saddle numbness' | 'bladder or bowel' | 'night pain', said: string) => ({
    ...{ topic, said, kind: careKind(topic) },
  });
  const flags = [
    flag('saddle numbness', 'my groin is numb and I leak'),
    flag('bladder or bowel', 'my groin is numb and I leak'),
    flag('bladder or bowel', 'my groin is numb'),
    flag('night pain', 'it hurts at night'),
  ];
  expect(wordsOf(flags, 'emergency')).toEqual(['my groin is numb and I leak']);
  expect(wordsOf(flags, 'soon')).toEqual(['it hurts at night']);
});
