import { effortWords, priceOf } from './advice.ts';
import { type DeskFactorPart, type Factor, factorNames, factors, suits } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import type { Conversation } from './reading.ts';

/** What a question is about, by the words in it. */
const topics: readonly { parts: readonly DeskFactorPart[]; words: RegExp }[] = [
  { parts: ['screen'], words: /\b(screens?|monitors?|displays?|laptops?|neck|headaches?|head)\b/i },
  { parts: ['light'], words: /\b(light|lighting|glare|lamps?|windows?|eyes?|eyestrain|bright|dark)\b/i },
  { parts: ['seat'], words: /\b(chair|seat|feet|foot|footrest|legs?|knees?|thighs?|sit|sitting)\b/i },
  { parts: ['back'], words: /\b(back|backrest|lumbar|spine|slouch\w*|posture|desk height|desk)\b/i },
  { parts: ['arms'], words: /\b(arms?|armrests?|elbows?|shoulders?)\b/i },
  { parts: ['keyboard'], words: /\b(keyboards?|typing|type|wrists?|hands?|fingers?)\b/i },
  { parts: ['mouse'], words: /\b(mouse|trackpad|touchpad|wrists?|hands?)\b/i },
  { parts: ['phone'], words: /\b(phones?|calls?|headset|earbuds)\b/i },
  { parts: ['breaks'], words: /\b(breaks?|stretch\w*|walk\w*|stand\w*|move|moving|exercise\w*|stiff)\b/i },
  { parts: ['duration'], words: /\b(hours?|how long|all day)\b/i },
];

const asksForFirst = /\b(first|start|begin|most important|priorit\w+|one thing|biggest)\b/i;
const asksForFree = /\b(free|without (?:buying|spending)|cheap\w*|cost\w*|budget|money)\b/i;
const asksForScore = /\b(scores?|scored|points|rosa|rating|out of (?:10|ten))\b/i;
const asksForMedicine =
  /\b(diagnos\w+|medic(?:ine|ation)s?|pills?|ibuprofen|prescri\w+|injection|surgery|disease|syndrome|arthritis|hernia\w*)\b/i;

/** An answer made of what was found: the part that the question is about, what fits there, and what to do. */
export function builtInAdvice(conversation: Conversation, question: string): string {
  const { fixes } = conversation;
  if (asksForMedicine.test(question)) return toADoctor(conversation.phone);
  if (asksForScore.test(question)) return onScores(conversation);
  const parts = topics.filter(({ words }) => words.test(question)).flatMap((topic) => topic.parts);
  if (parts.length > 0 && !asksForFirst.test(question)) {
    const free = asksForFree.test(question);
    return parts
      .slice(0, 3)
      .map((part) => onPart(part, conversation, free))
      .join('\n\n');
  }
  if (asksForFree.test(question)) return onFree(fixes);
  return asksForFirst.test(question)
    ? onFirst(fixes)
    : `${whatCanBeAsked(conversation.phone)}\n\n${onFirst(fixes)}`;
}

const toADoctor = (phone: string) =>
  `I can’t tell you what an ache means or what to take for it. Please ask your doctor. What I know is your desk: ask me about your chair, your screen or your breaks. Our therapists are at ${phone}.`;

const whatCanBeAsked = (phone: string) =>
  `I answer questions about your chair, screen, keyboard, mouse, phone, light and breaks. For anything else, call us at ${phone}.`;

function onFirst(fixes: readonly RankedFix[]): string {
  const [first, second] = fixes;
  if (!first)
    return 'From what you wrote, nothing needs to change first. Keep getting up at least once an hour.';
  return [
    `**First:** ${first.finding} ${first.why}`,
    doing(first),
    second ? `When that’s done: ${second.fixes[0]?.do ?? second.finding}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function onFree(fixes: readonly RankedFix[]): string {
  const free = fixes.flatMap((fix) => fix.fixes.filter(({ cost }) => cost === 'free')).slice(0, 5);
  if (free.length === 0)
    return 'What is left to change needs something new. Ask us before you buy: we’ll tell you what fits.';
  return `These cost nothing:\n\n${free.map((fix) => `- ${fix.do} (${effortWords[fix.effort].toLowerCase()})`).join('\n')}`;
}

function onPart(part: DeskFactorPart, { scoring, fixes }: Conversation, freeOnly: boolean): string {
  const found = { ...scoring.implied, ...scoring.findings };
  const own = factorNames.filter((factor) => factors[factor].part === part);
  const wrong = fixes.filter(({ factor }) => own.includes(factor));
  const fits = own.filter((factor) => {
    const state = found[factor];
    return state !== undefined && suits(factor, state);
  });
  const unknown = own.filter((factor) => found[factor] === undefined);
  return [
    ...wrong.map((fix) => `${fix.finding} ${fix.why}\n\n${doing(fix, freeOnly)}`),
    fits.length > 0 ? `What you wrote about ${listed(fits)} is fine: leave it as it is.` : '',
    wrong.length === 0 && unknown[0]
      ? `You didn’t say this yet, and it counts: ${factors[unknown[0]].question}`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function onScores({ scoring }: Conversation): string {
  const { workstationScore, posturalScore, points } = scoring;
  const reasons = points
    .filter((each) => !('points' in each) || each.points > 0)
    .map(({ factor, state }) => `- ${factors[factor].name}: ${state}`);
  return [
    `Your workstation has ${workstationScore} out of 10, your posture ${posturalScore}. They come from fixed tables, informed by ROSA and the OSHA checklist, so the same answers always give the same scores. I can’t change them.`,
    reasons.length > 0 ? `What lowered them:\n\n${[...new Set(reasons)].join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function doing({ fixes }: RankedFix, freeOnly = false): string {
  const own = freeOnly ? fixes.filter(({ cost }) => cost === 'free') : fixes;
  return (own.length > 0 ? own : fixes).map((fix) => `- ${fix.do} (${priceOf(fix)})`).join('\n');
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

function listed(names: readonly Factor[]): string {
  return list.format(names.map((factor) => factors[factor].name.toLowerCase()));
}
