import { expect, test } from '@jest/globals';
import aches from '../texts/discomfort.json' with { type: 'json' };
import texts from '../texts/told.json' with { type: 'json' };
import { type Answers, answerNames } from './answers.ts';
import { type Findings, factorNames } from './factors.ts';
import { personalFixes } from './personal-fixes.ts';
import { readAnswers } from './reader/read-answers.ts';
import { score } from './scoring.ts';
import { withoutIn } from './without.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;

function stepsOf(given: Partial<Answers>) {
  const answers = { ...nothing, ...given };
  const { findings, evidence, ...read } = readAnswers(answers);
  const without = withoutIn(answers, read.setting);
  const setting = { ...read.setting, ...(without.length > 0 && { without }) };
  return personalFixes(score(findings, setting), { answers, evidence, setting });
}

const findingsOf = (given: Partial<Answers>) => stepsOf(given).map(({ finding }) => finding);

test.each<[Partial<Answers>, RegExp]>([
  [{ workstationSetup: 'I use a wheelchair and my armrests hit the desk' }, /can’t get under the desk/],
  [{ discomfortDescription: 'I’m 30 weeks pregnant now and my back hurts' }, /growing belly/],
  [{ postureSupport: 'My chair sinks', discomfortDescription: 'My back hurts' }, /doesn’t hold its height/],
  [{ discomfortDescription: 'I had a lumbar fusion in May and my back aches' }, /^You’ve had surgery/],
  [{ primaryRole: 'I drive a school bus', discomfortDescription: 'low back' }, /^Driving holds you/],
  [{ discomfortDescription: 'I fractured my scaphoid, a wrist fracture. Thumb sore' }, /is still healing/],
  [{ hoursSpent: 'I stand all day', discomfortDescription: 'My heels' }, /^You’re on your feet/],
  [
    { postureSupport: 'I’m short, my feet dangle', discomfortDescription: 'My lower back' },
    /^Your chair is made for someone taller/,
  ],
  [
    {
      primaryRole: 'Front desk, phones all day',
      difficultTasks: 'I hold the phone between my ear and shoulder',
      discomfortDescription: 'Left side of my neck',
    },
    /^You hold the phone with your neck/,
  ],
  [
    { workstationSetup: 'The desk is too high. Its motor died', discomfortDescription: 'My shoulders' },
    /^Your desk is stuck too high/,
  ],
  [
    {
      workstationSetup: 'A kids’ plastic chair',
      postureSupport: 'My knees are higher than my hips. Nothing supports my lower back',
    },
    /^Your seat is too low, doesn’t adjust/,
  ],
])('what no factor says comes first: %j', (given, finding) => {
  expect(findingsOf(given)[0]).toMatch(finding);
});

test.each<[Partial<Answers>, RegExp]>([
  [{ difficultTasks: 'Moving post-op patients from the bed with just one nurse' }, /You’ve had surgery/],
  [
    { workstationSetup: 'A power wheelchair with a joystick', discomfortDescription: 'Both shoulders' },
    /push your chair/,
  ],
  [{ ergonomicEquipment: 'A big and tall chair', discomfortDescription: 'My neck' }, /too narrow/],
  ...[
    'I stand at the top of every hour',
    'I stand up at lunch and at the end',
    'The first time I stand is noon',
  ].map((breaksRoutine): [Partial<Answers>, RegExp] => [
    { breaksRoutine, postureSupport: 'I lean forward' },
    /as you stand/,
  ]),
])('what nobody told is not said: %j', (given, finding) => {
  expect(findingsOf(given).join()).not.toMatch(finding);
});

test.each<[string, Findings, Partial<Answers>, RegExp]>([
  [
    'a keyboard in a tray below the mouse',
    { keyboardHeight: 'too low', mouseSurface: 'different from the keyboard' },
    { workstationSetup: 'The keyboard is down on a pull-out tray' },
    /^Your keyboard hangs too low, and the mouse is up/,
  ],
])('%s explains more than its parts', (_, findings, given, said) => {
  const answers = { ...nothing, ...given };
  const fixes = personalFixes(score(findings), { answers, evidence: {}, setting: {} });
  expect(fixes.map(({ finding }) => finding).join(' ')).toMatch(said);
});

test('what is told covers what it explains', () => {
  const findings = findingsOf({
    workstationSetup: 'My chair sinks all day',
    postureSupport: 'I slouch',
    discomfortDescription: 'My back hurts',
  });
  expect(findings.join()).not.toMatch(/slouch/);
});

test('where nothing was found for what hurts, there is something to check, which lowers no score', () => {
  const [first, ...others] = stepsOf({ discomfortDescription: 'neck pain', breaksRoutine: 'rarely' });
  expect(first).toMatchObject({ finding: 'For your neck, check how high your screen is.', score: null });
  expect(others.map(({ factor }) => factor)).toContain('breaks');
  expect(findingsOf({ discomfortDescription: 'nothing hurts' })).toEqual([]);
});

test('a guess about furniture is not told as a fact', () => {
  const found = findingsOf({ workstationSetup: 'A kitchen chair', discomfortDescription: 'My low back' });
  expect(found).toContain('It looks like nothing supports the small of your back.');
  expect(found.join()).not.toMatch(/armrests/);
});

test('what was corrected by a tap is not proved with the words that were misread', () => {
  const answers = { ...nothing, postureSupport: 'I rest my feet on a crate' };
  const evidence = { seatHeight: { answer: 'postureSupport', text: answers.postureSupport } } as const;
  const saidOf = (said: Findings, followUpAnswers: Findings) =>
    personalFixes(score(said, {}, { followUpAnswers }), { answers, evidence, setting: {} })[0]?.said;
  expect(saidOf({ seatHeight: 'fits' }, { seatHeight: 'feet in the air' })).toBeUndefined();
  expect(saidOf({ seatHeight: 'feet in the air' }, {})).toBe('I rest my feet on a crate');
});

test('the texts name factors that exist', () => {
  const named = [
    ...texts.flatMap(({ factor, covers = [] }) => [factor, ...covers]),
    ...Object.keys(aches.checks),
  ];
  expect(named.filter((name) => !factorNames.some((factor) => factor === name))).toEqual([]);
});
