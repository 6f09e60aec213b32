import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import bySetting from '../texts/advice-by-setting.json' with { type: 'json' };
import aches from '../texts/discomfort.json' with { type: 'json' };
import factorTexts from '../texts/factors.json' with { type: 'json' };
import told from '../texts/told.json' with { type: 'json' };
import { fixesOf } from './advice.ts';
import { possibleAdvice } from './advice-by-setting.ts';
import { type Answers, answerNames } from './answers.ts';
import { isSo } from './circumstances.ts';
import { factorNames, factors } from './factors.ts';
import { personalFixes } from './personal-fixes.ts';
import { score } from './scoring.ts';
import { devices, type Equipment, equipment, type Setting, seats, surfaces } from './setting.ts';

const answersOf = (text: string) =>
  Object.fromEntries(answerNames.map((name) => [name, name === 'workstationSetup' ? text : ''])) as Answers;

function waysOf(findings: object, setting: Setting = {}, text = ''): string {
  const scoring = score(findings, setting);
  const fixes = personalFixes(scoring, { answers: answersOf(text), evidence: {}, setting });
  return fixes.flatMap((fix) => [fix.finding, ...fix.fixes.map((way) => way.do)]).join('\n');
}

const anyFindings = fc.record(
  Object.fromEntries(factorNames.map((factor) => [factor, fc.constantFrom(...factors[factor].states)])),
  { requiredKeys: [] },
);
const anySetting: fc.Arbitrary<Setting> = fc.record(
  {
    seat: fc.constantFrom(...seats),
    device: fc.constantFrom(...devices),
    surface: fc.constantFrom(...surfaces),
    equipment: fc.dictionary(fc.constantFrom<Equipment>(...equipment), fc.boolean()),
  },
  { requiredKeys: [] },
);

test('no fix undoes another one', () => {
  fc.assert(
    fc.property(anyFindings, anySetting, (findings, setting) => {
      const ways = waysOf(findings, setting);
      const both = (one: RegExp, other: RegExp) => one.test(ways) && other.test(ways);
      expect(both(/Raise (?:your|the) seat|Sit higher/, /Lower the seat/)).toBe(false);
      expect(both(/screen closer/, /Push the screen back/)).toBe(false);
      expect(both(/(?:Bring|Raise) the screen (?:up|on)|Raise the arm\b/, /Lower the (?:screen|arm)\b/)).toBe(
        false,
      );
      expect(both(/Raise the desk on/, /desk is higher than your elbows/)).toBe(false);
      expect(both(/^Raise the armrests/m, /armrests don’t adjust/)).toBe(false);
      expect(both(/Raise the keyboard/, /Lower the keyboard/)).toBe(false);
    }),
    { numRuns: 400 },
  );
});

const ofADesk = /backrest|your seat\b|the seat|the chair|lever|Turn the desk|desktop|edge of the desk/;

