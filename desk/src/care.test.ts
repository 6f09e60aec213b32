import { expect, test } from '@jest/globals';
import { careFor, careKind, careText, careTopics, quotesOf, type RedFlag, withoutCareText } from './care.ts';

const of = (...topics: Parameters<typeof careKind>[0][]) => careFor(topics.map((topic) => ({ topic })));

const namesCrisisLine = ['self-harm', 'heavy thoughts'];

test.each(careTopics)('%s is told where to go, also in Spanish', (topic) => {
  const care = of(topic);
  const namesLine = namesCrisisLine.includes(topic);
  const where = { emergency: /911/, soon: /doctor|médico/, unclear: /911/ }[careKind(topic)];
  expect(care?.first).toEqual([expect.stringMatching(namesLine ? /988/ : where)]);
  expect(care?.spanish).toBeUndefined();
  expect(careFor([{ topic, language: 'es' }])?.spanish).toMatch(namesLine ? /988/ : where);
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

test('an unclear sign comes after a sign for a doctor, and not beside an emergency', () => {
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
  const flag = (topic: 'saddle numbness' | 'bladder or bowel', said: string) =>
    ({ topic, said, kind: 'emergency' }) as const;
  const flags = [
    flag('saddle numbness', 'my groin is numb and I leak'),
    flag('bladder or bowel', 'my groin is numb and I leak'),
    flag('bladder or bowel', 'my groin is numb'),
  ];
  expect(quotesOf(flags, 'emergency')).toEqual(['my groin is numb and I leak']);
});
