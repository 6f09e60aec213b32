import asked from '../texts/asked.json' with { type: 'json' };
import { type Fix, pricedFix } from './advice.ts';
import { findingIn } from './advice-by-setting.ts';
import { careFor, careKind } from './care.ts';
import { filled } from './chat/facts.ts';
import { unknownAnswer, withOthers } from './chat/nearest.ts';
import { circumstances, specialAnswer, type Whose, withSign } from './chat/special-answers.ts';
import {
  between,
  formOf,
  guesses,
  isAskOf,
  isOfOwnDesk,
  isSign,
  isSmall,
  needsNoDesk,
  type TopicName,
  topicIn,
  topicOf,
} from './chat/topics.ts';
import { fastenedThings, isSo, type Them } from './circumstances.ts';
import { factorNames, factors } from './factors.ts';
import type { RankedFix } from './fixes.ts';
import { inTheirUnits, isMetric } from './height.ts';
import { keepMoving } from './prose.ts';
import type { Conversation, Known } from './reading.ts';
import type { Setting } from './setting.ts';
import { paragraphs } from './texts.ts';
import { honestNote, isLeftOut, settingFor, suitsThem } from './without.ts';

/** In Markdown. If no topic is clear, offers the three nearest questions (see `withoutOffers`). */
export function builtInAdvice(given: Conversation, question: string): string {
  const setting = settingFor(question, given.scoring.setting);
  const conversation = { ...given, scoring: { ...given.scoring, setting } };
  const { answers, isNoSign, practice, userHeight } = conversation;
  const parts = question.split(between).filter((part) => asks.test(part));
  const [one, other] = parts.map((part) => topicIn(part, isNoSign).topic);
  const isTwo = parts.length === 2 && (one === undefined || one !== other);
  const both = isTwo ? parts.map((part) => answerIn(conversation, part)) : [];
  const isBoth =
    isTwo &&
    both[0]?.text !== both[1]?.text &&
    both.every(({ text, nearest }) => text && nearest.length === 0);
  const { text, offers, isSure, isOfSign } = answerIn(conversation, question);
  const first = signsFirst(conversation, question, isOfSign);
  if (first && !isSure && !isBoth) return paragraphs(first, meanwhile);
  const said = isBoth ? paragraphs(...both.map((one) => one.text)) : text && withOthers(text, offers);
  const typed = [question, userHeight ?? '', ...Object.values(answers)].join('\n');
  return paragraphs(first, said ? inTheirUnits(said, isMetric(typed)) : unknownAnswer(offers, practice));
}

const ofBody = new RegExp(asked.body, 'i');
const beforeAll = 'Before anything else:';
const meanwhile =
  'To the rest I have no sure answer. I can still help you with the desk: ask me about the chair, the screen, the keyboard, the mouse or breaks.';

function signOf({ redFlags = [] }: Conversation) {
  const care = careFor(redFlags.filter(({ kind, topic }) => (kind ?? careKind(topic)) !== 'unclear'));
  return care?.kind === 'soon' ? care : undefined;
}

/** Shown once per conversation, before an answer about the body. */
function signsFirst(conversation: Conversation, question: string, isOfSign = false): string {
  const care = signOf(conversation);
  const wasSaid = conversation.messages.some(({ content }) => content.includes(beforeAll));
  if (!care || wasSaid || !(isOfSign || ofBody.test(question))) return '';
  return `${beforeAll} **${care.first.join(' ')}** ${care.why.join(' ')}`;
}

interface Answer {
  text: string;
  /** Questions that the topic may be instead. */
  nearest: string[];
  /** Questions to offer below the answer. */
  offers: string[];
  isSure: boolean;
  isOfSign: boolean;
}

