import { expect, test } from '@jest/globals';
import seatsSaid from '../../test/seats-said.json' with { type: 'json' };
import { type AnswerName, type Answers, answerNames } from '../answers.ts';
import { readAnswers } from './read-answers.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>;
const settingOf = (answers: Partial<Answers>) => readAnswers({ ...nothing, ...answers }).setting;
const setup = (workstationSetup: string) => settingOf({ workstationSetup });

test.each(Object.entries(seatsSaid))('“%s”: the seat is a %s', (text, seat) => {
  expect(setup(text).seat).toBe(seat);
});

test.each([
  'I want an office chair',
  'I used to work on the couch',
  'A desk behind the couch',
  'A standing desk that I use sitting',
  'I stand up every hour',
])('“%s” names no seat', (text) => {
  expect(setup(text).seat).toBeUndefined();
});

test.each([
  ['Laptop flat on the desk', 'laptop', undefined],
  ['Laptop closed, two monitors', 'desktop', 'two'],
  ['An iPad flat on the table', 'tablet', undefined],
  ['Dual 24 inch screens', 'desktop', 'two'],
  ['iMac and a Wacom tablet', 'desktop', 'one'],
])('“%s”: the device is a %s, with screens: %s', (text, device, screens) => {
  expect(setup(text)).toMatchObject({ device });
  if (screens) expect(setup(text).screens).toBe(screens);
  else expect(setup(text).screens).not.toBe('two');
});

test.each([
  ['Motorized standing desk', 'sit-stand desk'],
  ['the kitchen table', 'kitchen table'],
  ['reception counter', 'counter'],
  ['laptop on my lap', 'lap'],
  ['A desk and a lamp', 'desk'],
])('“%s”: the surface is a %s', (text, surface) => {
  expect(setup(text).surface).toBe(surface);
});

test('equipment is true if the person has it, false if they say they do not', () => {
  expect(
    setup('Monitor on an arm, external keyboard and a mouse. No headset. Keyboard tray').equipment,
  ).toEqual({ 'monitor arm': true, keyboard: true, mouse: true, headset: false, 'keyboard tray': true });
  expect(settingOf({ desiredImprovements: 'A footrest, please. A better mouse' }).equipment).toEqual({});
  expect(setup('I use the trackpad').equipment).toEqual({ mouse: false });
  expect(setup('My coworker has a headset and a footrest').equipment).toEqual({});
});
