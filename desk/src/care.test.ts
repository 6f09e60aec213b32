import { describe, expect, test } from '@jest/globals';
import { careFor, careKind, careText, careTopics, quotesOf, type RedFlag, withoutCareText } from './care.ts';

const of = (...topics: Parameters<typeof careKind>[0][]) => careFor(topics.map((topic) => ({ topic })));

const namesCrisisLine = ['self-harm', 'heavy thoughts'];

describe.each(careTopics)('%s', (topic) => {
  const care = of(topic);

  test('the first sentence says where to go', () => {
    const where = { emergency: /911/, soon: /doctor/, unclear: /911/ }[careKind(topic)];
    expect(care?.first).toEqual([expect.stringMatching(namesCrisisLine.includes(topic) ? /988/ : where)]);
  });

  test('the care text is calm, typeset and in short sentences', () => {
    const text = [...(care?.first ?? []), ...(care?.why ?? []), care?.desk].join(' ');
    expect(text).not.toMatch(/['"!]|\b(?:you have|syndrome|diagnos|should have|dangerous)\b/i);
    for (const sentence of text.split(/(?<=\.) /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
  });

  test('a sign in Spanish adds the care text in Spanish', () => {
    expect(care?.spanish).toBeUndefined();
    const spanish = careFor([{ topic, language: 'es' }])?.spanish ?? '';
    const where = { emergency: /911/, soon: /médico/, unclear: /911/ }[careKind(topic)];
    expect(spanish).toMatch(namesCrisisLine.includes(topic) ? /988/ : where);
    expect(spanish).not.toMatch(/['"!]|\b(?:tú|tu|usted tiene)\b/i);
    for (const sentence of spanish.split(/(?<=\.) /))
      expect(sentence.split(' ').length).toBeLessThanOrEqual(26);
  });
});

test('no sign gives no care message', () => {
  expect(of()).toBeUndefined();
});

test('an emergency hides less urgent signs, and what to do is said once', () => {
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

test('a care text is removed from the start of a text, and any other text is unchanged', () => {
  const flags = [{ topic: 'night pain' }] as const;
  expect(careText(flags)).toMatch(/^\*\*Please see your doctor/);
  expect(withoutCareText(`${careText(flags)}\n\nYour workstation`, flags)).toBe('Your workstation');
  expect(withoutCareText('Your workstation', flags)).toBe('Your workstation');
  expect(withoutCareText('Your workstation', [])).toBe('Your workstation');
});

test('an unclear sign has one calm text, which comes after a sign for a doctor', () => {
  expect(careText([{ topic: 'new numbness' }])).toBe(
    'New numbness can be serious. If it came suddenly or is on one side, call 911. Otherwise tell your doctor about it.',
  );
  expect(of('new numbness', 'fever')).toMatchObject({
    kind: 'soon',
    first: [expect.stringMatching(/your doctor/), expect.stringMatching(/came suddenly/)],
  });
  expect(of('new numbness', 'chest')?.first).toHaveLength(1);
});

test('a saved sign with an unknown topic has the care text of its kind', () => {
  const kept = [
    { kind: 'emergency', topic: 'face or speech', said: 'my face droops' },
  ] as unknown as RedFlag[];
  expect(careFor(kept)).toMatchObject({ kind: 'emergency', first: [expect.stringMatching(/911/)] });
  expect(quotesOf(kept, 'emergency')).toEqual(['my face droops']);
});

test('a clause with two signs is quoted once', () => {
  const flag = (topic: 'saddle numbness' | 'bladder or bowel' | 'night pain', said: string) => ({
    topic,
    said,
    kind: careKind(topic),
  });
  const flags = [
    flag('saddle numbness', 'my groin is numb and I leak'),
    flag('bladder or bowel', 'my groin is numb and I leak'),
    flag('bladder or bowel', 'my groin is numb'),
    flag('night pain', 'it hurts at night'),
  ];
  expect(quotesOf(flags, 'emergency')).toEqual(['my groin is numb and I leak']);
  expect(quotesOf(flags, 'soon')).toEqual(['it hurts at night']);
});
