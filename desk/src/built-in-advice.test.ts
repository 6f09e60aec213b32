import { expect, test } from '@jest/globals';
import said from '../test/chat-said.json' with { type: 'json' };
import { samplePractice as practice } from '../test/sample-practice.ts';
import chat from '../texts/chat.json' with { type: 'json' };
import { adviceWithoutFindings, builtInAdvice } from './built-in-advice.ts';
import { withOthers, withoutOffers } from './chat/nearest.ts';
import { type TopicName, topicIn, topicOf } from './chat/topics.ts';
import { factorNames } from './factors.ts';
import { rankedFixes } from './fixes.ts';
import { score } from './scoring.ts';
import { isSpanish } from './spanish.ts';

// Laptop flat on a kitchen table, a kitchen chair, glare, feet in the air, few breaks.
const scoring = score({
  laptop: 'flat',
  chairAdjustment: 'fixed',
  armrests: 'none',
  seatHeight: 'feet in the air',
  glare: 'glare',
  breaks: 'rarer',
  duration: 'over 4 hours',
});
const conversation = {
  answers: {} as never,
  userHeight: '170 cm',
  practice,
  scoring,
  messages: [],
  fixes: rankedFixes(scoring),
};
const answer = (question: string, over: object = {}) => builtInAdvice({ ...conversation, ...over }, question);

const { named, cases } = said;
const unknown = /^I can’t help with that one/;
const patternsOf = (names: readonly string[] = []) =>
  names
    .flatMap((name) => (name.startsWith('$') ? named[name.slice(1) as keyof typeof named] : name))
    .map((source) => new RegExp(source));

test.each(cases)('the chat answers: $asked', ({ asked, says, not }) => {
  const told = answer(asked);
  for (const pattern of patternsOf(says)) expect(told).toMatch(pattern);
  for (const pattern of patternsOf(not)) expect(told).not.toMatch(pattern);
  // The same question in capitals or without its marks is the same question.
  const alone = (text: string) => text.split('\n\nIf you meant something else')[0];
  if (!asked.includes("'")) expect(alone(answer(asked.replace(/[?!.,]/g, '')))).toBe(alone(told));
});

test('a person without a height is asked for it', () => {
  expect(answer('How high should my desk be?', { userHeight: null })).toMatch(/tell me how tall you are/);
  expect(answer('How tall am I?', { userHeight: null })).toMatch(/didn’t tell us your height/);
});

test('whoever asks in centimeters, or gave a height in them, reads them first', () => {
  const distance = (question: string, userHeight: string | null) => answer(question, { userHeight });
  expect(distance('How far away should my screen be?', '170 cm')).toContain('40 to 75 cm (16 to 30 inches)');
  expect(distance('How far away should my screen be, in cm?', null)).toContain('40 to 75 cm (16');
  expect(distance('How far away should my screen be?', '5 ft 7 in')).toContain(
    '16 to 30 inches (40 to 75 cm)',
  );
  expect(answer('I’m 178 cm. How high should my desk be?')).toContain('65 cm (26 in.)');
});

test('the chat names no booking rules if the practice has none', () => {
  const rules = { minNoticeHours: 0, maxDaysAhead: 0, refusesLateChanges: false };
  const said = answer('Can I book for Tuesday?', { practice: { ...practice, rules } });
  expect(said).not.toMatch(/ahead|\b0\b/);
});

test('without findings, only questions that need none are answered', () => {
  expect(adviceWithoutFindings(conversation, 'What time do you open?')).toMatch(/9:00 AM/);
  expect(adviceWithoutFindings(conversation, 'How high should my screen be?')).toBeUndefined();
});

test('an English sentence with Spanish names is not Spanish', () => {
  for (const text of [
    'My son works in Los Angeles',
    'The Los Gatos office has a La-Z-Boy',
    'Tell me no more',
  ]) {
    expect(isSpanish(text)).toBe(false);
  }
  expect(isSpanish('me duele la espalda por la silla')).toBe(true);
});

test('each button asks what its topic answers, with facts that exist', () => {
  const names = Object.entries({ ...chat.always, ...chat.desk }) as [TopicName, object][];
  for (const [name] of names) {
    const { ask, about = [] } = topicOf(name);
    if (ask) expect([ask, topicIn(ask).topic]).toEqual([ask, name]);
    if (ask) expect(topicIn(ask.replace(' ', '\n')).topic).toBe(name);
    expect(about.filter((factor) => !factorNames.includes(factor))).toEqual([]);
    expect(answer(ask ?? name)).not.toMatch(/[{}]/);
  }
});

