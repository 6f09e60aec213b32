import { effortWords, priceOf } from './advice.ts';
import { phrases, plain, says, without } from './chat/asked.ts';
import { type Practice, reaching } from './chat/practice.ts';
import { isSpanish } from './chat/spanish.ts';
import { idle, isPriceOfThing, manners, subjects } from './chat/subjects.ts';
import { deskLimits, screenInches } from './desk-check.ts';
import { type DeskFactorPart, type Factor, factorNames, factors, suits } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import type { Conversation, Known } from './reading.ts';
import { namesOf, paragraphs } from './texts.ts';

interface About {
  parts: readonly DeskFactorPart[];
  /** Limits the subject to these factors of the parts. */
  only?: readonly Factor[];
  words: readonly string[];
}

/** What a question is about, by its words. Words found for one entry are not searched for in later ones. */
const abouts: readonly About[] = [
  {
    parts: ['breaks'],
    words: phrases(`how long should i sit, how long can i sit, how long to sit, sit for, sitting for,
      sit too long, sitting too long, sitting all day, sit all day`),
  },
  {
    parts: ['light'],
    words:
      phrases(`glare on my screen, glare on the screen, reflection on my screen, light on my screen, light,
      lights, lighting, glare, reflection*, lamp*, window*, blinds, eyestrain, bright*, dark`),
  },
  { parts: ['light', 'screen'], words: phrases('eye, eyes, headache*') },
  {
    parts: ['seat'],
    only: ['seatHeight'],
    words: phrases('feet, foot, footrest*, foot rest, seat height, legs, knees'),
  },
  { parts: ['screen'], words: phrases('screen*, monitor*, display*, laptop*, neck, head') },
  {
    parts: ['seat'],
    words: phrases('chair*, seat*, leg, knee, thigh*, sit, sitting, stool, cushion*'),
  },
  {
    parts: ['back'],
    words: phrases('back, backrest, lumbar, spine, slouch*, slump*, posture, desk, table'),
  },
  { parts: ['arms'], words: phrases('arm, arms, armrest*, arm rest*, elbow*, shoulder*') },
  { parts: ['keyboard', 'mouse'], words: phrases('wrist*, hand, hands, finger*, thumb*') },
  { parts: ['keyboard'], words: phrases('keyboard*, typing, type') },
  { parts: ['mouse'], words: phrases('mouse, trackpad, touchpad, trackball') },
  { parts: ['phone'], words: phrases('phone, phones, calls, headset*, earbuds, speakerphone') },
  {
    parts: ['breaks'],
    words: phrases(
      'break, breaks, stretch*, walk*, stand up, standing, move, moving, exercise*, stiff*, get up',
    ),
  },
  { parts: ['duration'], words: phrases('how long, hours, all day') },
];

const { back } = deskLimits;

/** The goal for each part, by the limits of the desk check. */
const aims: Readonly<Record<DeskFactorPart, string>> = {
  screen: `The top of your screen belongs at eye level or a little below (lower still with bifocals), about an arm’s length away: ${screenInches}.`,
  light: 'Windows belong at your side, and nothing should shine on the screen.',
  seat: 'A seat is right when your feet rest flat, your thighs are about level and your knees bend at about 90 degrees.',
  back: `A backrest should fill the small of your back and lean back a little, ${back.from} to ${back.to} degrees from the seat.`,
  arms: 'Armrests should just meet your elbows while your shoulders stay low and loose.',
  keyboard:
    'Your keyboard is right when your elbows stay at your sides, your forearms are about level and your wrists are straight.',
  mouse: 'The mouse belongs right beside the keyboard, at the same height.',
  phone: 'On calls, keep your head upright: use a headset, the speaker or one hand.',
  breaks:
    'Get up at least once an hour. About 20 minutes of sitting, 8 of standing and 2 of moving is a good mix.',
  duration: 'There’s no number of hours that suits everyone. What counts is how often you get up.',
};

const asksHow =
  phrases(`how high, how low, how far, how close, how near, where should, how should, what height,
      how often, how long, what is the best, what's the best, what is a good, the right way,
      correct way, ideal`);
const asksForFirst =
  phrases(`first, start with, do i start, should i start, begin with, do i begin, most important,
      priority, prioritize, one thing, biggest`);
const asksWhatToDo = phrases(
  'what should i do, what can i do, what should i change, what do i do, what now, what next',
);
const asksForFree = phrases(
  'free, for nothing, without buying, without spending, cheap*, budget, no money, save money',
);
const asksForScore = phrases('score*, scoring, points, rosa, rating, out of 10, out of ten, grade');

/**
 * An answer made of what was found, of what the practice's own data say, or of an honest "I don't know". In Markdown.
 * @param question up to 1,000 characters
 */
