import { describe, expect, test } from '@jest/globals';
import {
  answeredSigns,
  asksFirst,
  askText,
  mayBeEmergency,
  needsConfirmation,
  openDoctorSigns,
  openEmergencies,
  questionAbout,
  questionText,
  withAnswer,
  withQuestions,
} from './asking.ts';
import { careText, type RedFlag, withOtherCare } from './care.ts';
import { checkedFlags, hasEmergency, needsDoctor, saidAt } from './emergency.ts';
import { flagsIn, flagsWritten } from './outcome.ts';
import { askedSigns } from './warning-signs/asked.ts';

const chest: RedFlag = { kind: 'emergency', topic: 'chest', said: 'my chest hurts', language: 'en' };
const harm: RedFlag = { kind: 'emergency', topic: 'self-harm', said: 'I want to die', language: 'en' };
const night: RedFlag = { kind: 'soon', topic: 'night pain', said: 'it wakes me at night', language: 'en' };
const maybe: RedFlag = { ...night, isAsked: true };
const asked = (...flags: RedFlag[]) => withQuestions([], flags);

test('an emergency in prose is asked about, and nothing is told of it', () => {
  const flags = asked(chest);
  expect([needsConfirmation(flags), mayBeEmergency(flags)]).toEqual([true, true]);
  expect([hasEmergency(flags), needsDoctor(flags), careText(flags)]).toEqual([false, false, '']);
  expect(askText(asksFirst(flags))).toBe(
    '**If it’s an emergency, call 911 now.**\n\nYou wrote “my chest hurts”. Is this happening now, or did it start in the last days?',
  );
});

test('a yes tells it from the moment it was given, and a no drops it', () => {
  const flags = asked(chest, night);
  const at = new Date('2026-11-23T12:00:00Z');
  const yes = withAnswer(flags, openEmergencies(flags), true, at);
  expect(careText(yes)).toMatch(/^\*\*Please call 911/);
  expect([needsConfirmation(yes), hasEmergency(yes)]).toEqual([false, true]);
  expect(saidAt(yes, '2026-11-20T12:00:00.000Z')).toBe(at.toISOString());
  const no = withAnswer(flags, openEmergencies(flags), false, at);
  expect(careText(no)).toBe(careText([night]));
  expect([needsConfirmation(no), mayBeEmergency(no)]).toEqual([false, false]);
  expect(saidAt(no, '2026-11-20T12:00:00.000Z')).toBe('2026-11-20T12:00:00.000Z');
  expect(answeredSigns(no)).toEqual([{ question: expect.stringMatching(/my chest hurts/), answer: 'No' }]);
});

test('after a no, a doctor’s sign in the same words is asked about instead of told', () => {
  const flags = asked(
    chest,
    { ...night, said: chest.said },
    { ...night, topic: 'fever', said: 'I have a fever' },
  );
  const no = withAnswer(flags, openEmergencies(flags), false);
  expect(openDoctorSigns(no)).toMatchObject([{ topic: 'night pain' }]);
  expect([asksFirst(no), needsDoctor(no)]).toEqual([[], true]);
  const alone = no.filter(({ topic }) => topic !== 'fever');
  expect([asksFirst(alone), needsDoctor(alone)]).toMatchObject([[{ topic: 'night pain' }], false]);
});

test('nothing is asked about self-harm, or beside what is told anyway', () => {
  const [line] = checkedFlags(askedSigns.slice(0, 1).map(({ topic }) => topic));
  for (const flags of [asked(harm), asked(harm, chest), withQuestions(line ? [line] : [], [chest])]) {
    expect([needsConfirmation(flags), hasEmergency(flags)]).toEqual([false, true]);
  }
  expect(careText(asked(harm, { ...chest, isAsked: true }))).toMatch(/911.*988/);
});

test('a doctor’s sign that only may be meant is asked about, and holds nothing back', () => {
  expect([needsDoctor([maybe]), needsConfirmation([maybe]), careText([maybe])]).toEqual([false, false, '']);
  expect(askText(openDoctorSigns([maybe]))).toBe(
    'You wrote “it wakes me at night”. Is this new, or does it get worse?',
  );
  expect(asksFirst([maybe])).toEqual([maybe]);
  expect(asksFirst([maybe, { ...night, topic: 'fever' }])).toEqual([]);
  expect(asksFirst([maybe, ...asked(chest)])).toMatchObject([{ topic: 'chest' }]);
  const yes = withAnswer([maybe], [maybe], true);
  expect(withOtherCare('Your desk', [maybe], yes)).toBe(`${careText([night])}\n\nYour desk`);
});

test('several signs are asked about in one question', () => {
  const flags = asked(chest, { ...chest, topic: 'breath', said: 'I can’t breathe' });
  expect(questionAbout(flags)).toMatchObject({ calls: [expect.stringMatching(/911/)] });
  expect(askText(flags)).toMatch(/You wrote “my chest hurts” and “I can’t breathe”\. Is/);
});

describe('in the answers', () => {
  const answers = (over: Record<string, string>) =>
    new Proxy({} as Parameters<typeof flagsIn>[0]['answers'], {
      get: (_, name) => over[String(name)] ?? 'Nothing',
    });

  test('a sign in Spanish is asked about in Spanish', () => {
    const flags = flagsIn({
      answers: answers({ discomfortDescription: 'Desde esta mañana me duele mucho el pecho.' }),
      warningSigns: null,
    });
    const question = questionAbout(openEmergencies(flags));
    expect(question).toMatchObject({
      language: 'es',
      yes: 'Sí',
      no: 'No',
      first: expect.stringMatching(/911/),
    });
    expect(question && questionText(question)).toMatch(
      /^Usted escribió “.*pecho.*”\. ¿Le está pasando ahora/,
    );
  });

  test('a topic is asked about once', () => {
    const pain = 'I have had chest pain since this morning.';
    expect(
      flagsWritten([
        [pain, 'chat'],
        [pain, 'chat'],
      ]),
    ).toHaveLength(1);
  });
});
