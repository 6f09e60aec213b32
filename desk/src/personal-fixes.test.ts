import { describe, expect, test } from '@jest/globals';
import { examplesOf } from '../test/measure-reader.ts';
import aches from '../texts/discomfort.json' with { type: 'json' };
import wishes from '../texts/wishes.json' with { type: 'json' };
import { type AnswerName, type Answers, answerNames } from './answers.ts';
import { type Factor, type Findings, factorNames } from './factors.ts';
import { personalFixes } from './personal-fixes.ts';
import { recommendationsOf } from './prose.ts';
import { readAnswers } from './reader/read-answers.ts';
import { score } from './scoring.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>;

function fixesOf(given: Partial<Answers>, stature?: number) {
  const answers = { ...nothing, ...given };
  const { findings, evidence, setting } = readAnswers(answers);
  return personalFixes(score(findings, setting), { answers, evidence, setting, stature });
}

const waysOf = (fixes: ReturnType<typeof fixesOf>) =>
  fixes.flatMap((fix) => fix.fixes.map((way) => way.do)).join('\n');
const notesOf = (fixes: ReturnType<typeof fixesOf>) => fixes.flatMap(({ notes = [] }) => notes);

const officeDesk: Partial<Answers> = {
  workstationSetup:
    'Desk and an adjustable office chair. The screen is off to my left. The mouse is too far away.',
  ergonomicEquipment: 'No headset',
  workspaceLighting: 'There is glare on the screen',
  postureSupport: 'I hunch',
};

describe('fixes for a person', () => {
  test('of two fixes for what hurts, the one that was asked for comes first', () => {
    const [first, second] = fixesOf({
      workstationSetup: 'My desk is too high. The mouse is too far away.',
      hoursSpent: 'seven hours',
      discomfortDescription: 'across my shoulders',
      desiredImprovements: 'a lower desk',
    });
    expect([first?.factor, second?.factor]).toEqual(['workSurface', 'mouseReach']);
    expect(first?.notes).toContain('You asked: “a lower desk.”');
  });

  test('a wish is the thing that is wanted, not what stands beside it', () => {
    const notes = (desiredImprovements: string) =>
      notesOf(fixesOf({ ...officeDesk, desiredImprovements })).join();
    expect(notes('A lectern for the maps between me and the screen')).toMatch(/A lectern.*papers|upright/);
    expect(notes('A lectern for the maps between me and the screen')).not.toMatch('your screen');
    expect(notes('Fix the motor on the desk!')).toMatch('Ask for it in writing');
    expect(notes('a second chair for my cat')).not.toMatch('chair');
  });

  test('someone who is there for half an hour gets nothing inferred', () => {
    const setup = {
      workstationSetup: 'I sit on a kitchen chair. The mouse is too far away.',
      discomfortDescription: 'My lower back aches',
    };
    const supportFor = (hoursSpent: string) =>
      fixesOf({ ...setup, hoursSpent }).find(({ factor }) => factor === 'lumbarSupport')?.finding;
    expect(supportFor('six hours')).toBe('It looks like nothing supports the small of your back.');
    expect(supportFor('half an hour a day')).toBeUndefined();
  });

  test('a desk that is too high is never raised', () => {
    const setup = 'I use a wheelchair. My knees hit the drawer under the desk.';
    expect(waysOf(fixesOf({ workstationSetup: setup }))).toMatch('Raise the desk');
    expect(waysOf(fixesOf({ workstationSetup: `${setup} The desk is too high.` }))).not.toMatch(
      'Raise the desk',
    );
  });

  test('another screen is mentioned only if there are two', () => {
    const screenWay = (workstationSetup: string) => waysOf(fixesOf({ workstationSetup }).slice(0, 1));
    expect(screenWay('My screen is off to my left.')).toBe('Put the screen straight in front of you.');
    expect(screenWay('Two monitors. The main screen is off to my left.')).toMatch('the other one beside it');
  });

  test('a person with a lap desk is not told to get one', () => {
    const withOne = waysOf(fixesOf({ workstationSetup: 'couch and laptop on a lap desk' }));
    expect(withOne).toMatch('Get a separate keyboard for your lap.');
    expect(withOne).not.toMatch('lap desk');
  });

  test('fixes quote the person, each sentence once', () => {
    const fixes = fixesOf(officeDesk);
    const said = fixes.flatMap((fix) => fix.said ?? []);
    expect(said).toContain('The screen is off to my left');
    expect(new Set(said).size).toBe(said.length);
  });

  test('fixes on a couch mention only furniture that the person has', () => {
    const couch = fixesOf({
      workstationSetup: 'Couch with my laptop on my lap',
      workspaceLighting: 'glare on the screen',
      postureSupport: 'I slouch',
    });
    expect(couch.length).toBeGreaterThan(3);
    expect(waysOf(couch)).not.toMatch(
      /desk(?! or a bed tray)|backrest|armrest|feet of the keyboard|your seat|the chair/,
    );
  });

  test('fixes use the equipment that the person has', () => {
    expect(waysOf(fixesOf({ workstationSetup: 'Monitor on an arm. The screen is too low' }))).toContain(
      'Raise the arm',
    );
    const phone = {
      workstationSetup: 'I hold the phone between my ear and shoulder',
      ergonomicEquipment: 'A headset',
    };
    expect(waysOf(fixesOf(phone))).toContain('the headset you have');
  });
});

