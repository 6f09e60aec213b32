import { expect, test } from '@jest/globals';
import { answerNames } from './answers.ts';
import { wordsOf } from './factor-words.ts';
import { factorNames, factors } from './factors.ts';
import { understand } from './reader/understand.ts';
import { score } from './scoring.ts';
import { understoodIn } from './understanding.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Parameters<typeof understand>[0];
const quote = { answer: 'postureSupport', text: 'I lean forward.' } as const;

test('each finding says where it comes from, a tap before all others', () => {
  const scoring = score(
    { trunk: 'leaning forward', glare: 'glare' },
    { seat: 'kitchen chair' },
    { unsure: { light: 'too dim' }, followUpAnswers: { glare: 'no glare', armrests: null } },
  );
  const understood = understoodIn(scoring, { trunk: quote });
  expect(Object.fromEntries(understood.map(({ factor, ...rest }) => [factor, rest]))).toEqual({
    chairAdjustment: { state: 'fixed', source: 'implied' },
    trunk: { state: 'leaning forward', source: 'said', quote },
    lumbarSupport: { state: 'missing', source: 'implied' },
    armrests: { state: null, source: 'tapped' },
    glare: { state: 'no glare', source: 'tapped' },
    light: { state: 'too dim', source: 'unsure' },
  });
});

test('answers that contradict each other are asked about, and weigh nothing', () => {
  const understood = understand({
    ...nothing,
    workstationSetup: 'The top of my screen is at eye level.',
    postureSupport: 'My screen is far too low, I look down at it all day.',
  });
  const height = understood.find(({ factor }) => factor === 'screenHeight');
  expect(height).toMatchObject({ source: 'unsure', quote: { text: expect.any(String) } });
});

test('every state has a chip and an answer in English and in Spanish, and no two chips of a language are alike', () => {
  for (const language of ['en', 'es'] as const) {
    const chips = factorNames.flatMap((factor) =>
      factors[factor].states.map((state) => {
        const words = wordsOf(factor, language);
        expect([factor, state, words.answers[state]]).toEqual([factor, state, expect.stringMatching(/./)]);
        return words.chips[state];
      }),
    );
    expect(new Set(chips).size).toBe(chips.length);
    for (const chip of chips) expect(chip).toMatch(/^[^:]+: .{2,}/);
  }
});