function answerIn(conversation: Conversation, question: string): Answer {
  const { topic, nearest } = topicIn(question, conversation.isNoSign);
  const { setting } = conversation.scoring;
  const named: Them = { setting: {}, found: {}, said: question };
  const theirs: Whose[] = [
    ...circumstances.filter((one) => isSoOf(one, conversation, question) || isSo(one, named)),
    ...(signOf(conversation) ? [withSign] : []),
  ];
  const { answer, sureness, others: next } = specialAnswer(question, theirs);
  const note = honestNote(setting);
  const ofTopic = topic ? answerTo(topic, conversation, question) : '';
  const isLost = note !== '' && ofTopic.startsWith(note);
  const known = nearest.length > 0 || isLost ? undefined : topic;
  const say = withoutStanding(answer?.say ?? '', setting);
  const isAlarm = conversation.isNoSign && /\b911\b/.test(say);
  const isFit =
    Boolean(say) === Boolean(answer?.say) && !isAlarm && !isAgainstThem(say, conversation, question);
  const isOfSign = answer?.of === withSign;
  const enough = isOfSign ? enoughOfSign : enoughFor(question, nearest.length > 0 ? undefined : topic);
  const isFixed = topic && (isSign(topic) || isAskOf(topic, question));
  const isSame = topic !== undefined && !answer?.say && answer?.with?.includes(topic) === true;
  const isNear =
    !isFixed && !isSame && !isSmall(topic) && sureness >= (ofTopic ? besideTopic : enoughToOffer);
  const near = isNear && answer ? [answer, ...next].flatMap(({ asks: [ask] }) => ask ?? []) : [];
  const offers = [...new Set([...near, ...nearest])].slice(0, ofTopic ? 2 : 3);
  if (!answer || isFixed || !isFit || sureness < enough)
    return { text: ofTopic, nearest, offers, isSure: known !== undefined, isOfSign: false };
  const { with: others = [] } = answer;
  const ofAnswer = known && sureness <= nearerFrom ? [known] : others;
  const topics = say ? others.filter((name) => name === topic) : ofAnswer;
  const first = say ? [...firstFor(answer, conversation, question), say] : [];
  return {
    text: paragraphs(
      ...first.map((one) => filledFor(conversation, one, question)),
      ...topics.map((name) => answerTo(name, conversation, question)),
    ),
    nearest: [],
    offers: sureness < certainFrom && !isSame ? next.flatMap(({ asks: [ask] }) => ask ?? []) : [],
    isSure: isOfSign || isSame || sureness >= certainFrom,
    isOfSign,
  };
}

function withoutStanding(text: string, setting: Setting): string {
  const without = (setting.without ?? []).filter((one) => one === 'standing');
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.filter((one) => suitsThem(one, { ...setting, without })).join(' ');
}

/** Minimum sureness for an answer about a sign, for one beside a sign, and to replace the clear topic. */
const [enoughOfSign, certainFrom, nearerFrom] = [44, 62, 100];
/** Minimum sureness to offer the nearest as questions, beside a topic’s answer and without one. */
const [besideTopic, enoughToOffer] = [45, 28];
/** Minimum sureness to override a topic that is a guess, one that is certain, and one that answers from their desk; and without one. */
const [beforeGuess, beforeTopic, beforeOwnDesk, withoutTopic] = [45, 64, 95, 45];

function enoughFor(question: string, topic?: TopicName): number {
  if (!topic || topic === 'no-desk') return withoutTopic;
  if (isSmall(topic) || forDoctors.includes(topic)) return nearerFrom;
  if (isOfOwnDesk(topic)) return beforeOwnDesk;
  const chance = guesses(question).find(({ state }) => state === topic)?.probability ?? 0;
  return beforeGuess + (beforeTopic - beforeGuess) * Math.max(0, 2 * chance - 1);
}

const forDoctors: readonly TopicName[] = ['medical-diagnosis', 'medicine'];

export function adviceWithoutFindings(known: Known, question: string): string | undefined {
  const { topic } = topicIn(question);
  if (!topic || !needsNoDesk(topic)) return undefined;
  return filled(formOf(topic, question) ?? topicOf(topic).answer, known, question);
}

function isSoOf(circumstance: string, { answers, scoring }: Conversation, question: string): boolean {
  const found = { ...scoring.implied, ...scoring.findings };
  const them = { setting: scoring.setting, found, said: Object.values(answers).join('\n') };
  return !question.match(ofOthers) && isSo(circumstance, them);
}

const isAgainstThem = (text: string, conversation: Conversation, question: string) =>
  Object.entries(asked.speaksAgainstThem).some(
    ([so, words]) => matches(words, text) && isSoOf(so, conversation, question),
  );