describe('the first three fixes', () => {
  const first = (given: Partial<Answers>, stature?: number) =>
    fixesOf({ ...officeDesk, ...given }, stature).filter(({ isFirst }) => isFirst);

  test('one of the first three fixes is for the discomfort, and its note says so', () => {
    const fixes = first({ discomfortDescription: 'My eyes burn by noon' });
    expect(fixes).toContainEqual(
      expect.objectContaining({
        factor: 'glare',
        notes: ['This may help your eyes.'],
      }),
    );
  });

  test.each([
    'My shoulder hurt last year, it’s gone now',
    'I used to have shoulder pain',
    'I had surgery on my shoulder in 2015',
    'No pain in my neck, shoulders or wrists',
    'Nothing in my shoulder',
    'Neither my shoulder nor my neck',
    'My shoulders are okay',
    'My wife has a bad shoulder',
    'My shoulder cleared up when I got the new desk',
    'Until I moved the mouse my shoulder ached',
  ])('“%s” is no current complaint', (discomfortDescription) => {
    expect(notesOf(first({ discomfortDescription }))).toEqual([]);
  });

  test.each([
    'My shoulder started to hurt two years ago',
    'I’ve had shoulder pain since March',
    'I hurt my shoulder in 2019, it still aches',
    'Last year it was my neck, now it’s my shoulder',
    'No pain in my neck, just my shoulder',
    'Nothing but my shoulder',
    'Why does my shoulder hurt?',
    'My shoulder hurts, it depends on the day',
  ])('“%s” is a current complaint', (discomfortDescription) => {
    expect(notesOf(first({ discomfortDescription })).join()).toContain('help your shoulder');
  });

  test('one of the first three fixes is for the wish, and its note says so', () => {
    expect(notesOf(first({ desiredImprovements: 'a headset' }))).toContain('You asked: “a headset.”');
    expect(notesOf(first({ desiredImprovements: 'I don’t need a headset' }))).toEqual([]);
    expect(notesOf(first({ desiredImprovements: 'I already have a headset' }))).toEqual([]);
    expect(notesOf(first({ desiredImprovements: 'No noise, without a headset' })).join()).not.toContain(
      'headset',
    );
    expect(notesOf(first({ desiredImprovements: 'We bought a headset last year' }))).toEqual([]);
  });

  test('only affordable fixes are named, and a note says so', () => {
    const none = first({ desiredImprovements: 'I have no money to spend' });
    expect(none.every(({ fixes }) => fixes.every(({ cost }) => cost === 'free'))).toBe(true);
    expect(notesOf(none)).toContain('You wrote “no money to spend”: this costs nothing.');
    expect(notesOf(first({ desiredImprovements: 'a headset, $150 at most' })).join()).toContain('your $150');
    expect(notesOf(first({ difficultTasks: 'My employer pays for equipment' })).join()).toContain('paid for');
    const refused = first({ difficultTasks: 'My employer won’t pay for anything' });
    expect(refused.every(({ fixes }) => fixes.every(({ cost }) => cost === 'free'))).toBe(true);
    expect(notesOf(refused)).toEqual(['You wrote “My employer won’t pay for anything”: this costs nothing.']);
    expect(notesOf(first({ desiredImprovements: 'Only free things, please' })).join()).toContain(
      'costs nothing',
    );
  });

  test('discomfort and wishes neither remove nor repeat a fix', () => {
    const plain = fixesOf(officeDesk);
    const all = fixesOf({ ...officeDesk, discomfortDescription: 'eyes', desiredImprovements: 'a headset' });
    const names = (fixes: typeof all) => fixes.map(({ factor }) => factor);
    expect(names(all).sort()).toEqual(names(plain).sort());
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1));
    expect(all.filter(({ isFirst }) => isFirst)).toHaveLength(3);
  });
});

