import { expect, test } from '@jest/globals';
import { samplePractice } from '../test/sample-practice.ts';
import said from '../test/without-said.json' with { type: 'json' };
import { type Answers, answerNames } from './answers.ts';
import { builtInAdvice } from './built-in-advice.ts';
import { outcomeOf } from './outcome.ts';
import { readAnswers } from './reader/read-answers.ts';
import { withoutIn } from './without.ts';

const empty = Object.fromEntries(answerNames.map((name) => [name, 'nothing to say'])) as Answers;
const goodDesk: Answers = {
  ...empty,
  primaryRole: 'Accountant',
  workstationSetup: 'Monitor straight ahead at eye level, an arm’s length away, keyboard at elbow height',
  hoursSpent: '7 hours',
  breaksRoutine: 'rarely',
  ergonomicEquipment: 'The mouse is right beside the keyboard. Armrests at elbow height.',
  workspaceLighting: 'good light, no glare',
  postureSupport: 'My lower back is supported, feet flat on the floor',
};

function resultOf(answers: Answers) {
  const outcome = outcomeOf(
    { answers, userHeight: null, warningSigns: null, discomfort: null, followUpAnswers: {}, at: new Date() },
    [],
    readAnswers(answers),
  );
  return { ...outcome, text: `${outcome.analysis}\n${outcome.ergonomicRisks}\n${outcome.recommendations}` };
}
const withoutOf = (over: Partial<Answers>) =>
  resultOf({ ...goodDesk, ...over }).scoring?.setting.without ?? [];

const { nothing: nobody, ...missing } = said;
const sentences = Object.entries(missing).flatMap(([what, texts]) => texts.map((text) => [what, text]));

test.each(sentences)('%s: “%s”', (missing, postureSupport) => {
  expect(withoutOf({ postureSupport })).toContain(missing);
});

test.each([
  { primaryRole: 'Seamstress', workstationSetup: 'A sewing machine on a table', ergonomicEquipment: 'none' },
  { primaryRole: 'Truck driver', workstationSetup: 'The cab of my truck', ergonomicEquipment: 'a cushion' },
  {
    primaryRole: 'I run a shop',
    workstationSetup: 'I don’t use a computer at work',
    ergonomicEquipment: 'none',
  },
  { primaryRole: 'Hairdresser', workstationSetup: 'On my feet at the chair', ergonomicEquipment: 'mat' },
])('someone without a computer: $primaryRole', (over) => {
  expect(withoutOf({ ...over, hoursSpent: '8 hours' })).toEqual(['computer']);
});

test.each([
  { primaryRole: 'Podiatrist', workstationSetup: 'Stool at the foot of the chair, a PC for the notes' },
  {
    primaryRole: 'I bake bread and cakes, a baker',
    workstationSetup: 'Steel bench. Just an iPad for the orders',
  },
  {
    primaryRole: 'Cello teacher',
    workstationSetup: 'A chair beside the pupil. Bookings on a laptop once a week',
  },
  { primaryRole: 'Picker', workstationSetup: 'I walk the aisles with a scanner and a tablet on my cart' },
])('a computer for the orders makes no desk job of a trade: $primaryRole', (over) => {
  const { scoring, text } = resultOf({
    ...empty,
    ...over,
    discomfortDescription: 'My wrist and my neck ache',
  });
  expect(scoring?.setting.without).toEqual(['computer']);
  expect(text).toMatch(/free consultation/);
  expect(text.replace(/most of your work.*?with a computer/s, '')).not.toMatch(
    /screen|keyboard|mouse|type\b/,
  );
});

test.each<Partial<Answers>>([
  { primaryRole: 'Florist, and I do the books on a computer all day' },
  {
    primaryRole: 'Plumbing firm, plumber by trade',
    workstationSetup: 'Two monitors, a keyboard and a mouse',
  },
])('whoever has left a trade for the desk keeps the desk’s advice: %j', (over) => {
  expect(withoutOf(over)).toEqual([]);
});

test.each<Partial<Answers>>(nobody)('nobody whose answers only sound like it: %j', (over) => {
  expect(withoutOf(over)).toEqual([]);
});

