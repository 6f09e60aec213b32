import { describe, expect, test } from '@jest/globals';
import said from '../../test/signs-said.json' with { type: 'json' };
import { careKind } from '../care.ts';
import { flagIn } from './flag.ts';
import { namedSigns } from './phrases.ts';
import { redFlagsIn } from './red-flags.ts';

const kindsIn = (text: string) =>
  redFlagsIn(text, 'discomfortDescription').map(({ topic }) => careKind(topic));

test.each(said.emergency)('“%s” is an emergency', (text) => {
  expect(kindsIn(text)[0]).toBe('emergency');
});

test.each(said.soon)('“%s” is for a doctor', (text) => {
  expect(kindsIn(text)[0]).toBe('soon');
});

test.each(said.none)('“%s” is no sign', (text) => {
  expect(redFlagsIn(text, 'discomfortDescription')).toEqual([]);
});

test('pregnancy alone is no sign, and bleeding then is one', () => {
  expect(redFlagsIn('Five months pregnant.', 'discomfortDescription')).toEqual([]);
  const bleeding = 'Five months pregnant and bleeding a lot since this morning';
  expect(redFlagsIn(bleeding, 'discomfortDescription')).not.toEqual([]);
});

test.each([
  ['primaryRole', 'Payroll manager, 27 weeks pregnant with twins'],
  ['primaryRole', 'ER nurse, I deal with strokes and chest pain all night and chart standing up'],
  ['difficultTasks', 'My left hand goes numb holding the phone'],
  ['discomfortDescription', 'Lower back pain is there after long sitting'],
] as const)('in %s, “%s” is no sign', (answer, text) => {
  expect(redFlagsIn(text, answer)).toEqual([]);
});

test('what somebody does leaves out no thought of ending it, and a numb hand no stroke', () => {
  const kindOfFirst = (text: string, answer: 'primaryRole' | 'difficultTasks') =>
    redFlagsIn(text, answer)[0]?.kind;
  expect(kindOfFirst('Clerk. I want to end my life', 'primaryRole')).toBe('emergency');
  expect(flagIn('Clerk, and I want to kill myself', 'primaryRole', [], ['self-harm'])?.topic).toBe(
    'self-harm',
  );
  expect(kindOfFirst('My left hand suddenly went numb holding the phone', 'difficultTasks')).toBe(
    'emergency',
  );
});

test('a feeling that is gone is not denied', () => {
  expect(kindsIn('No feeling in my left leg since this morning.')[0]).toBe('emergency');
});

test('a flag has the sentence as it was written, and its language', () => {
  expect(redFlagsIn('The desk is fine. Me duele mucho el pecho desde ayer.')).toEqual([
    expect.objectContaining({ topic: 'chest', said: 'Me duele mucho el pecho desde ayer', language: 'es' }),
  ]);
});

test.each([
  ['workspaceLighting', 'I sit facing the balcony and I can’t see anything on the screen so I close one eye'],
  ['primaryRole', 'I type from papers with the handwriting of attorneys, which is worse than doctors'],
  ['difficultTasks', 'The phone is on the wall in the other end, I go running and'],
  ['discomfortDescription', 'A burn under the shoulder blade, like a knot is tied'],
  [
    'discomfortDescription',
    'The backs of my legs go a bit numb from the seat, but it comes right when I walk about',
  ],
  [
    'discomfortDescription',
    'By closing I’m rubbing it. Come Sunday it’s gone, I go to church and I don’t think about it',
  ],
  ['discomfortDescription', 'When I go home and make the soup is gone already. Since Christmas I think'],
  ['discomfortDescription', 'A month? Since he moved back, anyway'],
] as const)('%s: “%s” is no sign', (answerTo, text) => {
  expect(redFlagsIn(text, answerTo)).toEqual([]);
});

test.each([
  'By Sunday I hope to be gone for good, it is easier that way',
  'It’s gone at night, the feeling in my legs, and I can’t hold my water',
  'Since the baby was born I can’t hold my pee',
  'Since Sunday night my left calf’s twice the size of the other one',
  'By Sunday night it’s gone numb, my whole left side',
  'I’ve dropped my mic three times since February, it just leaves my hand',
])('“%s” is a sign', (text) => {
  expect(redFlagsIn(text, 'discomfortDescription')).not.toEqual([]);
});

test('a sign in the answer about light is one', () => {
  const said = 'I’ve lost the sight in my left eye since this morning, even in good light';
  expect(redFlagsIn(said, 'workspaceLighting')).not.toEqual([]);
});

describe('two witnesses', () => {
  const guess = (state: string, probability: number) => [
    { name: 'sign', state, probability, threshold: 1, counts: false },
  ];
  const flag = (guesses: ReturnType<typeof guess>, named: Parameters<typeof flagIn>[3]) =>
    flagIn('It hurts.', 'discomfortDescription', guesses, named);

  test('a doctor’s sign that one of them sees is asked about', () => {
    expect(flag(guess('lump', 0.9), [])).toMatchObject({ topic: 'lump', isAsked: true });
    expect(flag(guess('lump', 0), ['lump'])).toMatchObject({ topic: 'lump', isAsked: true });
    expect(flag(guess('lump', 0.9), ['lump'])).not.toHaveProperty('isAsked');
  });

  test('thoughts of self-harm are told like an emergency where it is sure and names them, else in one calm sentence', () => {
    const said = (probability: number, text: string, named: Parameters<typeof flagIn>[3] = []) =>
      flagIn(text, 'chat', guess('self-harm', probability), named)?.topic;
    const [withWord, without] = ['I don’t want to be here.', 'Taking calls for the customers.'];
    expect([said(0.1, withWord), said(0.3, withWord), said(0.7, withWord), said(0.9, without)]).toEqual([
      undefined,
      ...Array(3).fill('heavy thoughts'),
    ]);
    expect([said(0.8, withWord), said(0.2, without, ['self-harm'])]).toEqual(['self-harm', 'self-harm']);
  });

  test('an emergency needs one of them', () => {
    expect(flag(guess('chest', 0.2), [])).toMatchObject({ kind: 'emergency' });
    expect(flag(guess('chest', 0), ['chest'])).toMatchObject({ kind: 'emergency' });
    expect(flag(guess('chest', 0.01), [])).toBeUndefined();
  });
});

test('two sentences that each may mean it say it together, and one alone is not made sure by an ordinary one', () => {
  const topics = (text: string) => redFlagsIn(text).map(({ topic }) => topic);
  expect(topics('Nobody would miss me much. Some nights I don’t want to wake up.')).toContain('self-harm');
  expect(topics('I just want it to be over for good. The desk is by the window.')).toEqual([
    'heavy thoughts',
  ]);
});

test.each(said.named)('“$text” names $topics', ({ text, topics }) => {
  expect(namedSigns(text)).toEqual(topics);
});