test.each([
  ['Forty would be silly, I have about 60 quid', 'used one to stay within your 60 quid'],
  ['Up to 90 euros for a headset', 'used one to stay within your 90 euros'],
  ['I have twenty dollars for a headset', 'used one to stay within your 20 dollars'],
])('“%s” is a budget in their money', (desiredImprovements, words) => {
  expect(notesOf(fixesOf({ ...officeDesk, desiredImprovements })).join()).toContain(words);
});

test('whoever asks for cheap things gets nothing dear', () => {
  const fixes = fixesOf({ ...officeDesk, desiredImprovements: 'something cheap, I live on a pension' });
  expect(fixes.every(({ fixes: ways }) => ways.every(({ cost }) => cost !== 'over $50'))).toBe(true);
  expect(notesOf(fixes).join()).toMatch(/what’s free first/);
});

test.each(['I’m back in the office, my wrist aches', 'It hurts when I bend it back, the wrist'])(
  '“%s” says nothing of a back',
  (discomfortDescription) => {
    expect(notesOf(fixesOf({ ...officeDesk, discomfortDescription })).join()).not.toMatch('help your back');
  },
);

test('a budget of zero is no budget, and a webcam is answered', () => {
  const fixes = fixesOf({ ...officeDesk, desiredImprovements: 'A webcam. My budget is $0' });
  expect(fixes.every(({ fixes: ways }) => ways.every(({ cost }) => cost === 'free'))).toBe(true);
  expect(notesOf(fixes).join()).toMatch(/at the top of the screen you look at/);
});

test('what people ask for and what eases an ache are factors that exist', () => {
  const named = [
    ...wishes.flatMap((wish) => wish.factors),
    ...aches.parts.flatMap((part) => [...part.closest, ...part.others, ...part.checks]),
  ];
  expect(named.filter((name) => !factorNames.some((factor) => factor === name))).toEqual([]);
});

describe('what a person will not have changed', () => {
  const cramped = 'My knees hit the bar under the desk, there’s no room for my legs.';

  test('a desk that stays is not replaced', () => {
    expect(waysOf(fixesOf({ workstationSetup: cramped }))).toMatch('replace the desk');
    const stays = { workstationSetup: cramped, desiredImprovements: 'Anything, but NOT a new desk' };
    expect(fixesOf(stays).map(({ factor }) => factor)).toContain('legRoom');
    expect(waysOf(fixesOf(stays))).not.toMatch('replace the desk');
  });

  test('something else is said where nothing is left', () => {
    const bolted = 'The table is bolted to the floor. No new table, please. The table is too high for me.';
    expect(waysOf(fixesOf({ workstationSetup: bolted }))).not.toMatch('a desk that goes up');
    expect(fixesOf({ workstationSetup: bolted }).map(({ factor }) => factor)).toContain('workSurface');
  });

  test('what is as they want it is no fault', () => {
    const factorsOf = (postureSupport: string) => fixesOf({ postureSupport }).map(({ factor }) => factor);
    expect(factorsOf('The chair has no armrests.')).toContain('armrests');
    expect(factorsOf('The chair has no armrests, I don’t want them.')).not.toContain('armrests');
  });

  test('what they don’t want among their wishes is not advised, nor quoted as a wish', () => {
    const phone = 'I hold the phone between my ear and shoulder';
    const fixes = (desiredImprovements: string) =>
      fixesOf({ workstationSetup: phone, discomfortDescription: 'My neck', desiredImprovements });
    expect(waysOf(fixes('A headset'))).toMatch('headset');
    expect(waysOf(fixes('No headset, I won’t talk to the air'))).not.toMatch('headset');
    expect(notesOf(fixes('No headset, I won’t talk to the air')).join()).not.toMatch('asked');
    expect(notesOf(fixes('The owner ain’t changing the counter')).join()).not.toMatch('asked');
  });

  test('whoever doesn’t want to hear of standing doesn’t', () => {
    const setup = { breaksRoutine: 'I sit for four hours at a time', hoursSpent: '8 hours' };
    expect(waysOf(fixesOf(setup))).toMatch('get up');
    expect(waysOf(fixesOf({ ...setup, desiredImprovements: 'Don’t tell me to stand' }))).not.toMatch(
      /get up|stand/i,
    );
  });

  test('whoever can’t talk to a computer isn’t told to dictate', () => {
    const setup = { workstationSetup: 'I lost my left arm. My hand bends to the pinky' };
    expect(waysOf(fixesOf(setup))).toMatch('Dictate');
    const ways = waysOf(fixesOf({ ...setup, desiredImprovements: 'I can’t talk to the computer' }));
    expect(ways).toMatch('Sticky Keys');
    expect(ways).not.toMatch('Dictate');
  });

  test('a screen that is dead ahead can be moved', () => {
    const setup = 'The monitor is dead center. The screen is too low.';
    expect(waysOf(fixesOf({ workstationSetup: setup }))).toMatch('Raise the screen');
  });

  test.each([
    [
      'There is no money to speak of. Anything under fifty dollars is fine.',
      /Get a keyboard without a number pad/,
    ],
    ['I don’t want to spend loads', /under|keyboard without a number pad/],
    ['Less pain without buying a big table', /Get a keyboard without a number pad/],
    ['I don’t want to spend anything', /^(?!.*Get a)/s],
  ])('“%s” says how much may be bought', (desiredImprovements, ways) => {
    const workstationSetup = 'The mouse is too far away, past the number pad.';
    expect(waysOf(fixesOf({ workstationSetup, desiredImprovements }))).toMatch(ways);
  });
});