test('whoever cannot stand is not told to get up, gets no 10, and is told what the tool cannot judge', () => {
  const postureSupport = 'I use a wheelchair and cannot stand up. My lower back is supported';
  const { text, scoring, workstationScore, posturalScore } = resultOf({ ...goodDesk, postureSupport });
  expect(text).not.toMatch(/get(?:ting)? up|stand (?:for|up at)|walk/i);
  expect(text).toMatch(/it can’t judge what may matter most.*free consultation/);
  expect(Math.max(workstationScore ?? 10, posturalScore ?? 10)).toBeLessThan(9);
  expect(scoring?.unknown).not.toContain('breaks');
});

test('whoever cannot see a screen gets nothing about screens and light', () => {
  const setup = 'I am blind and use a screen reader. The laptop lies flat, far to the left';
  const { scoring, fixes } = resultOf({ ...goodDesk, workstationSetup: setup });
  for (const factor of ['screenHeight', 'screenPlace', 'laptop', 'neck', 'glare'] as const) {
    expect(scoring?.unknown).not.toContain(factor);
    expect(fixes.map((fix) => fix.factor)).not.toContain(factor);
  }
});

test('a seamstress gets no screens, keyboards or mice, and is told what the tool is made for', () => {
  const { text, scoring } = resultOf({
    ...empty,
    primaryRole: 'Seamstress',
    workstationSetup: 'A sewing machine on a low table, on a wooden stool',
  });
  expect(text).toMatch(/made for desks with a computer/);
  const rest = text
    .replaceAll('desks with a computer', '')
    .replaceAll('most of your work isn’t at a computer', '');
  expect(rest).not.toMatch(/screen|keyboard|mouse|monitor|laptop|computer|type\b/i);
  expect(scoring?.setting.without).toEqual(['computer']);
});

test('whoever uses one hand or a wheelchair is told what usually helps, and never that nothing needs to change', () => {
  const hand = resultOf({
    ...goodDesk,
    breaksRoutine: 'every half hour',
    postureSupport: 'I only have one hand',
  });
  expect(hand.text).toMatch(/Sticky Keys.*free consultation/);
  expect(hand.text).not.toMatch(/nothing needs to change|as it is/i);
  expect(resultOf({ ...goodDesk, postureSupport: 'I use a wheelchair' }).text).toMatch(
    /that you use a wheelchair or can’t stand up.*clear your knees/,
  );
});

test('a wheelchair is the seat, and is never taken for a chair that sinks', () => {
  const { scoring, text } = resultOf({
    ...goodDesk,
    ergonomicEquipment: 'My wheelchair is custom, please nobody suggest an office chair',
    desiredImprovements: 'Spare me the standing desk talk, unless it goes DOWN and up for the chair',
  });
  expect(scoring?.setting.seat).toBe('wheelchair');
  expect(text).not.toMatch(/hold its height|gas lift|You asked/);
});

test('the chat leaves out the same', () => {
  const answers = { ...goodDesk, postureSupport: 'I use a wheelchair and cannot stand up' };
  const { scoring, fixes } = resultOf(answers);
  if (!scoring) throw new Error('It is scored.');
  const conversation = { answers, scoring, fixes, userHeight: null, practice: samplePractice, messages: [] };
  const said = builtInAdvice(conversation, 'How often should I take a break, and what should I do then?');
  expect(said).toMatch(/it can’t judge/);
  expect(said).not.toMatch(/get up/i);
  for (const asked of ['My back hurts. What can I change?', 'Which stretches can I do at my desk?']) {
    expect(builtInAdvice(conversation, asked)).toMatch(/\w{3}/);
    expect(builtInAdvice(conversation, asked)).not.toMatch(/get up|stand up/i);
  }
});

test('whoever is tied to a headset can stand', () => {
  const difficultTasks = 'When the queue is full I can’t even stand up because the headset cord is short';
  expect(withoutIn({ ...goodDesk, difficultTasks }, {})).toEqual([]);
  const inWheels = 'The cables and my headset cord get caught in my wheelchair, my boss knows';
  expect(withoutIn({ ...goodDesk, difficultTasks: inWheels }, {})).toEqual(['standing']);
});