test('where there is no answer, it says so, how to go on, and at most two questions that it may have been', () => {
  const said = answer('My parrot hums along with the radio');
  expect(said).toMatch(/^I don’t have an answer to that, and I don’t want to guess/);
  const { text, offered } = withoutOffers(said);
  expect(text).toContain('(919) 555-0100');
  expect(text).not.toMatch(/^- /m);
  expect(offered.length).toBeLessThan(3);
  for (const question of offered) expect(answer(question)).not.toMatch(/^I don’t have/);
  const strange = answer('Which flag should hang above the third window of the hall?');
  expect(withoutOffers(strange).offered.length).toBeLessThan(3);
  expect(withoutOffers(answer('What can I change without buying anything?')).offered).toEqual([]);
});

test.each<[asked: string, says: RegExp]>([
  ['Could you write me two or three lines for my supervisor?', /“Hello/],
  ['Do I have to do everything on this list?', /in order[\s\S]*\*\*First:\*\*/],
  ['I lost my password', /Forgot your password/],
  ['do you only do offices?', /homes, shops, salons/],
  ['is a dash mount ok, or will I hit it?', /only when you’re parked/],
  ['standing desk, yes or no', /^A standing desk is worth it if/],
  ['How do I use a microscope without a sore neck?', /eyepieces/],
])('“%s” is answered by its nearest examples, with what is known of this desk', (asked, says) => {
  expect(answer(asked)).toMatch(says);
});

test('only free fixes are told where free ones are asked for', () => {
  expect(answer('What can I change for free?')).not.toMatch(/\$|minutes\)/);
  expect(answer('My employer won’t pay for anything, what is free?')).not.toMatch(/(?:over|under) \$|\$\d/);
});

test.each([
  'Could you recommend a good movie?',
  'Is it going to rain on Sunday?',
  'Will it rain tomorrow?',
  'how do I get rid of ants',
  'do you know a good plumber',
  'Which of these lottery numbers should I play?',
  'Can you do my homework?',
])('what has nothing to do with us is declined, sure or not: “%s”', (asked) => {
  expect(answer(asked)).toMatch(unknown);
  expect(withoutOffers(answer(asked)).offered).toEqual([]);
});

test('own fixes follow only where someone asks about their own desk, and never against the answer', () => {
  const low = score({ screenHeight: 'too low', light: 'too bright' });
  const own = { scoring: low, fixes: rankedFixes(low) };
  expect(answer('My screen feels low. How high should it be?', own)).toMatch(/Your screen is too low/);
  for (const asked of [
    'How high should my wife’s screen be?',
    'I got varifocals last month. Where does the screen go?',
    'My room is dark except for the screen. Is that bad for my eyes?',
  ])
    expect(answer(asked, own)).not.toMatch(/Your (?:screen|light) is too/);
  const paid = answer('How do I ask my boss for a new chair?');
  expect(paid).toMatch(/^Ask in writing/);
  expect(paid).not.toMatch(/cost nothing|can’t help/);
});

test('first, free and what was not understood are answered for the thing that is named', () => {
  expect(answer('What should I fix first on my chair?')).toMatch(/^\*\*First:\*\* Your feet/);
  expect(answer('What should I change first about my mouse?')).toMatch(/^From what you wrote, nothing there/);
  expect(answer('I have zero budget. What should I change first?')).not.toMatch(/\$50/);
  expect(answer('You wrote that I have no footrest, but I do.')).toMatch(/What we understood/);
  expect(answer('My butt hurts after lunch')).toMatch(/behind that’s sore/);
  expect(answer('Is there a formula behind my score?')).toMatch(/start at 5/);
});

test.each<[asked: string, says: RegExp, not?: RegExp]>([
  ['Could you draft a quick email that I can send to my manager?', /You can start from this: “Hello/],
  [
    'I want my feet higher, how do I get my feet up at the desk?',
    /needs a footrest if your feet hang/,
    /keyboard/,
  ],
  ['Do the words here get bigger? The chat is too small for me', /Ctrl/, /arm’s length/],
  ['Is my thumb tendinitis, or is it from the job or my age?', /your doctor|See a doctor/i, /brace/],
  ['Should I be worried about the numbness in my pinky?', /See a doctor soon/],
  ['Numb fingers each night. Can it wait until the holidays?', /doctor/, /fold down/],
  ['Name two changes for this month, in which order?', /\*\*First:\*\*[\s\S]*After that/],
  ['Is it unhealthy when I sit with crossed knees?', /mostly a myth/, /small of/],
  ['Would it make sense to book a session? Tell me straight', /Honestly: if both your scores/],
  ['My gas strut is gone, can it be replaced?', /worn gas lift/, /risers/],
  ['Do nurses get a discount?', /I don’t know of reduced ones/, /cost nothing:/],
  ['Can my team leader read what I write?', /Your employer can’t/],
  ['How did you come up with a 6?', /start at 5/],
  ['Can you speak Polish?', /only in English/],
  ['Say that in fewer words', /one thing at a time/, /can’t help with that one/],
  ['With progressives, should it go up?', /tip (?:its top|it) back/, /at eye level, and add/],
  ['Is there a bracket for a heavy television?', /VESA/],
])('“%s” gets its own answer', (asked, says, not = unknown) => {
  expect(answer(asked)).toMatch(says);
  expect(answer(asked)).not.toMatch(not);
});