test.each<[Partial<Answers>, RegExp, RegExp]>([
  [{ desiredImprovements: 'I would love to sit in my chair.' }, /./, /You asked/],
  [{ desiredImprovements: 'Spare me the standing desk.' }, /./, /You asked/],
  [{ desiredImprovements: 'We have a desk in the basement nobody uses.' }, /./, /You asked/],
  [
    { workspaceLighting: 'Dark. I like it dark. The lamp hurts my eyes.' },
    /lamp at the wall behind/,
    /lamp you own/,
  ],
  [
    { postureSupport: 'My feet don’t reach the floor. There is a footrest in a box in storage.' },
    /Get your footrest out of storage/,
    /Get a footrest that/,
  ],
  [
    { postureSupport: 'The plastic back bends when I lean, so I lean forward all day.' },
    /back holds/,
    /until you feel the backrest/,
  ],
])('%j decides what is said', (given, says, not) => {
  const fixes = fixesOf({ ...officeDesk, ...given });
  const text = [waysOf(fixes), ...notesOf(fixes)].join('\n');
  expect(text).toMatch(says);
  expect(text).not.toMatch(not);
});

test.each(['unseen', 'voices', 'last-look'] as const)(
  'what lowers a score on %s desks is never left without its fix',
  (name) => {
    for (const { answers } of examplesOf(name)) {
      const { findings, evidence, setting } = readAnswers(answers);
      const scoring = score(findings, setting);
      const fixes = personalFixes(scoring, { answers, evidence, setting });
      const recommended = recommendationsOf(scoring, fixes);
      for (const { finding, score, isAside } of fixes)
        if (score && !isAside) expect(recommended).toContain(finding);
      if (findings.glare === 'glare' && scoring.points.some(({ factor }) => factor === 'glare'))
        expect(fixes.map(({ factor }) => factor)).toContain('glare');
    }
  },
);

