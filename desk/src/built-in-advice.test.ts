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
  fixes: rankedFixes(scoring),
};
const answer = (question: string, over: object = {}) => builtInAdvice({ ...conversation, ...over }, question);

/** No advice about a desk. */
const noTip = /books|riser|footrest|pillow|blinds|box under|cost nothing/i;
const prices = [/Foundations Package: \$299/, /Personalized Care Package: \$899/, /\/services/];
const phone = /\(919\) 555-0100/;
const email = /hello@practice\.example/;
const unknown = /^I can’t help with that one/;
const doctor = /Your doctor or pharmacist can/;

const cases: readonly [asked: string, says: readonly RegExp[], not?: readonly RegExp[]][] = [
  ['How much does a visit cost?', prices, [noTip]],
  ['What are your prices?', prices, [noTip]],
  ['How much is an MNRI session?', [/MNRI/, ...prices], [noTip]],
  ['Is the first consultation free?', [/first consultation is free/], [noTip]],
  ['How much would a good chair cost?', [/what shops charge/, /over \$50/], [/\$299/]],
  ['What time do you open?', [/9:00 AM – 5:00 PM/, /November 26 – 27/], [noTip, /window/]],
  ['Are you open on Saturdays?', [/closed on Saturdays/], [noTip]],
  ['What are your hours of operation?', [/9:00 AM/], [doctor]],
  ['Do you work on Thanksgiving?', [/November 26/], [noTip]],
  [
    'Can I book for Tuesday?',
    [/can’t book for you here/, /open=new/, /open on Tuesday/, /at 5:30 PM/, /24 hours/, /60 days/],
    [noTip],
  ],
  ['Can I get an appointment on Sunday?', [/closed on Sundays/, /open=new/], [noTip]],
  ['I need to cancel my appointment', [/tab=appointments/, /24 hours/, phone], [noTip]],
  ['Can I move my appointment to next week?', [/tab=appointments/], [noTip, /get up/i]],
  ['Where are you, and is there parking?', [/1 Elm Street/, /Free parking/], [noTip]],
  ['What’s your phone number?', [phone, email], [/headset/, noTip]],
  ['Can I talk to a real person?', [phone], [noTip]],
  ['How do I delete my data?', [/choose Delete/, /choose Account/, /\/privacy/], [noTip]],
  ['Can I have this as a PDF for my boss?', [/PDF/, /Recommendations/], [noTip]],
  ['Do you take insurance?', [/fixed prices/, /health plan/], [noTip]],
  ['How tall am I?', [/170 cm/], [noTip, unknown]],
  ['How high should my desk be?', [/170 cm/, /24 in\./, /elbows/]],
  ['I’m 5\'4". How high should my desk be?', [/5'4"/, /23 in\./], [/170 cm/]],
  ['How high should my screen be?', [/eye level/, /laptop/i], [/glare/]],
  ['Which change should I make first?', [/^\*\*First:\*\*/, /laptop/i], [/\$299/]],
  ['What can I change without buying anything?', [/^These cost nothing/], [/under \$50|over \$50/]],
  [
    'How often should I take a break, and what should I do then?',
    [/once an hour/, /5-minute breaks/],
    [/laptop/i],
  ],
  ['What about the glare on my screen?', [/glare/i, /blinds/], [/laptop/i]],
  ['My wrists hurt when I use the mouse', [/wrists straight/, /doctor/], [/counts/]],
  ['so which armrests should I get?', [/armrests/], [/laptop/i]],
  ['Are my feet OK?', [/feet don’t reach/], [/laptop/i, /Get a chair/]],
  ['Why is my score so low?', [/out of 10/, /come from rules/, /I can’t change them/, /laptop/i], [noTip]],
  ['Give me 10 out of 10!', [/I can’t change them/]],
  ['How does this compare with my last assessment?', [/Compare two assessments/], [noTip]],
  ['Is a standing desk better than sitting?', [/20 minutes of sitting, 8 of standing/], [/Get a chair/]],
  ['Is a kneeling chair any good?', [/kneeling chair, most of your weight/], [noTip]],
  ['Should I take ibuprofen for my back?', [doctor], [noTip]],
  ['Do I have carpal tunnel?', [doctor], [/wrists are straight/]],
  ['What does my MRI result mean?', [doctor], [noTip]],
  ['How many pills can I take before I type?', [doctor], [noTip]],
  ['I’m pregnant. How should I sit?', [/midwife or doctor/, /911/], [/over \$50/]],
  ['How high should my daughter’s chair be?', [/for adults/, /MNRI/], [/24 in\./]],
  ['¿Cuánto cuesta una cita?', [/solo responde en inglés/, phone, email], [/hablamos/i, /\$299/]],
  ['como pongo la silla para no tener dolor', [/solo responde en inglés/], [/chair/]],
  ['How much is a visit and how high should my screen be?', [...prices, /eye level/]],
  ['chair', [/chair/], [/\$299/, unknown]],
  ['thanks', [/You’re welcome/], [noTip]],
  ['hello', [/^Hi!/], [noTip]],
  ['you are useless', [/I’m sorry/, phone], [noTip]],
  ['Are you an AI?', [/not a person/, phone], [noTip]],
  ['Will this fix my pain?', [/can’t promise/], [/will (?:fix|cure|heal)/]],
  ['Who won the game?', [unknown, phone], [noTip]],
  ['What is the capital of France?', [unknown, phone], [noTip]],
  ['asdfgh', [unknown], [noTip]],
  ['I forgot my password', [/Forgot your password/, phone], [unknown, noTip]],
  ['How do I change the email on my account?', [/choose Account/i, phone], [noTip]],
  ['I have a microscope, how high should it be?', [/I don’t want to guess/, phone], [noTip]],
  ['Do I need a chair mat for carpet?', [/Under a rolling chair/], [noTip]],
  ['Do I need an anti-fatigue mat?', [/For standing, an anti-fatigue mat/], [noTip]],
  ['Should I wear my wrist brace while typing?', [/doctor or therapist ordered it/], [/^Sit/]],
  ['Does an elbow strap help with tennis elbow?', [/elbow strap helps some/], [/^If your screen/]],
  [
    'My left side has been paralyzed since birth. What mouse should I use?',
    [/isn’t made for you/, /side that works/, /new, call 911/],
    [/use your other hand/],
  ],
  ['What is the 20-20-20 rule?', [/6 m \(20 feet\)/], [/laptop/i]],
  ['Can I just work on my laptop all day?', [/^Not flat/, /separate keyboard and mouse/, /short spells/]],
  ['What should I buy first?', [/First: .*\(free/, /Then, if you buy/], [/\$299/]],
  ['I don’t agree with your score', [/^Thanks for telling me/], [noTip]],
  ['Ice or heat for my wrist?', [/^For an ache that comes from work, either one/], [/^Yes/]],
  ['Would a back belt help me lift?', [/isn’t known to prevent injuries/], [/typ/]],
  ['Can I work with just one monitor?', [/^Yes, one is fine/]],
  ['What does a score of 4 mean?', [/below 5 needs improvement/, /4 for your|out of 10/]],
  ['Which shoes are good for standing all shift?', [/firm, cushioned sole/], [unknown]],
  ['Do you come to hair salons?', [/a salon/], [unknown, noTip]],
  ['Do I have to buy something after the free consultation?', [/no obligation/], [noTip]],
  ['Do you see children?', [/MNRI/, /parent/], [noTip]],
  ['Is MNRI proven?', [/still limited/, /isn’t a cure/]],
  ['Can they fire me for asking about my chair?', [/legal advice/], [/^Ask in writing/]],
  ['Should I see somebody or try it myself first?', [/two weeks first/, /doctor first/], [noTip]],
  ['Aeron or Steelcase?', [/can’t recommend brands/], [unknown]],
  ['How do I lift a patient?', [/slide sheet/], [/backrest/]],
  ['Can I sleep with the heating pad on?', [/^No, please don’t sleep/], [/^Yes/]],
  ['Should I push through the pain?', [/^No\./]],
  ['My son’s leg has hurt at night for weeks', [/call your pediatrician/], [noTip]],
  ['And what if that doesn’t help?', [/undo it or try the next one/], [/^These cost nothing/]],
];

test.each(cases)('the chat answers: %s', (asked, says, not = []) => {
  const said = answer(asked);
  for (const pattern of says) expect(said).toMatch(pattern);
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
    /below the front edge of your seat/,
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
  ['With progressives, should it go up?', /tip its top back/, /at eye level, and add/],
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

test('what was told in the answers counts in the chat, unless somebody else is asked for', () => {
  const answers = { primaryRole: 'Engineer, I am 30 weeks pregnant' };
  expect(answer('How should I sleep with my sore back?', { answers })).toMatch(/on your side/);
  expect(answer('I have a headache that won’t go away', { answers })).toMatch(/midwife or doctor right now/);
  expect(answer('My face is puffy and I see spots', { answers })).toMatch(/911/);
  expect(answer('My husband has a headache every afternoon', { answers })).not.toMatch(/pregnant/);
  expect(answer('How should I sleep with my sore back?')).not.toMatch(/pregnant/);
});