test.each<[string, Setting, RegExp]>([
  ['a couch', { seat: 'couch' }, ofADesk],
  ['a bed', { seat: 'bed' }, ofADesk],
  [
    'a stool',
    { seat: 'stool' },
    /backrest|lever|(?:Raise|Lower|Slide) (?:your|the) seat|straps to the chair|replace the chair|armrests (?:in|until)/,
  ],
  [
    'a wheelchair',
    { seat: 'wheelchair', without: ['standing'] },
    /lever|(?:Raise|Lower|Slide) (?:your|the) seat|[Gg]et up|stand (?:up|for)|Get a chair/,
  ],
  ['no chair', { seat: 'standing' }, /backrest|\b(?:your|the) (?:seat|chair)\b|lever|armrest/],
  ['no laptop', { device: 'desktop' }, /laptop, add|edge of the laptop/],
  ['a laptop alone', { device: 'laptop' }, /number pad|keyboard’s feet/],
])('with %s, nothing is named that isn’t there', (_, setting, names) => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const { laptop: __, ...others } = findings;
      const ways = waysOf(setting.device === 'desktop' ? others : findings, setting);
      expect(
        ways.split('\n').filter((way) => names.test(way) && !/^You have no|^You work standing/.test(way)),
      ).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('nothing is bought that they have', () => {
  const owned = Object.fromEntries(equipment.map((thing) => [thing, true]));
  const buys =
    /Get a (?:headset|footrest|document holder|monitor stand|keyboard tray that goes|lap desk)|get a monitor arm|a lumbar cushion/;
  fc.assert(
    fc.property(anyFindings, anySetting, (findings, setting) => {
      expect(waysOf(findings, { ...setting, equipment: owned })).not.toMatch(buys);
    }),
  );
});

test.each([
  ['Laptop stand, headset', 'Get a footrest', 'Use the'],
  ['A trackball and a footrest from the state', 'Use the footrest that you have', 'Use the trackball'],
  ['No footrest, trackball', 'Get a footrest', 'Use the footrest'],
  ['My footrest slides away', 'Get a footrest', 'Use the footrest'],
])('with “%s”, they are told “%s”', (owned, says, not) => {
  const fixes = fixesOf(['under $50: Get a footrest that’s as tall as the gap.']);
  const them = { setting: {}, found: {}, said: owned, owned };
  const ways = possibleAdvice({ finding: '', why: '', fixes }, them)?.fixes.map((way) => way.do) ?? [];
  expect(ways.join()).toMatch(says);
  expect(ways.join()).not.toMatch(not);
});

test.each<[string, object, RegExp, RegExp?]>([
  ['No windows here', { light: 'too dim', glare: 'glare' }, /lamp/, /window|blinds/],
  ['The sun through the window', { glare: 'glare' }, /blinds/, /lamp/],
  ['Chair cranked as high as it goes', { seatHeight: 'too low' }, /pillow on the seat/, /Raise the seat/],
  ['I cranked the chair up to reach the table', { seatHeight: 'too high' }, /Keep the seat/, /Lower/],
  ['The lever is busted', { seatHeight: 'too high' }, /box under both feet/, /Lower the seat/],
  ['The screen is bolted to the wall', { screenHeight: 'too low' }, /tilt it back/, /Raise the screen/],
  [
    'Headsets are not allowed',
    { phoneHold: 'between ear and shoulder' },
    /in writing, for a headset/,
    /Get a/,
  ],
  ['They log you when you get up', { breaks: 'rarer' }, /plans your breaks/, /Take four extra/],
  ['Call center hot desk', { glare: 'glare' }, /Face another way/, /Turn the desk/],
  ['I wear progressives', { neck: 'tipped back' }, /bifocals/, /lifting your chin/],
  [
    'I’m left-handed',
    { mouseReach: 'reaching', mouseGrip: 'pinched' },
    /left hand/,
    /number pad|fills your hand/,
  ],
  ['From the passenger seat of my truck', { glare: 'glare', breaks: 'rarer' }, /windshield/, /blinds|desk/],
  ['I stand at a shelf', { trunk: 'leaning forward' }, /Step up close/, /chair|backrest/],
  ['I’m 6 ft 5', { seatHeight: 'too high' }, /raise the desk or the tray/, /box|footrest/],
  ['Swing-away arms, pressure relief hourly', { chairAdjustment: 'fixed' }, /^$/, /./],
  ['', { armrests: 'none', workSurface: 'too high' }, /tray/, /forearms on the desk/],
  [
    'A gel bar sits before the keys and I climb over it to type.',
    { palmRest: 'in the way' },
    /Put it aside while you type/,
    /from the mouse/,
  ],
  [
    'The screen stands on three books.',
    { screenHeight: 'too high' },
    /Take the screen off what it’s on/,
    /monitor arm/,
  ],
  ['There’s one wall phone by the door.', { phoneReach: 'far' }, /cordless phone/, /Move the phone/],
  ['My chair sinks by noon.', { chairAdjustment: 'fixed' }, /new gas lift/],
  [
    'Six monitors, in two rows.',
    { screenHeight: 'too high' },
    /on the lower row/,
    /monitor arm|Lower the screen/,
  ],
  [
    'A cushion for my back, but it slides to the floor.',
    { lumbarSupport: 'missing' },
    /stays|straps/,
    /towel/,
  ],
  ['The screen is bolted to the wall', { screenDistance: 'too far' }, /bring your chair and the desk closer/],
  [
    'I need the number pad.',
    { mouseReach: 'reaching' },
    /separate number pad/,
    /keyboard without a number pad/,
  ],
  ['In bed. The pillow behind me keeps sliding out.', { lumbarSupport: 'missing' }, /stays|straps/, /towel/],
  ['The phone is on the wall.', { handsFree: 'missing' }, /cordless phone/, /cell phone/],
  [
    'My knees hit the panel of the table. It can’t be changed.',
    { workSurface: 'too high', legRoom: 'cramped' },
    /firm tray across your lap/,
    /pillow/,
  ],
  [
    'My knees hit the drawer.',
    { keyboardHeight: 'too high', legRoom: 'cramped', mouseSurface: 'different from the keyboard' },
    /Take the drawer out[\s\S]*lower one, put the keyboard there/,
    /Sit on a firm pillow/,
  ],
  [
    'I wear progressives.',
    { laptop: 'flat' },
    /only until you read it with your head level/,
    /stack of books/,
  ],
  ['At the vet. You can’t hear over the barking.', { phoneHold: 'between ear and shoulder' }, /upright/],
  ['I have a footrest I never use.', { seatHeight: 'feet in the air' }, /box/, /footrest/],
  ['My boots? The screen glares and I’m dead by ten.', { screenHeight: 'too low' }, /Raise the screen/],
])('“%s” decides on the fixes of %j', (text, findings, says, not = /Nothing else/) => {
  expect(waysOf(findings, {}, text)).toMatch(says);
  expect(waysOf(findings, {}, text)).not.toMatch(not);
});

test('a laptop beside a screen that fits is no first fix and gets no keyboard', () => {
  const ways = waysOf({ laptop: 'flat', screenHeight: 'fits', glare: 'glare' });
  expect(ways).toMatch(/^There’s glare[\s\S]*beside the main screen, or keep it for quick looks/);
});

test('in bed, nothing is strapped to a chair', () => {
  const ways = waysOf({ lumbarSupport: 'missing' }, { seat: 'bed' }, 'The pillow keeps sliding out.');
  expect(ways).toMatch('reading pillow');
  expect(ways).not.toMatch('chair');
});

test('a headset solves a phone that is far, and a seat that fits lets you lean back', () => {
  const solved = waysOf({ phoneHold: 'between ear and shoulder', phoneReach: 'far', handsFree: 'missing' });
  expect(solved).toMatch('Get a headset');
  expect(solved).not.toMatch('Your phone is out of easy reach');
  const deep = waysOf({ seatDepth: 'too long', trunk: 'leaning forward', lumbarSupport: 'missing' });
  expect(deep).toMatch(/^Your seat is too deep/);
  expect(deep).not.toMatch(/You lean forward|Nothing supports/);
});

test('no tray is hung below a kitchen table', () => {
  const ways = (surface: 'desk' | 'kitchen table') => waysOf({ workSurface: 'too high' }, { surface });
  expect(ways('desk')).toMatch('keyboard tray');
  expect(ways('kitchen table')).not.toMatch('keyboard tray');
});

test('armrests that are there are not missing, and short days need no breaks', () => {
  expect(waysOf({ armrestSurface: 'hard' }, { seat: 'kitchen chair' })).not.toMatch(/no armrests/);
  expect(waysOf({ breaks: 'rarer', duration: 'under 1 hour' })).toBe('');
});

test('every text is for circumstances that exist', () => {
  const nobody = { setting: {}, found: {}, said: '' };
  const fixes = [...Object.values(factorTexts), ...Object.values(bySetting), told, aches.checks].flatMap(
    (text) => JSON.stringify(text).match(/(?<=(?:free|an hour|50) if )[^:"]+(?=: )/g) ?? [],
  );
  expect(fixes.length).toBeGreaterThan(30);
  for (const name of [...fixes, ...Object.keys(bySetting), ...told.map(({ when }) => when)])
    expect(() => isSo(name, nobody)).not.toThrow();
  expect(() => isSo('no such thing', nobody)).toThrow('no circumstance');
});
