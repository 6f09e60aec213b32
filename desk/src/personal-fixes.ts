import besides from '../texts/besides.json' with { type: 'json' };
import heightTexts from '../texts/heights.json' with { type: 'json' };
import { type Advice, type Fix, fixesOf } from './advice.ts';
import { adviceIn, possibleAdvice } from './advice-by-setting.ts';
import { type AnswerName, type Answers, everythingIn } from './answers.ts';
import { type Budget, budgetIn, sharedWords, wishesIn } from './budget-and-wishes.ts';
import { specialAnswer } from './chat/special-answers.ts';
import { isSo, isWanted, saidNow, type Them } from './circumstances.ts';
import { bothUnits } from './desk-check.ts';
import { type Factor, type FactorState, factors } from './factors.ts';
import {
  firstFixes,
  hurtingIn,
  type Pain,
  painsOf,
  type RankedFix,
  rankedFixes,
  solvedBy,
  tierOf,
  weightLost,
} from './fixes.ts';
import { type FittingHeight, fittingHeight, inTheirUnits, isMetric } from './height.ts';
import type { Mention } from './mentions.ts';
import { mentionSteps } from './particulars.ts';
import { quoteOf, saysSo, wholeQuoteOf } from './quote.ts';
import type { Reading } from './reading.ts';
import { type AssessmentScoring, lowestScore } from './scoring.ts';
import type { Setting } from './setting.ts';
import { lowercaseFirst } from './texts.ts';
import { causesOf, eases, type Step, stepOf, toldSteps, withChecks } from './told.ts';
import { suitsThem } from './without.ts';

export interface Person extends Pick<Reading, 'evidence' | 'setting'> {
  answers: Answers;
  /** In centimeters. */
  stature?: number | undefined;
  mentions?: readonly Mention[];
  /** No desk promises relief to someone with a doctor’s sign, even one they haven’t confirmed yet. */
  mayNeedDoctor?: boolean;
}