const firstFor = (
  { for: others = {} }: { for?: Readonly<Record<string, string>> },
  conversation: Conversation,
  question: string,
) => Object.entries(others).flatMap(([one, said]) => (isSoOf(one, conversation, question) ? said : []));

function answerTo(name: TopicName, conversation: Conversation, question: string): string {
  const topic = topicOf(name);
  const { answer, about = [] } = topic;
  const form = formOf(name, question);
  const { setting } = conversation.scoring;
  if (about.length > 0 && about.every((factor) => isLeftOut(factor, setting)))
    return paragraphs(
      honestNote(setting),
      ...answer.split(/(?<=[.!?]) /).filter((one) => ofDoctors.test(one)),
    );
  const fixes = askedAbout(conversation.fixes, question);
  const given = paragraphs(...firstFor(topic, conversation, question), form ?? answer);
  const text = filledFor(conversation, given, question, name);
  const isOwn = ownDesk.test(question.replace(ofOthers, ''));
  const said = [question, ...Object.values(conversation.answers)].join('\n');
  const isStuck = (one: string) =>
    fastenedThings.some((thing) => thing.moved.test(one) && thing.said.test(said));
  const isAgainst = (one: string) => isAgainstThem(one, conversation, question);
  const theirs = text
    .split(/(?<=(?<!\bin)[.!?]) |(?=\n)/)
    .filter((one) => needsNoDesk(name) || (suitsThem(one, setting) && !isStuck(one) && !isAgainst(one)));
  return paragraphs(
    theirs.join(' ').replaceAll(' \n', '\n').trim() || honestNote(setting),
    ...fixes
      .filter((fix) => isOwn && !form && about.includes(fix.factor) && !contradicts(fix, question))
      .slice(0, most)
      .map((fix) => `${fix.finding} ${fix.why}\n\n${listOf(fix.fixes)}`),
  );
}

function filledFor(conversation: Conversation, answer: string, question: string, name?: TopicName): string {
  const fixes = askedAbout(conversation.fixes, question);
  return filled(answer, conversation, question, {
    first: () => onFirst({ ...conversation, fixes }, ofThing(conversation.fixes, question)?.length === 0),
    next: () => onFirst({ ...conversation, fixes: fixes.slice(1) }, false).replace('**First:** ', ''),
    free: () => (name === 'employer-pays' && !isFree.test(question) ? '' : onFree(fixes)),
    scores: () => onScores(conversation),
    understood: () => onReading(conversation),
    purchase: () => onPurchase(fixes, question),
    letter: () => letterOn(fixes),
    costs: () => onCosts(fixes),
  });
}

const ofDoctors = /\bdoctor\b|\b911\b/;
const isFree = new RegExp(asked.free, 'i');
const ownDesk = /\b(?:i|my|mine|me)\b/i;
const ofOthers = new RegExp(asked.ofOthers, 'gi');

const contradicts = ({ factor, state }: RankedFix, question: string) =>
  Object.entries(asked.speaksAgainst).some(
    ([words, states]) => matches(words, question) && matches(states, `${factor} ${state}`),
  );
const matches = (pattern: string, text: string) => new RegExp(pattern, 'i').test(text);

function ofThing(fixes: readonly RankedFix[], question: string) {
  const named = Object.entries(asked.things).filter(([words]) => matches(`\\b(?:${words})\\b`, question));
  if (named.length !== 1) return undefined;
  return fixes.filter(({ factor }) => named[0]?.[1].includes(factors[factor].part));
}

function askedAbout(fixes: readonly RankedFix[], question: string): readonly RankedFix[] {
  const thing = ofThing(fixes, question) ?? [];
  return (thing.length > 0 ? thing : fixes).flatMap((fix) => {
    const [first, ...others] = fix.fixes.filter((way) => isFreeFix(way) || !isFree.test(question));
    return first ? { ...fix, fixes: [first, ...others] } : [];
  });
}

const asks = new RegExp(asked.asks, 'i');
const most = 2;