export function builtInAdvice(conversation: Conversation, question: string): string {
  const { fixes, practice } = conversation;
  const { answers, asked } = bySubject(conversation, question);
  const isFree = says(asked, asksForFree);
  const about = aboutIn(asked);
  if (says(asked, asksForScore)) answers.push(onScores(conversation));
  else if (answers.length === 0 && says(asked, asksForFirst)) answers.push(onFirst(fixes));
  else if (about.length > 0) {
    if (isPriceOfThing(asked))
      answers.push('I don’t know what shops charge. What each change costs, roughly, is beside it:');
    const isHow = says(asked, asksHow);
    answers.push(...about.map((each) => onPart(each, conversation, { isFree, isHow })));
  } else if (answers.length === 0 && isFree) answers.push(onFree(fixes));
  else if (answers.length === 0 && says(asked, asksWhatToDo)) answers.push(onFirst(fixes));
  if (answers.length > 0) return paragraphs(...answers);
  const polite = manners.find((each) => says(asked, each.phrases));
  return polite ? polite.answer(conversation, asked, question) : dontKnow(practice);
}

/** The part of the answer that needs no findings; undefined when there is none. */
export function adviceWithoutFindings(known: Known, question: string): string | undefined {
  const { answers } = bySubject(known, question);
  return paragraphs(...answers) || undefined;
}

/** The answer to any other question where no desk was scored: for an emergency, or because a therapist wrote the assessment. */
export const unscored = {
  ai: 'Please see to what we wrote at the top of your results first. Your desk can wait.',
  professional:
    'One of our therapists wrote this assessment, so please ask them about it. I only know desks that were assessed here.',
} as const;

/** The answers of the subjects, and the rest of the question, in the form of `plain`. */
function bySubject(known: Known, question: string): { answers: string[]; asked: string } {
  if (isSpanish(question)) return { answers: [inEnglishOnly(known.practice)], asked: '' };
  let asked = without(plain(question), idle);
  const answers: string[] = [];
  for (const { phrases: own, when = () => true, answer, isAlone } of subjects) {
    if (!says(asked, own) || !when(asked)) continue;
    const said = answer(known, asked, question);
    if (isAlone) return { answers: [said], asked: '' };
    answers.push(said);
    asked = without(asked, own);
  }
  return { answers, asked };
}

const inEnglishOnly = ({ phone, email }: Practice) =>
  `Lo sentimos: esta herramienta solo responde en inglés. Puede llamarnos al ${phone} o escribirnos a ${email}.`;

const dontKnow = (practice: Practice) =>
  `I don’t know that one. I can answer questions about your desk (chair, screen, keyboard, mouse, phone, light, breaks) and about our prices, hours and appointments. For anything else, ${reaching(practice)}.`;

function onFirst(fixes: readonly RankedFix[]): string {
  const [first, second] = fixes;
  if (!first)
    return 'From what you wrote, nothing needs to change first. Keep getting up at least once an hour.';
  return paragraphs(
    `**First:** ${first.finding} ${first.why}`,
    doing(first),
    second ? `When that’s done: ${second.fixes[0]?.do ?? second.finding}` : '',
  );
}

function onFree(fixes: readonly RankedFix[]): string {
  const free = fixes.flatMap((fix) => fix.fixes.filter(({ cost }) => cost === 'free')).slice(0, 5);
  if (free.length === 0)
    return 'What is left to change needs something new. Ask us before you buy: we’ll tell you what fits.';
  return `These cost nothing:\n\n${free.map((fix) => `- ${fix.do} (${effortWords[fix.effort].toLowerCase()})`).join('\n')}`;
}

/** At most three parts that a question is about. */
function aboutIn(asked: string): PartAsked[] {
  let rest = asked;
  const found: PartAsked[] = [];
  for (const { parts, only, words } of abouts) {
    if (!says(rest, words)) continue;
    rest = without(rest, words);
    for (const part of parts) if (!found.some((each) => each.part === part)) found.push({ part, only });
  }
  return found.slice(0, 3);
}

interface PartAsked {
  part: DeskFactorPart;
  only: readonly Factor[] | undefined;
}

function onPart(
  { part, only }: PartAsked,
  { scoring, fixes }: Conversation,
  { isFree, isHow }: { isFree: boolean; isHow: boolean },
): string {
  const found = { ...scoring.implied, ...scoring.findings };
  const own = only ?? factorNames.filter((factor) => factors[factor].part === part);
  const wrong = fixes.filter(({ factor }) => own.includes(factor));
  const fits = own.filter((factor) => {
    const state = found[factor];
    return state !== undefined && suits(factor, state);
  });
  return paragraphs(
    isHow || wrong.length === 0 ? aims[part] : '',
    ...wrong.map((fix) => `${fix.finding} ${fix.why}\n\n${doing(fix, isFree)}`),
    fits.length > 0 ? `What you wrote about ${namesOf(fits)} is fine: leave it as it is.` : '',
  );
}

function onScores({ scoring, fixes }: Conversation): string {
  const { workstationScore, posturalScore } = scoring;
  const reasons = fixes.filter((fix) => fix.score !== null).map(({ finding }) => `- ${finding}`);
  return paragraphs(
    `You scored ${workstationScore} out of 10 for your workstation and ${posturalScore} for your posture. The scores come from fixed rules, informed by ROSA and the OSHA checklist, so the same answers always give the same scores. I can’t change them.`,
    reasons.length > 0 ? `What lowered them:\n\n${reasons.join('\n')}` : '',
  );
}

function doing({ fixes }: RankedFix, freeOnly = false): string {
  const own = freeOnly ? fixes.filter(({ cost }) => cost === 'free') : fixes;
  return (own.length > 0 ? own : fixes).map((fix) => `- ${fix.do} (${priceOf(fix)})`).join('\n');
}