test('a score of a desk that is hardly known says so', () => {
  const little = { scoring: score({ light: 'good' }), fixes: [] };
  expect(answer('Why did I get this score?', little)).toMatch(/couldn’t tell much[\s\S]*near the middle/);
  expect(answer('Do I need to change anything?', little)).toMatch(/couldn’t tell much/);
});

test('where the advice is left out, the doctor is not', () => {
  const trade = { scoring: score({ light: 'good' }, { without: ['computer'] }), fixes: [] };
  const said = answer('My wrists hurt. What can I change?', trade);
  expect(said).toMatch(/most of your work isn’t at a computer[\s\S]*See a doctor for numbness/);
  expect(said).not.toMatch(/fold down/);
  expect(answer('My mouse hand hurts. What can I change?', trade)).not.toMatch(/isn’t at a computer/);
});

test('an unclear question gets the nearest ones as buttons', () => {
  const { text, offered } = withoutOffers(answer('is it ok the way it is with my leg'));
  expect(text).toMatch(/don’t have an answer/);
  expect(offered.length).toBeGreaterThan(1);
  for (const one of offered) expect(answer(one)).not.toMatch(/don’t have an answer/);
});

test('an answer that may be to another question ends with others, each of which is a button', () => {
  const others = ['What should I look for in a new chair?', 'Is a ball a good seat?'];
  expect(withoutOffers(withOthers('Not as your main seat.', others))).toEqual({
    text: 'Not as your main seat.\n\nIf you meant something else:',
    offered: others,
  });
  expect(withoutOffers(withOthers('Not as your main seat.\n\n- Nor a stool.', [])).offered).toEqual([]);
});

test('what was asked beside a sign that is none is answered', () => {
  const sign = 'I have chest pain since this morning';
  for (const question of [`${sign}, how high should my screen be?`, `How high should my screen be? ${sign}.`])
    expect(topicIn(question, true).topic).toBe('screen-height');
  expect(topicIn(`${sign}.`, true).topic).not.toBe('seat-height');
});

test('what was told in the answers counts in the chat, unless somebody else is asked for', () => {
  const answers = { primaryRole: 'Engineer, I am 30 weeks pregnant' };
  expect(answer('How should I sleep with my sore back?', { answers })).toMatch(/on your side/);
  expect(answer('I have a headache that won’t go away', { answers })).toMatch(/midwife or doctor right now/);
  expect(answer('My face is puffy and I see spots', { answers })).toMatch(/911/);
  expect(answer('My husband has a headache every afternoon', { answers })).not.toMatch(/pregnant/);
  expect(answer('How should I sleep with my sore back?')).not.toMatch(/pregnant/);
});

test('nothing is said against what is so of the one who asks', () => {
  const low = { scoring: score({ screenHeight: 'too low' }), fixes: [] };
  const question = 'How high should my screen be with bifocals?';
  expect(answer(question)).toMatch(/lower the screen/);
  expect(answer(question, low)).not.toMatch(/lower the screen/);
  expect(answer(question, low)).toMatch(/eye doctor/);
});

test('what a doctor should see comes before the answer to a question about the body, once', () => {
  const redFlags = [
    { topic: 'constant pain', isAsked: true, isSo: true },
    { topic: 'new numbness' },
  ] as const;
  const question = 'Which stretch helps my back?';
  const said = answer(question, { redFlags });
  expect(said).toMatch(
    /^Before anything else: \*\*Please see your doctor[^*]*\*\* A doctor should check pain/,
  );
  expect(said).not.toMatch(/numbness can be serious/);
  expect(said.endsWith(answer(question))).toBe(true);
  const before = [{ role: 'assistant', content: said }] as const;
  for (const [asked, over] of [
    [question, { redFlags, messages: before }],
    ['Where do I put the printer?', { redFlags }],
    [question, { redFlags: [{ topic: 'constant pain', isAsked: true }] }],
    [question, { redFlags: [{ topic: 'chest' }] }],
  ] as const)
    expect(answer(asked, over)).not.toMatch(/Before anything else/);
});