function onFirst({ fixes, scoring }: Conversation, isFineThere: boolean): string {
  const [first, second, third] = fixes;
  if (!first && scoring.isFirstImpression) return tooLittle;
  if (!first) return `From what you wrote, nothing needs to change first. Just ${keepMoving(scoring)}.`;
  return paragraphs(
    `${isFineThere ? 'From what you wrote, nothing there needs to change. ' : ''}**First:** ${first.finding} ${first.why}`,
    listOf(first.fixes),
    second ? `When that’s done: ${second.fixes[0].do}` : '',
    third ? `After that: ${third.fixes[0].do}` : '',
  );
}

const isFreeFix = ({ cost }: Fix) => cost === 'free';
const isBought = ({ cost }: Fix) => cost !== 'free';
const nothingToBuy = 'From what you wrote, there’s nothing you have to buy.';

const waysOf = (fixes: readonly RankedFix[], wanted: (way: Fix) => boolean) =>
  fixes.flatMap((fix) => fix.fixes.find(wanted) ?? []).slice(0, 5);
const listOf = (ways: readonly Fix[]) => ways.map((way) => `- ${pricedFix(way)}`).join('\n');

function onFree(fixes: readonly RankedFix[]): string {
  const free = waysOf(fixes, isFreeFix);
  if (free.length === 0)
    return 'Everything left to change takes something new. Ask us before you buy, and we’ll tell you what fits.';
  return `These cost nothing:\n\n${free.map((way) => `- ${way.do}`).join('\n')}`;
}

function onPurchase(fixes: readonly RankedFix[], question: string): string {
  const named = Object.entries(asked.buys).filter(([words]) => matches(`\\b(?:${words})\\b`, question));
  const meant = named.length > 1 ? named.flatMap(([, about]) => about.split(' ')) : [];
  const inOrder = waysOf(
    fixes.filter(({ factor }) => meant.includes(factor)),
    isBought,
  );
  if (inOrder.length > 0) return `In this order, from what you wrote:\n\n${listOf(inOrder)}`;
  const fix = fixes.find((one) => one.fixes.some(isBought));
  if (!fix) return nothingToBuy;
  const [free, bought] = [isFreeFix, isBought].map((wanted) => listOf(waysOf([fix], wanted)).slice(2));
  const ways = free ? `- First: ${free}\n- Then, if you buy: ${bought}` : `- If you buy: ${bought}`;
  return paragraphs(`The one thing I’d look at: ${fix.finding}`, ways);
}

function letterOn([first]: readonly RankedFix[]): string {
  const says = first
    ? `‘${first.finding}’ It suggests: ‘${(first.fixes.find(isBought) ?? first.fixes[0]).do}’`
    : '….';
  return `“Hello, a check of my workplace says: ${says} May I try that for two weeks? The report is attached. Thank you!”`;
}

function onCosts(fixes: readonly RankedFix[]): string {
  const bought = waysOf(fixes, isBought);
  if (bought.length === 0) return nothingToBuy;
  return `What each change takes, roughly, is beside it. Most have a free way, too: ask me what’s free.\n\n${listOf(bought)}`;
}

const tooLittle = 'I couldn’t tell much from your answers. A few quick taps on your results add more.';

function onReading({ scoring }: Conversation): string {
  const said = factorNames.flatMap((factor) => {
    const state = scoring.findings[factor];
    return state ? `- ${findingIn(scoring, factor, state)}` : [];
  });
  if (said.length === 0) return tooLittle;
  return `I’m a program that reads your answers sentence by sentence, and I can get things wrong. This is what I took from them:\n\n${said.join('\n')}\n\nIf one isn’t so, correct it on your results. What isn’t listed counted neither for nor against you.`;
}

function onScores({ scoring, fixes }: Conversation): string {
  const { workstationScore, posturalScore } = scoring;
  const reasons = fixes.filter((fix) => fix.score !== null).map(({ finding }) => `- ${finding}`);
  return paragraphs(
    `You scored ${workstationScore} out of 10 for your workstation and ${posturalScore} for your posture. The scores come from rules, informed by ROSA and the OSHA checklist, so the same answers always give the same scores. They start at 5, go up with what’s right and down with what strains you. They look at your setup and habits, not at how much it hurts, so both can be true. I can’t change them.`,
    scoring.isFirstImpression ? `${tooLittle} Until then, they stay near the middle.` : '',
    reasons.length > 0
      ? `What lowered them:\n\n${reasons.join('\n')}`
      : 'Nothing that I know of lowered them.',
  );
}
