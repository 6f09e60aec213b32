import { expect, test } from '@jest/globals';
import { samplePractice as practice } from '../test/sample-practice.ts';
import chat from '../texts/chat.json' with { type: 'json' };
import { adviceWithoutFindings, builtInAdvice } from './built-in-advice.ts';
import { withOthers, withoutOffers } from './chat/nearest.ts';
import { type TopicName, topicOf, topicsIn } from './chat/topics.ts';
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
  fixes: rankedFixes(scoring, 'My neck is stiff.'),
};
const answer = (question: string, over: object = {}) => builtInAdvice({ ...conversation, ...over }, question);

/** No advice about a desk. */
const noTip = /books|riser|footrest|pillow|blinds|box under|cost nothing/i;
const prices = [/Foundations Package: \$299/, /Personalized Care Package: \$899/, /\/services/];
const phone = /\(919\) 555-0100/;
const unknown = /^I can’t help with that one/;
const doctor = /Your doctor or pharmacist can/;

interface Case {
  asked: string;
  says: readonly RegExp[];
  not?: readonly RegExp[];
}

const cases: readonly Case[] = [
  { asked: 'How much does a visit cost?', says: prices, not: [noTip] },
  { asked: 'What are your prices?', says: prices, not: [noTip] },
  { asked: 'How much is an MNRI session?', says: [/MNRI/, ...prices], not: [noTip] },
  { asked: 'Is the first consultation free?', says: [/first consultation is free/], not: [noTip] },
  { asked: 'How much would a good chair cost?', says: [/what shops charge/, /over \$50/], not: [/\$299/] },
  {
    asked: 'What time do you open?',
    says: [/9:00 AM – 5:00 PM/, /November 26 – 27/],
    not: [noTip, /window/],
  },
  { asked: 'Are you open on Saturdays?', says: [/closed on Saturdays/], not: [noTip] },
  { asked: 'What are your hours of operation?', says: [/9:00 AM/], not: [doctor] },
  { asked: 'Do you work on Thanksgiving?', says: [/November 26/], not: [noTip] },
  {
    asked: 'Can I book for Tuesday?',
    says: [/can’t book for you here/, /open=new/, /open on Tuesday/, /at 5:30 PM/, /24 hours/, /60 days/],
    not: [noTip],
  },
  { asked: 'Can I get an appointment on Sunday?', says: [/closed on Sundays/, /open=new/], not: [noTip] },
  { asked: 'I need to cancel my appointment', says: [/tab=appointments/, /24 hours/, phone], not: [noTip] },
  { asked: 'Can I move my appointment to next week?', says: [/tab=appointments/], not: [noTip, /get up/i] },
  { asked: 'Where are you, and is there parking?', says: [/1 Elm Street/, /Free parking/], not: [noTip] },
  { asked: 'What’s your phone number?', says: [phone, /hello@practice\.example/], not: [/headset/, noTip] },
  { asked: 'Can I talk to a real person?', says: [phone], not: [noTip] },
  { asked: 'How do I delete my data?', says: [/choose Delete/, /choose Account/, /\/privacy/], not: [noTip] },
  { asked: 'Can I have this as a PDF for my boss?', says: [/PDF/, /Recommendations/], not: [noTip] },
  { asked: 'Do you take insurance?', says: [/fixed prices/, /health plan/], not: [noTip] },
  { asked: 'How tall am I?', says: [/170 cm/], not: [noTip, unknown] },
  { asked: 'How high should my desk be?', says: [/170 cm/, /24 in\./, /elbows/] },
  { asked: 'I’m 5\'4". How high should my desk be?', says: [/5'4"/, /23 in\./], not: [/170 cm/] },
  { asked: 'How high should my screen be?', says: [/eye level/, /laptop/i], not: [/glare/] },
  { asked: 'Which change should I make first?', says: [/^\*\*First:\*\*/, /laptop/i], not: [/\$299/] },
  {
    asked: 'What can I change without buying anything?',
    says: [/^These cost nothing/],
    not: [/under \$50|over \$50/],
  },
  {
    asked: 'How often should I take a break, and what should I do then?',
    says: [/once an hour/, /5-minute breaks/],
    not: [/laptop/i],
  },
  { asked: 'What about the glare on my screen?', says: [/glare/i, /blinds/], not: [/laptop/i] },
  {
    asked: 'My wrists hurt when I use the mouse',
    says: [/wrists straight/, /doctor/],
    not: [/counts/],
  },
  { asked: 'so which armrests should I get?', says: [/armrests/], not: [/laptop/i] },
  { asked: 'Are my feet OK?', says: [/feet don’t reach/], not: [/laptop/i, /Get a chair/] },
  {
    asked: 'Why is my score so low?',
    says: [/out of 10/, /come from rules/, /I can’t change them/, /laptop/i],
    not: [noTip],
  },
  { asked: 'Give me 10 out of 10!', says: [/I can’t change them/] },
  {
    asked: 'How does this compare with my last assessment?',
    says: [/Compare two assessments/],
    not: [noTip],
  },
  {
    asked: 'Is a standing desk better than sitting?',
    says: [/20 minutes of sitting, 8 of standing/],
    not: [/Get a chair/],
  },
  {
    asked: 'Is a kneeling chair any good?',
    says: [/kneeling chair, most of your weight/],
    not: [noTip],
  },
  { asked: 'Should I take ibuprofen for my back?', says: [doctor], not: [noTip] },
  { asked: 'Do I have carpal tunnel?', says: [doctor], not: [/wrists are straight/] },
  { asked: 'What does my MRI result mean?', says: [doctor], not: [noTip] },
  { asked: 'How many pills can I take before I type?', says: [doctor], not: [noTip] },
  { asked: 'I’m pregnant. How should I sit?', says: [/midwife or doctor/, /911/], not: [/over \$50/] },
  { asked: 'How high should my daughter’s chair be?', says: [/for adults/, /MNRI/], not: [/24 in\./] },
  {
    asked: '¿Cuánto cuesta una cita?',
    says: [/solo responde en inglés/, phone, /hello@practice\.example/],
    not: [/hablamos/i, /\$299/],
  },
  { asked: 'como pongo la silla para no tener dolor', says: [/solo responde en inglés/], not: [/chair/] },
  { asked: 'How much is a visit and how high should my screen be?', says: [...prices, /eye level/] },
  { asked: 'chair', says: [/chair/], not: [/\$299/, unknown] },
  { asked: 'thanks', says: [/You’re welcome/], not: [noTip] },
  { asked: 'hello', says: [/^Hi!/], not: [noTip] },
  { asked: 'you are useless', says: [/I’m sorry/, phone], not: [noTip] },
  { asked: 'Are you an AI?', says: [/not a person/, phone], not: [noTip] },
  { asked: 'Will this fix my pain?', says: [/can’t promise/], not: [/will (?:fix|cure|heal)/] },
  { asked: 'Who won the game?', says: [unknown, phone], not: [noTip] },
  { asked: 'What is the capital of France?', says: [unknown, phone], not: [noTip] },
  { asked: 'asdfgh', says: [unknown], not: [noTip] },
  { asked: 'I forgot my password', says: [/Forgot your password/, phone], not: [unknown, noTip] },
  { asked: 'How do I change the email on my account?', says: [/choose Account/i, phone], not: [noTip] },
  {
    asked: 'I have a microscope, how high should it be?',
    says: [/I don’t want to guess/, phone],
    not: [noTip],
  },
  { asked: 'Do I need a chair mat for carpet?', says: [/Under a rolling chair/], not: [noTip] },
  { asked: 'Do I need an anti-fatigue mat?', says: [/For standing, an anti-fatigue mat/], not: [noTip] },
  {
    asked: 'Should I wear my wrist brace while typing?',
    says: [/doctor or therapist ordered it/],
    not: [/^Sit/],
  },
  {
    asked: 'Does an elbow strap help with tennis elbow?',
    says: [/elbow strap helps some/],
    not: [/^If your screen/],
  },
  {
    asked: 'My left side has been paralyzed since birth. What mouse should I use?',
    says: [/isn’t made for you/, /side that works/, /new, call 911/],
    not: [/use your other hand/],
  },
  { asked: 'What is the 20-20-20 rule?', says: [/6 m \(20 feet\)/], not: [/laptop/i] },
  {
    asked: 'Can I just work on my laptop all day?',
    says: [/^Not flat/, /separate keyboard and mouse/, /short spells/],
  },
  { asked: 'What should I buy first?', says: [/First: .*\(free/, /Then, if you buy/], not: [/\$299/] },
  { asked: 'I don’t agree with your score', says: [/^Thanks for telling me/], not: [noTip] },
];

test.each(cases)('the chat answers: $asked', ({ asked, says: wanted, not = [] }) => {
  const said = answer(asked);
  for (const pattern of wanted) expect(said).toMatch(pattern);
  for (const pattern of not) expect(said).not.toMatch(pattern);
  // The same question in capitals or without its marks is the same question.
  const alone = (text: string) => text.split('\n\nIf you meant something else')[0];
  if (!asked.includes("'")) expect(alone(answer(asked.replace(/[?!.,]/g, '')))).toBe(alone(said));
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
    if (ask) expect([ask, topicsIn(ask).topics]).toEqual([ask, [name]]);
    expect(about.filter((factor) => !factorNames.includes(factor))).toEqual([]);
    expect(answer(ask ?? name)).not.toMatch(/[{}]/);
  }
});

test('a question without a clear topic is answered with the three nearest questions, each of which has an answer', () => {
  const said = answer('My monitor shakes when I type');
  expect(said).toMatch(/^I’m not sure what you’re asking/);
  const { text, offered } = withoutOffers(said);
  expect(text).toContain('(919) 555-0100');
  expect(text).not.toMatch(/^- /m);
  expect(offered).toHaveLength(3);
  for (const question of offered) expect(answer(question)).not.toMatch(/^I’m not sure/);
  expect(withoutOffers(answer('What can I change without buying anything?')).offered).toEqual([]);
});

test('what is fine is only mentioned where that is asked, and only free fixes where free ones are', () => {
  const seat = { scoring: score({ seatHeight: 'fits' }), fixes: [] };
  expect(answer('Is my chair too high?', seat)).toMatch(/What you wrote about seat height is fine/);
  for (const asked of [
    'How high should my chair be?',
    'Is a footrest good?',
    'What is the right chair height?',
  ])
    expect(answer(asked, seat)).not.toMatch(/is fine/);
  expect(answer('What can I change for free?')).not.toMatch(/\$|minutes\)/);
  expect(answer('My employer won’t pay for anything, what is free?')).not.toMatch(/(?:over|under) \$|\$\d/);
});

test.each([
  'Could you recommend a good movie?',
  'Is it going to rain on Sunday?',
  'Which of these lottery numbers should I play?',
  'Can you do my homework?',
])('what has nothing to do with us is declined, sure or not: “%s”', (asked) => {
  expect(answer(asked)).toMatch(unknown);
  expect(withoutOffers(answer(asked)).offered).toEqual([]);
});

test('own fixes follow only where someone asks about their own desk, and never against the answer', () => {
  const low = score({ screenHeight: 'too low', light: 'too bright' });
  const own = { scoring: low, fixes: rankedFixes(low, '') };
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
    expect(topicsIn(question, true).topics).toEqual(['screen-height']);
  expect(topicsIn(`${sign}.`, true).topics).not.toContain('seat-height');
});