export function personalFixes(scoring: AssessmentScoring, person: Person): RankedFix[] {
  const { answers, evidence, setting } = person;
  const lowest = lowestScore(scoring);
  const said = saidNow(answers, hurtingIn(answers.discomfortDescription));
  const found = { ...scoring.implied, ...scoring.findings };
  const them = { setting, found, ...said, stature: person.stature, lowest };
  const metric = isMetric(everythingIn(answers));
  const pains = painsOf(answers);
  const mentioned = mentionSteps(person.mentions ?? [], them);
  const told = toldSteps(them).filter(
    ({ leads, factor }) => leads || !mentioned.some((step) => step.factor === factor),
  );
  const own: Step[] = [...told, ...mentioned];
  const isTold = (factor: Factor) =>
    told.some((step) => causesOf(step).includes(factor)) ||
    mentioned.some((step) => {
      const { answer, text = '' } = evidence[factor] ?? {};
      const isSameSentence = answer === step.from && step.said?.includes(text);
      if (isSameSentence && step.from in tierFrom) return true;
      return step.factor === factor && (isSameSentence || !ofManyThings.includes(factor));
    });
  const everything = rankedFixes(scoring);
  const scoreIn = (of: Factor) => everything.find(({ factor }) => factor === of)?.score ?? null;
  const ranked = everything.flatMap((fix) => {
    // A head bent over papers needs them raised, not the screen.
    const cause = fix.factor === 'neck' ? 'documents' : fix.factor === 'wrists' ? 'palmRest' : fix.factor;
    if (cause !== fix.factor && evidence[fix.factor]?.text === (evidence[cause]?.text ?? '')) return [];
    // With bifocals a screen that looks low is tipped back to, and must not go up.
    if (fix.factor === 'screenHeight' && fix.state === 'too low' && found.neck === 'tipped back') return [];
    if (isTold(fix.factor) || isWanted.test(evidence[fix.factor]?.text ?? '')) return [];
    const advice = adviceIn(fix, fix.factor, fix.state, them);
    return (advice && possibleAdvice(advice, them)) ?? [];
  });
  const scored = (step: Step) => (isTold(step.factor) ? { ...step, score: scoreIn(step.factor) } : step);
  const all: Step[] = [...own.map(scored), ...ranked];
  const asked = wishesIn(answers.desiredImprovements).flatMap((wish) => {
    const quote = wholeQuoteOf(wish.words);
    if (!quote) return [];
    if (mentioned.some(({ from, said }) => from === 'desiredImprovements' && said?.includes(wish.named)))
      return [];
    const mark = wish.isQuestion ? '?' : '.';
    const note = `You asked: “${quote}${mark}”`;
    const shared = (step: Step) => sharedWords(wish.words, waysOf(step));
    const [named] = wish.factors.flatMap((one) => all.find((step) => causesOf(step).includes(one)) ?? []);
    const [closest] = all.toSorted((one, other) => shared(other) - shared(one));
    const step = named && (!closest || shared(named) >= shared(closest)) ? named : closest;
    const isAnswered = step !== undefined && shared(step) > 1;
    const given = wish.named === '' ? (ofChat(wish.words, setting) ?? wish.answer) : wish.answer;
    const answer = isAnswered || !suitsThem(given, setting) ? '' : given;
    return { ...wish, note, answer, factor: (isAnswered ? step : named)?.factor };
  });
  const taken = asked.flatMap(({ factor }) => factor ?? []);
  const tiers = (step: Step) => {
    if (step.leads) return -2;
    const tier = Math.min(...causesOf(step).map((factor) => tierOf(factor, pains, taken, found, setting)));
    if (step.from) return tierFrom[step.from] ?? Math.min(tier, 2);
    if (step.covers) return Math.min(tier, 2);
    if (step.factor === 'duration') return 4;
    const isMinor = /^armrest[A-Z]/.test(step.factor);
    // Heavy findings come before light ones, but not before what is closest to the pain.
    const weight = tier > 2 && step.factor !== 'laptop' ? weightLost(scoring, step) : 0;
    const raised = tier - emphasisOf(step, tier) - (weight > 1 ? Math.min(1, weight / 5) : 0);
    return raised + (isMinor ? 0.5 : 0);
  };
  const isTheirs = (factor: Factor, state: FactorState | undefined) =>
    (scoring.said[factor] ?? scoring.unsure[factor]) === state && evidence[factor] !== undefined;
  const emphasisOf = ({ factor, state }: Step, tier: number) => {
    const named = solvedBy(factor, state, found)
      .filter((one) => isTheirs(one, found[one]))
      .map((one) => evidence[one]?.answer);
    if (named.includes('discomfortDescription')) return 0.5;
    if (named.length === 0) return -0.4;
    return named.includes('difficultTasks') && tier > 1 ? 0.9 : 0;
  };
  const complaints = ['discomfortDescription', 'postureSupport', 'difficultTasks', 'desiredImprovements'];
  /** Armrests nobody complains about are shown only on request or if nothing else is left. */
  const isFiller = (step: Step) =>
    step.factor.startsWith('armrest') &&
    !step.covers &&
    !taken.includes(step.factor) &&
    !(isTheirs(step.factor, step.state) && complaints.includes(evidence[step.factor]?.answer ?? ''));
  const isAside = (step: Step) => isFiller(step) && !all.every(isFiller);
  const painOf = (step: Step) => {
    const at = pains.findIndex(({ closest }) => eases(step, closest));
    return at < 0 ? pains.length : at;
  };
  const worth = all.filter((step) => step.covers || isWorthwhile(step, tiers(step), scoring));
  const theirs = worth
    .filter((step) => !isAside(step))
    .toSorted((one, other) => tiers(one) - tiers(other) || painOf(one) - painOf(other));
  const isKnown =
    theirs.length > 1 || lowest >= 9 || isSo('no computer or standing all day or standing seat', them);
  const possible = withChecks(
    theirs,
    isKnown ? [] : pains,
    scoring.unknown.filter((factor) => !isTold(factor)),
    { them, tierOf: tiers },
  );
  const steps = (possible.length > 0 ? [] : asked).map(({ factors: [closest = 'breaks'], answer, note }) =>
    stepOf(closest, { finding: note, why: '', fixes: fixesOf([`free: ${answer}`]) }, them),
  );
  const budget = budgetIn(answers);
  const shown = movedForward([...possible, ...steps], pains, taken);
  const used = new Set<string>();
  const isNew = (text: string) => !used.has(text) && used.add(text);
  const fixes = [...shown, ...worth.filter(isAside)].flatMap((fix) => {
    const ways = budget ? affordableFixes(budget, fix.fixes) : fix.fixes;
    const [way, ...others] = ways.filter((one) => isNew(one.do));
    return way ? { ...fix, why: inTheirUnits(fix.why, metric), fixes: [way, ...others] as const } : [];
  });
  const first = fixes.slice(0, firstFixes);
  const costNoteAt = first.find(({ fixes }) => fixes.every(isFree) === (budget?.isNothing ?? false));
  const takenUpBy = (wish: { factor: Factor | undefined }) =>
    first.find(({ factor }) => factor === wish.factor) ?? first[0];
  const others = Object.entries(besides).flatMap(([name, note]) => {
    const isTheirCase = isSo(name, them) && suitsThem(note, setting);
    return isTheirCase && (name !== 'other work' || !own[0]) ? note : [];
  });

  return fixes.map((step, index) => {
    const { covers, leads: _, from, ...fix } = step;
    const isTold = covers !== undefined;
    const isAnswer = possible.length === 0;
    const isFirst = index < firstFixes && tiers(step) < 4 && !isAnswer && !isAside(step);
    const isSaid = scoring.findings[fix.factor] !== undefined;
    const isProof = isSaid && isTheirs(fix.factor, fix.state) && !isAnswer && (fix.score !== null || !isTold);
    const quote = isProof ? quoteOf(evidence[fix.factor], answers) : undefined;
    const isCheck = fix.score === null && !isTold;
    const hurt = pains.find(({ closest }) => eases(step, closest));
    const wishes = asked.flatMap((wish) => {
      if (isAnswer || takenUpBy(wish) !== step) return [];
      const isAnswered = fix.factor === wish.factor && sharedWords(wish.named, waysOf(fix)) > 0;
      return [wish.note, wish.wantsToKnow || !isAnswered ? wish.answer : ''];
    });
    const notes = [
      ...(isFirst && hurt && !isCheck && !from && !person.mayNeedDoctor
        ? [`This may help your ${hurt.word}.`]
        : []),
      ...wishes,
      ...(budget && costNoteAt === step ? [budget.note] : []),
      isTold || isCheck ? '' : inTheirUnits(heightNote(fix.factor, person.stature, them), metric),
      ...(index === 0 ? others : []),
    ].filter((note) => note !== '' && isNew(note));
    return {
      ...fix,
      ...(!isSaid && !isCheck && !isTold && { finding: `It looks like ${lowercaseFirst(fix.finding)}` }),
      rank: index + 1,
      isFirst,
      ...(isAside(step) && { isAside: true }),
      ...(isTold && { isOwn: true }),
      ...(!from && quote && saysSo(quote, factors[fix.factor].part) && { said: quote }),
      ...(notes.length > 0 && { notes }),
    };
  });
}