test('what follows a doctor’s sign agrees with it', () => {
  const redFlags = [{ topic: 'constant pain', isAsked: true, isSo: true }] as const;
  for (const [question, says] of [
    [
      'Can seeing the doctor wait until next month? I’m swamped',
      /\n\nPlease don’t let work put off the doctor/,
    ],
    ['Should I let somebody crack my neck?', /\n\nBefore a doctor has examined your symptoms/],
    ['Would a new chair take the pain away?', /\n\nPlease don’t count on a mouse/],
    ['Does the wizard in my back agree?', /\n\nTo the rest I have no sure answer/],
  ] as const) {
    expect(answer(question, { redFlags })).toMatch(/^Before anything else: /);
    expect(answer(question, { redFlags })).toMatch(says);
    expect(answer(question)).not.toMatch(says);
  }
});

test('an answer made for somebody like them comes first, and never in place of one that suits them', () => {
  const question = 'I can’t walk far, what else counts as a break?';
  const answers = { primaryRole: 'I use a wheelchair' };
  const scored = { answers, scoring: { ...scoring, setting: { ...scoring.setting, without: ['standing'] } } };
  expect(answer(question)).not.toMatch(/wheelchair/);
  expect(answer(question, scored)).toMatch(/^From a wheelchair, count your pressure relief/);
  const timed = 'My breaks are timed and counted against me';
  expect(answer(timed)).toMatch(/Stand up for one call/);
  expect(answer(timed, scored)).toMatch(/^When every call is timed, move inside the call: (?!.*Stand up)/);
  const seeing = { answers: { primaryRole: 'I have macular degeneration, low vision' } };
  const blind = { ...seeing, scoring: { ...scoring, setting: { ...scoring.setting, without: ['sight'] } } };
  expect(answer('How near may the screen be, does that harm my eyes?', blind)).not.toMatch(
    /^From what you wrote/,
  );
});

test('two questions get two answers, and a question with its afterthought one', () => {
  expect(answer('How far away should my screen be, and how do I cancel my visit?')).toMatch(
    /arm’s length[\s\S]*tab=appointments/,
  );
  expect(answer('Are blue light glasses a waste of money, and is that proven?')).not.toMatch(/MNRI/);
});

test('what to buy comes in the order of the fixes', () => {
  const asked = 'A stand, a footrest or a cushion, what should I buy first?';
  expect(answer(asked)).toMatch(/^In this order.*\n\n- Get a footrest[\s\S]*- Get a laptop riser/);
  const fine = { scoring: score({ light: 'good' }), fixes: [] };
  expect(answer(asked, fine)).toMatch(/nothing you have to buy/);
});

test('a request has the person’s own finding and fix', () => {
  expect(answer('What do I write to HR? One sentence to paste')).toMatch(
    /“Hello, a check of my workplace says: ‘Your feet don’t reach the floor[\s\S]*‘Get a footrest/,
  );
});

test('heights are told for standing, too, and beyond the desk check as rough', () => {
  expect(answer('What are the right heights for 178 cm?')).toMatch(/112 cm \(44 in\.\)[\s\S]*desk check/);
  expect(answer('Which desk height for 198 cm?')).toMatch(/72 cm[\s\S]*these are rough/);
});

test('nothing is told to be moved that can’t be moved', () => {
  const asked = 'Should my armrests fit under the desk?';
  expect(answer(asked)).toMatch(/raise the desk/);
  expect(answer(asked, { answers: { workspaceDescription: 'The desk is bolted to the wall' } })).not.toMatch(
    /raise the desk/,
  );
});

test.each<[asked: string, says: RegExp]>([
  ['thoughts?', /^\*\*First:/],
  ['ok so what now', /^\*\*First:/],
  ['And the rest of it?', /^(?!\*\*First).*\n/],
  ['Explain it again please, I did not get it', /^In short:/],
  ['Can a shoebox stand in for a footrest, is it good enough?', /sturdy and flat/],
  ['How tall should the footrest be for me?', /^As tall as the gap/],
  ['If the laptop stands on books, how do I type?', /separate keyboard and mouse/],
  ['Would a second pair of glasses for the computer be worth it?', /^Computer glasses are often worth it/],
  ['May I go back to tennis?', /step by step/],
  ['Should I massage my neck or use heat?', /^Heat, cold or a massage/],
  ['Is it okay to ask for a chair for small people? I’m shy', /ordinary request/],
  ['My butt goes numb, is that bad?', /emergency room/],
])('the point of “%s” is answered', (asked, says) => {
  expect(answer(asked)).toMatch(says);
});

test('a sentence with inches is told whole or not at all', () => {
  const trade = { scoring: score({ light: 'good' }, { without: ['computer'] }), fixes: [] };
  expect(answer('How high should my desk be for my height?', trade)).not.toMatch(/start with the seat/);
});
