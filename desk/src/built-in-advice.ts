import { type Fix, pricedFix } from './advice.ts';
import { findingIn } from './advice-by-setting.ts';
import { filled } from './chat/facts.ts';
import { unclearAnswer } from './chat/nearest.ts';
import { needsNoDesk, type TopicName, topicOf, topicsIn } from './chat/topics.ts';
import { type Factor, factorNames, suits } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import { inTheirUnits, isMetric } from './height.ts';
import { keepMoving } from './prose.ts';
import type { Conversation, Known } from './reading.ts';
import { namesOf, paragraphs } from './texts.ts';
import { honestNote, isLeftOut } from './without.ts';

/**
 * Answers a question of up to 1,000 characters from the findings and the practice's facts. One that has no clear topic is answered with
 * the three nearest questions (`withoutOffers` finds them). In Markdown.
 */
export function builtInAdvice(conversation: Conversation, question: string): string {
  const { topics, nearest } = topicsIn(question, conversation.isNoSign);
  if (topics.length === 0) return unclearAnswer(nearest, conversation.practice.phone);
  const { answers, userHeight } = conversation;
  const typed = [question, userHeight ?? '', ...Object.values(answers)].join('\n');
  return inTheirUnits(
    paragraphs(...topics.map((name) => answerTo(name, conversation, question))),
    isMetric(typed),
  );
}

export function adviceWithoutFindings(known: Known, question: string): string | undefined {
  const topics = topicsIn(question).topics.filter(needsNoDesk);
  return paragraphs(...topics.map((name) => filled(topicOf(name).answer, known, question))) || undefined;
}

function answerTo(name: TopicName, conversation: Conversation, question: string): string {
  const { answer, about = [] } = topicOf(name);
  const { setting } = conversation.scoring;
  if (about.length > 0 && about.every((factor) => isLeftOut(factor, setting))) return honestNote(setting);
  const { scoring, fixes } = conversation;
  const text = filled(answer, conversation, question, {
    first: () => onFirst(conversation),
    free: () => onFree(fixes),
    scores: () => onScores(conversation),
    understood: () => onReading(conversation),
    purchase: () => onPurchase(fixes),
    costs: () => onCosts(fixes),
  });
  const found = { ...scoring.implied, ...scoring.findings };
  const suitable = about.filter((factor) => found[factor] && suits(factor, found[factor]));
  return paragraphs(
    text,
    ...fixesAbout(about, fixes).map(
      (fix) => `${fix.finding} ${fix.why}\n\n${fixList(fix, isFree.test(question))}`,
    ),
    suitable.length > 0 && asksWhetherFine.test(question)
      ? `What you wrote about ${namesOf(suitable)} is fine. Leave it as it is.`
      : '',
  );
}

const isFree = /\bfree\b|\bwithout (?:buying|spending)\b|\bno money\b|\bcheap/i;
const asksWhetherFine =
  /\b(?:is|are|isn[’']?t|aren[’']?t) (?:my|the|this|that|it|they|these)\b.*\b(?:ok(?:ay)?|fine|all ?right|right|good|enough|correct|too \w+)\b/i;
const most = 2;

function fixesAbout(about: readonly Factor[], fixes: readonly RankedFix[]): RankedFix[] {
  return fixes.filter(({ factor }) => about.includes(factor)).slice(0, most);
}

function onFirst({ fixes, scoring }: Conversation): string {
  const [first, second] = fixes;
  if (!first)
    return `From what you wrote, nothing needs to change first. Just ${keepMoving(scoring.setting)}.`;
  return paragraphs(
    `**First:** ${first.finding} ${first.why}`,
    fixList(first),
    second ? `When that’s done: ${second.fixes[0]?.do ?? second.finding}` : '',
  );
}

const isFreeFix = ({ cost }: Fix) => cost === 'free';

/** The first free way of each. */
function onFree(fixes: readonly RankedFix[]): string {
  const free = fixes.flatMap((fix) => fix.fixes.find(isFreeFix) ?? []).slice(0, 5);
  if (free.length === 0)
    return 'Everything left to change takes something new. Ask us before you buy, and we’ll tell you what fits.';
  return `These cost nothing:\n\n${free.map((fix) => `- ${fix.do}`).join('\n')}`;
}

const nothingToBuy = 'From what you wrote, there’s nothing you have to buy.';

function onPurchase(fixes: readonly RankedFix[]): string {
  const fix = fixes.find((one) => !one.fixes.every(isFreeFix));
  const bought = fix?.fixes.find((one) => !isFreeFix(one));
  if (!fix || !bought) return nothingToBuy;
  const free = fix.fixes.find(isFreeFix);
  return paragraphs(
    `The one thing I’d look at: ${fix.finding}`,
    [
      ...(free ? [`- First: ${pricedFix(free)}`] : []),
      `- ${free ? 'Then, if you buy' : 'If you buy'}: ${pricedFix(bought)}`,
    ].join('\n'),
  );
}

function onCosts(fixes: readonly RankedFix[]): string {
  const bought = fixes.flatMap((fix) => fix.fixes.filter((one) => !isFreeFix(one))).slice(0, 5);
  if (bought.length === 0) return nothingToBuy;
  return `What each change takes, roughly, is beside it. Most have a free way, too: ask me what’s free.\n\n${bought.map((fix) => `- ${pricedFix(fix)}`).join('\n')}`;
}

function onReading({ scoring }: Conversation): string {
  const said = factorNames.flatMap((factor) => {
    const state = scoring.findings[factor];
    return state ? `- ${findingIn(scoring, factor, state)}` : [];
  });
  if (said.length === 0)
    return 'I couldn’t tell much from your answers. A few quick taps on your results add more.';
  return `I’m a program that reads your answers sentence by sentence, and I can get things wrong. This is what I took from them:\n\n${said.join('\n')}\n\nIf one isn’t so, correct it on your results. What isn’t listed counted neither for nor against you.`;
}

function onScores({ scoring, fixes }: Conversation): string {
  const { workstationScore, posturalScore } = scoring;
  const reasons = fixes.filter((fix) => fix.score !== null).map(({ finding }) => `- ${finding}`);
  return paragraphs(
    `You scored ${workstationScore} out of 10 for your workstation and ${posturalScore} for your posture. The scores come from rules, informed by ROSA and the OSHA checklist, so the same answers always give the same scores. I can’t change them.`,
    reasons.length > 0 ? `What lowered them:\n\n${reasons.join('\n')}` : '',
  );
}

function fixList({ fixes }: RankedFix, freeOnly = false): string {
  const affordable = freeOnly ? fixes.filter(isFreeFix) : fixes;
  return (affordable.length > 0 ? affordable : fixes).map((fix) => `- ${pricedFix(fix)}`).join('\n');
}