describe('what is left out', () => {
  const found = (findings: Findings, given: Partial<Answers> = {}, evidence = {}) =>
    personalFixes(score(findings), { answers: { ...nothing, ...given }, evidence, setting: {} });
  const factorsOf = (fixes: ReturnType<typeof found>) =>
    fixes.flatMap(({ factor, isAside }) => (isAside ? [] : factor));

  test('what is hard and weighs much comes before what may ease what hurts', () => {
    const said = { answer: 'difficultTasks', text: 'My neck is cranked left to see the screen' } as const;
    const findings = { screenPlace: 'to the side', neckTurn: 'turned', chairAdjustment: 'fixed' } as const;
    const [, ...others] = factorsOf(
      found(findings, { discomfortDescription: 'My back' }, { neckTurn: said }),
    );
    expect(others.indexOf('screenPlace')).toBeLessThan(others.indexOf('chairAdjustment'));
  });

  test('armrests that nobody complains of, unless there is nothing else', () => {
    expect(factorsOf(found({ armrests: 'none', glare: 'glare' }))).toEqual(['glare']);
    expect(found({ armrests: 'none', glare: 'glare' }).at(-1)).toMatchObject({
      isAside: true,
      isFirst: false,
    });
    expect(factorsOf(found({ armrests: 'none' }))).toEqual(['armrests']);
    const asked = { desiredImprovements: 'armrests' };
    expect(factorsOf(found({ armrests: 'none', glare: 'glare' }, asked))).toContain('armrests');
    const complaint = { answer: 'postureSupport', text: 'My elbows hang in the air' };
    expect(factorsOf(found({ armrests: 'none', glare: 'glare' }, {}, { armrests: complaint }))).toContain(
      'armrests',
    );
  });

  test('a bent neck and bent wrists, where papers or a palm rest explain them', () => {
    const papers = {
      documents: 'flat on the desk',
      neck: 'bent forward',
      screenDistance: 'too near',
    } as const;
    expect(factorsOf(found(papers))).toContain('neck');
    expect(factorsOf(found({ ...papers, screenHeight: 'fits' }))).not.toContain('neck');
    const said = { answer: 'ergonomicEquipment', text: 'A gel thing that cocks my hands up' };
    const wrists = { wrists: 'bent up', palmRest: 'in the way' } as const;
    expect(factorsOf(found(wrists, {}, { wrists: said }))).toContain('wrists');
    expect(factorsOf(found(wrists, {}, { wrists: said, palmRest: said }))).toEqual(['palmRest']);
  });

  test('what an earlier fix has said', () => {
    const ways = waysOf(found({ neck: 'bent forward', trunk: 'leaning forward', seatHeight: 'too high' }));
    const all = ways.split('\n');
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what comes first', () => {
  test('what they told comes before what they only tapped, and what else is hard before what they named aside', () => {
    const both = { screenPlace: 'to the side', screenDistance: 'too near' } as const;
    const first = (factor: Factor, answer: AnswerName, discomfortDescription = 'My neck') =>
      personalFixes(score(both), {
        answers: { ...nothing, discomfortDescription },
        evidence: { [factor]: { answer, text: 'The screen' } },
        setting: {},
      })[0]?.factor;
    expect(first('screenPlace', 'workstationSetup')).toBe('screenPlace');
    expect(first('screenDistance', 'workstationSetup')).toBe('screenDistance');
    const glare = { answer: 'workstationSetup', text: 'Glare' } as const;
    const hard = personalFixes(score({ glare: 'glare', mouseReach: 'reaching' }), {
      answers: { ...nothing, discomfortDescription: 'My knees' },
      evidence: { glare, mouseReach: { answer: 'difficultTasks', text: 'The mouse' } },
      setting: {},
    });
    const order = hard.map(({ factor }) => factor).filter((one) => one !== 'seatHeight');
    expect(order.slice(0, 2)).toEqual(['mouseReach', 'glare']);
  });

  test('what they blame where they tell what hurts', () => {
    const setup = { workstationSetup: 'The mouse is too far away. The screen is off to my left.' };
    const first = (discomfortDescription: string) => fixesOf({ ...setup, discomfortDescription })[0]?.factor;
    expect(first('My shoulder and my neck ache')).toBe('mouseReach');
    expect(first('My neck and my shoulder ache')).toBe('screenPlace');
    const blamed = 'My shoulder and neck ache. The screen is off to my left';
    const setupAlone = { workstationSetup: 'The mouse is too far away.' };
    expect(fixesOf({ ...setupAlone, discomfortDescription: blamed })[0]?.factor).toBe('screenPlace');
  });

  test('what was asked for is the second one', () => {
    const setup =
      'The screen is off to my left. The screen is too low. The mouse is too far away. There is glare on the screen.';
    const wished = fixesOf({
      workstationSetup: setup,
      discomfortDescription: 'My neck aches',
      desiredImprovements: 'Less glare',
    });
    expect(wished[0]?.factor).not.toBe('glare');
    expect(wished[1]?.factor).toBe('glare');
  });

  test('in a van, the advice is for a van', () => {
    const van = waysOf(
      fixesOf({
        workstationSetup:
          'Laptop flat on the passenger seat, the screen is off to my right. My knees hit the wheel.',
        workspaceLighting: 'Glare on the screen',
        discomfortDescription: 'Low back',
      }),
    );
    expect(van).toMatch('slide it');
    expect(van).not.toMatch(/desk|stack of books/);
  });

  test('a laptop at the side of a monitor is not the first thing', () => {
    const laptop = 'My laptop is flat on the desk';
    const alone = fixesOf({ workstationSetup: laptop, discomfortDescription: 'My neck aches' });
    expect(alone[0]?.factor).toBe('laptop');
    const beside = fixesOf({
      workstationSetup: `Two monitors. The main screen is off to my left. ${laptop}.`,
      discomfortDescription: 'My neck aches',
    });
    expect(beside[0]?.factor).toBe('screenPlace');
  });

  test('where the desk is good, it is hardly what hurts', () => {
    const good: Partial<Answers> = {
      workstationSetup:
        'Monitor straight ahead at eye level, an arm’s length away. Keyboard at elbow height, wrists straight.',
      breaksRoutine: 'I get up every half hour',
      ergonomicEquipment: 'The mouse is right beside the keyboard. Armrests at elbow height.',
      workspaceLighting: 'Good light, no glare',
      postureSupport: 'My lower back is supported, feet flat on the floor',
    };
    expect(fixesOf({ ...good, discomfortDescription: 'My neck aches, 5 of 10' })[0]?.finding).toMatch(
      /suits you well/,
    );
    expect(fixesOf({ ...good, discomfortDescription: 'No pain anywhere' })).toEqual([]);
  });
});

describe('what they asked for', () => {
  const ask = (desiredImprovements: string, more: Partial<Answers> = {}) =>
    fixesOf({ ...officeDesk, ...more, desiredImprovements });

  test('the closest fix takes it up, among the first three', () => {
    const workstationSetup = 'Folding chair. My feet dangle. The screen is off to my left.';
    const taken = ask('A chair that adjusts. I don’t need a headset', { workstationSetup }).find(
      ({ notes }) => notes?.join().includes('“A chair that adjusts.”'),
    );
    expect([taken?.factor, taken?.isFirst]).toEqual(['chairAdjustment', true]);
  });

  test('what no fix takes up is answered beside the first one', () => {
    expect(ask('A 240 Hz monitor, please')[0]?.notes?.join()).toMatch(
      /You asked: “A 240 Hz monitor, please\.”,More than the screen’s size/,
    );
    expect(ask('bigger font?')[0]?.notes?.join()).toMatch(/“bigger font\?”,On most computers/);
  });

  test.each([
    ['To learn what I should tell my boss', /tell my boss\.”,Ask in writing/],
    ['Who pays for all this?', /Before you buy anything/],
    ['Maybe I need new spectacles', /Ask your eye doctor/],
    ['Just tell me which one is the most important', /the order that weighs most/],
    ['Is my balance of sitting and standing okay?', /roughly a quarter of the day/],
    ['Would a treadmill under the desk be good?', /fine for calls and reading/],
    ['I wonder whether my mattress has a part in it', /mattress.*”,Ask it in the chat/],
  ])('“%s” is answered, or left to a therapist', (wish, answer) => {
    expect(ask(wish)[0]?.notes?.join()).toMatch(answer);
    const noFix = fixesOf({ postureSupport: 'Feet flat, back on the backrest', desiredImprovements: wish });
    const said = noFix.map(({ finding, notes = [], fixes }) => [finding, ...notes, fixes[0].do].join());
    expect(said.join()).toMatch(/You asked/);
  });

  test('it is answered where the fix that takes it up speaks of something else', () => {
    const setup = { workstationSetup: 'Adjustable office chair. My feet dangle.' };
    const notes = (wish: string) => notesOf(fixesOf({ ...setup, desiredImprovements: wish })).join();
    expect(notes('A better chair')).toMatch(/A better chair\.”,Look for a chair/);
    expect(notes('A footrest')).not.toMatch('You need one only');
  });

  test.each([
    'He said to bring a doctor paper',
    'My daughter asks me to carry her',
    'We book the desks by app',
    'Phone I just put on speaker so that’s ok',
    'I doubt that I’ll ever get a chair',
    'My boyfriend will kill me if I buy an office chair',
  ])('“%s” asks for nothing', (said) => {
    expect(notesOf(ask(said)).join()).not.toMatch(
      /papers|clipboard|one bag|easy reach|holds the small|asked/,
    );
  });

  test('a question beside a wish is answered, too, and no title ends a sentence', () => {
    const notes = (wish: string) => notesOf(ask(wish)).join();
    expect(notes('A headset. Does standing help?')).toMatch(/Standing changes.*A headset/);
    expect(notes('If you write it down, Dr. Kim may listen')).toMatch(/Dr\. Kim may listen/);
  });

  test.each([
    ['Let us stand up once in a while', /Ask to stand|Stand up|You asked/],
    ['Something I can fold and hide', /one bag or drawer/],
    ['Would a vertical mouse be any use', /no gimmick/],
    ['A place that is made for a lefty', /For your left hand/],
    ['Not sure if the kneeling chair is good for me', /part of the day/],
    ['A chair without arms', /two screws/],
    ['The optimal config, with numbers', /90 to 110 degrees/],
    ['They pay if it’s on paper', /Ask in writing/],
    ['What should I buy first?', /first thing below that costs/],
    ['Is a split keyboard worth it?', /wide as your shoulders/],
    ['Could I move the TVs', /straight ahead/],
    ['Is there anything I actually need?', /Is there anything[\s\S]*nothing else has to be bought/],
    ['Would a cushion do it?', /takes the edge off/],
  ])('“%s” has an answer of its own', (wish, answer) => {
    expect(notesOf(ask(wish)).join()).toMatch(answer);
  });

  test.each(['The table stays, the pencil stays', 'The table is the table', 'I’m not moving the desk'])(
    '“%s” is no wish',
    (said) => expect(notesOf(ask(said)).join()).not.toMatch(/asked|before you buy/),
  );

  test('a wish that is quoted has no second half of its own', () => {
    const notes = notesOf(ask('A grown-up chair that fits a kid table?')).join();
    expect(notes).toMatch('A grown-up chair');
    expect(notes).not.toMatch('its top is level with your elbows');
  });

  test('what there is no room for is no wish', () => {
    expect(notesOf(ask('There is no space for a desk in here')).join()).not.toMatch('before you buy one');
  });

  test('what someone else has or what was bought is no wish', () => {
    for (const said of ['My desk mate’s chair is better', 'The new guy got a riser', 'n/a'])
      expect(notesOf(ask(said)).join()).not.toMatch(/asked/);
  });
});

test('whoever writes in centimeters reads centimeters first', () => {
  const near = (workstationSetup: string) =>
    fixesOf({ workstationSetup, ergonomicEquipment: 'Office chair' }, 170);
  expect(near('My screen is too close. It is 30 cm away')[0]?.why).toContain('40 to 75 cm (16 to 30 inches)');
  expect(near('My screen is too close. It is 12 inches away')[0]?.why).toContain(
    '16 to 30 inches (40 to 75 cm)',
  );
  expect(notesOf(near('My desk is 80 cm high and too high for me')).join()).toContain(
    'about 62 cm (24.5 in.) from the floor',
  );
});

test('a shared desk, a microscope and a child are spoken of', () => {
  const note = (given: Partial<Answers>) => fixesOf({ ...officeDesk, ...given })[0]?.notes?.join();
  expect(note({ primaryRole: 'I hot desk' })).toMatch(/first the seat, then the screen/);
  expect(note({ primaryRole: 'Half the day at the microscope' })).toMatch(/only knows the computer part/);
  expect(note({ primaryRole: 'I’m 14, homework' })).toMatch(/made for adults/);
  expect(note({ hoursSpent: '6 in school, my daughter’s' }) ?? '').not.toMatch(/made for adults/);
});

test('a person’s height gives a height to start from if the furniture is adjustable', () => {
  const low = { workstationSetup: 'Adjustable office chair. My knees are higher than my hips' };
  expect(notesOf(fixesOf(low, 170))).toContain(
    'For your height, about 17.5 in. (44 cm) from the floor to the top of the seat is a place to start.',
  );
  expect(notesOf(fixesOf(low))).toEqual([]);
  expect(notesOf(fixesOf(low, 120))).toEqual([]);
  const kitchen = notesOf(
    fixesOf({ workstationSetup: 'Kitchen chair. My knees are higher than my hips' }, 170),
  );
  expect(kitchen).toEqual([]);
});