/** Set from answers judged by others, as in the chat. */
const sureOfAnswer = 70;

/** The chat’s answer to their question, if it’s sure and needs nothing more of them. */
function ofChat(question: string, setting: Setting): string | undefined {
  const { answer, sureness } = specialAnswer(question);
  const { say, of } = answer ?? {};
  return say && !of && sureness >= sureOfAnswer && !say.includes('{') && suitsThem(say, setting)
    ? say
    : undefined;
}

/** Advice about these covers so much that it replaces a finding only where both come from the same words. */
const ofManyThings: readonly Factor[] = ['breaks', 'duration', 'trunk', 'light', 'glare', 'neck', 'wrists'];

/** What they complain about or ask for comes before what else they wrote. */
const tierFrom: Partial<Record<AnswerName, number>> = {
  ...{ desiredImprovements: 0.3, discomfortDescription: 0.3, difficultTasks: 0.6 },
};

const waysOf = ({ finding, fixes }: Advice) => [finding, ...fixes.map((way) => way.do)].join(' ');

/** Implied armrests and levers are too often wrong. */
function isWorthwhile({ factor, score }: RankedFix, tier: number, { findings }: AssessmentScoring): boolean {
  if (findings[factor] === undefined)
    return tier < 3 && factor !== 'armrests' && factor !== 'chairAdjustment';
  return tier < 3 || factor === 'duration' || score !== null;
}

function movedForward(fixes: readonly Step[], pains: readonly Pain[], taken: readonly Factor[]): Step[] {
  const forward = [
    ...fixes.slice(0, 1),
    ...fixes.filter(({ from }) => from && from in tierFrom).slice(0, firstFixes - 1),
    ...taken.flatMap((factor) => fixes.find((fix) => fix.factor === factor) ?? []),
  ];
  for (const { about, closest } of pains) {
    const best = fixes.find((step) => eases(step, closest));
    if (best && !forward.some((step) => eases(step, about))) forward.push(best);
  }
  const first = [...new Set([...forward, ...fixes])].slice(0, firstFixes);
  return [...first, ...fixes.filter((fix) => !first.includes(fix))];
}

const isFree = ({ cost }: Fix) => cost === 'free';

function affordableFixes({ dollars }: Budget, fixes: Advice['fixes']): Advice['fixes'] {
  const [first, ...rest] = fixes.filter(
    (fix) => isFree(fix) || dollars > 50 || (fix.cost === 'under $50' && dollars >= 20),
  );
  return first ? [first, ...rest] : fixes;
}

const heights = heightTexts as Partial<Record<string, { of: FittingHeight; to: string; when: string }>>;

function heightNote(factor: Factor, stature: number | undefined, them: Them): string {
  const found = heights[factor];
  const height = found && fittingHeight(found.of, stature);
  if (!height || !isSo(found.when, them)) return '';
  return `For your height, about ${bothUnits(height)} from the floor to the ${found.to} is a place to start.`;
}
