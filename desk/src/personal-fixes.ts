import besides from '../texts/besides.json' with { type: 'json' };
import { type Advice, fixesOf } from './advice.ts';
import { adviceIn, possibleAdvice } from './advice-by-setting.ts';
import { type Answers, everythingIn } from './answers.ts';
import { type Budget, budgetIn, wishesIn } from './budget-and-wishes.ts';
import { isSo, isWanted, saidNow, type Them } from './circumstances.ts';
import { bothUnits } from './desk-check.ts';
import { type Factor, factors } from './factors.ts';
import {
  firstFixes,
  hurtingIn,
  isSlight,
  type Pain,
  painsOf,
  type RankedFix,
  rankedFixes,
  tierOf,
} from './fixes.ts';
import { type FittingHeight, fittingHeight, inTheirUnits, isMetric } from './height.ts';
import { quoteOf, saysSo, wholeQuoteOf } from './quote.ts';
import type { Evidence, Reading } from './reading.ts';
import { type AssessmentScoring, lowestScore } from './scoring.ts';
import { lowercaseFirst } from './texts.ts';
import { stepOf, toldSteps, withChecks } from './told.ts';
import { suitsThem } from './without.ts';

export interface Person extends Pick<Reading, 'evidence' | 'setting'> {
  answers: Answers;
  /** In centimeters. */
  stature?: number | undefined;
}

/** `rankedFixes` for this person’s furniture and budget, with what was told that no factor has, and what to check where nothing was found for what hurts. */
export function personalFixes(scoring: AssessmentScoring, person: Person): RankedFix[] {
  const { answers, evidence, setting } = person;
  const lowest = lowestScore(scoring);
  // Nobody with a good desk has to check it for a twinge.
  const isTwinge = isSlight(answers.discomfortDescription) && lowest >= 8;
  const said = saidNow(answers, isTwinge ? '' : hurtingIn(answers.discomfortDescription));
  const found = { ...scoring.implied, ...scoring.findings };
  const them = { setting, found, ...said, stature: person.stature, lowest };
  const metric = isMetric(everythingIn(answers));
  const pains = painsOf(answers);
  const own = toldSteps(them);
  const isCovered = (factor: Factor) => own.some(({ covers }) => covers.includes(factor));
  const ranked = rankedFixes(scoring).flatMap((fix) => {
    // A head that is bent over papers needs them up, not the screen.
    if (fix.factor === 'neck' && evidence.neck?.text === (evidence.documents?.text ?? '')) return [];
    if (isCovered(fix.factor) || isWanted.test(evidence[fix.factor]?.text ?? '')) return [];
    if (own.some(({ factor }) => factor === fix.factor)) return fix;
    const advice = adviceIn(fix, fix.factor, fix.state, them);
    return (advice && possibleAdvice(advice, them)) ?? [];
  });
  const solving = (one: Factor) =>
    (
      own.find(({ factor, covers }) => [factor, ...covers].includes(one)) ??
      ranked.find(({ factor }) => factor === one)
    )?.factor;
  const asked = wishesIn(answers.desiredImprovements).map((wish) => {
    const quote = wholeQuoteOf(wish.words);
    const note = quote
      ? `You asked: “${quote}${wish.isQuestion ? '?' : '.'}”`
      : `You asked about ${wish.about}.`;
    const [factor] = wish.factors.flatMap((one) => solving(one) ?? []);
    return { ...wish, note, factor };
  });
  const taken = asked.flatMap(({ factor }) => factor ?? []);
  const isOwn = ({ factor }: RankedFix) => own.some((one) => one.factor === factor);
  const causeOf = ({ factor }: RankedFix) => [
    factor,
    ...(own.find((one) => one.factor === factor)?.covers ?? []),
  ];
  const tiers = (fix: RankedFix) => {
    const ways = causeOf(fix).map((factor) => tierOf(factor, pains, taken, found, setting));
    if (own.some(({ factor, leads }) => leads && factor === fix.factor)) return -2;
    if (isOwn(fix)) return Math.min(...ways) - 0.6;
    if (fix.factor === 'duration') return 4;
    const isAsked = taken.includes(fix.factor);
    return Math.min(...ways) - (isBlamed(evidence[fix.factor]) ? 0.5 : 0) - (isAsked ? 0.25 : 0);
  };
  /** What eases what they named first comes first. */
  const painOf = (fix: RankedFix) => {
    const at = pains.findIndex(({ closest }) => causeOf(fix).some((factor) => closest.includes(factor)));
    return at < 0 ? pains.length : at;
  };
  const told = own.map(({ covers: _, leads: __, ...step }) => ({
    ...step,
    score: ranked.find(({ factor }) => factor === step.factor)?.score ?? null,
  }));
  const possible = withChecks(
    [...told, ...ranked.filter((fix) => !isOwn(fix))]
      .filter((fix) => isOwn(fix) || isWorthwhile(fix, tiers(fix), scoring))
      .toSorted((one, other) => tiers(one) - tiers(other) || painOf(one) - painOf(other)),
    isTwinge || lowest >= 9 || setting.without?.includes('computer') ? [] : pains,
    scoring.unknown.filter((factor) => !isCovered(factor)),
    { them, tierOf: tiers },
  );
  const steps = asked.flatMap(({ factor, factors: [closest], answer, note }) => {
    const of = closest ?? (possible.length === 0 ? 'breaks' : undefined);
    return !factor && of && possible.length < firstFixes && possible.every((fix) => fix.factor !== of)
      ? stepOf(of, { finding: note, why: '', fixes: fixesOf([`free: ${answer}`]) }, them)
      : [];
  });
  const budget = budgetIn(answers);
  const fixes = movedForward([...possible, ...steps], pains, taken).map((fix) => ({
    ...fix,
    why: inTheirUnits(fix.why, metric),
    fixes: affordableFixes(budget, fix.fixes),
  }));
  const first = fixes.slice(0, firstFixes);
  const costNote = costNoteOf(budget, first);
  const others = [
    ...asked.flatMap((wish) =>
      first.some((fix) => fix.factor === wish.factor || fix.finding === wish.note)
        ? []
        : [wish.note, wish.answer],
    ),
    ...Object.entries(besides).flatMap(([name, note]) => (isSo(name, them) ? note : [])),
    ...(isSo('of a child', { ...them, said: answers.primaryRole })
      ? ['This tool is made for adults, so take it as a start, and ask us what fits a growing body.']
      : []),
  ].filter((note) => suitsThem(note, setting));

  const used = new Set<string>();
  const isNew = (text: string) => !used.has(text) && used.add(text);
  return fixes.map((fix, index) => {
    const isTold = isOwn(fix);
    const isAnswer = steps.some(({ finding }) => finding === fix.finding);
    const isFirst = index < firstFixes && tiers(fix) < 4 && !isAnswer;
    const isSaid = scoring.findings[fix.factor] !== undefined;
    const isTheirs = (scoring.said[fix.factor] ?? scoring.unsure[fix.factor]) === fix.state;
    const isProof = isSaid && isTheirs && !isAnswer && (fix.score !== null || !isTold);
    const quote = isProof ? quoteOf(evidence[fix.factor], answers) : undefined;
    const isCheck = fix.score === null && !isTold;
    const hurt =
      pains.find(({ closest }) => closest.includes(fix.factor)) ??
      pains.find(({ about }) => about.includes(fix.factor));
    const wishes = asked
      .filter(({ factor }) => factor === fix.factor)
      .flatMap((wish) => {
        const isAnswered = fix.fixes.some(({ do: what }) => wish.thing.test(what));
        return [wish.note, wish.wantsToKnow || !isAnswered ? wish.answer : ''];
      });
    const notes = [
      ...(isFirst && hurt && !isCheck ? [`This may help your ${hurt.word}.`] : []),
      ...(isFirst ? wishes : []),
      ...(costNote?.fix === fix ? [costNote.note] : []),
      isTold || isCheck ? '' : inTheirUnits(heightNote(fix.factor, person.stature, them), metric),
      ...(index === 0 ? others : []),
    ].filter((note) => note !== '' && isNew(note));
    return {
      ...fix,
      ...(!isSaid &&
        fix.score !== null &&
        !isTold && { finding: `It looks like ${lowercaseFirst(fix.finding)}` }),
      rank: index + 1,
      isFirst,
      ...(quote && saysSo(quote, factors[fix.factor].part) && { said: quote }),
      ...(notes.length > 0 && { notes }),
    };
  });
}

/** They name it where they tell what hurts. */
const isBlamed = (evidence: Evidence | undefined) => evidence?.answer === 'discomfortDescription';

/** What is surely there and no trifle, or what furniture implies that eases what hurts. Of armrests and levers it is too often wrong. */
function isWorthwhile({ factor }: RankedFix, tier: number, { findings, points }: AssessmentScoring): boolean {
  if (findings[factor] === undefined)
    return tier < 3 && factor !== 'armrests' && factor !== 'chairAdjustment';
  const weighsMore = points.some((point) => point.factor === factor && point.weight > 0.5);
  return tier < 3 || factor === 'duration' || weighsMore;
}

/** Among the first are what they asked for and something for each thing that hurts. */
function movedForward(
  fixes: readonly RankedFix[],
  pains: readonly Pain[],
  taken: readonly Factor[],
): RankedFix[] {
  const forward = [
    ...fixes.slice(0, 1),
    ...taken.flatMap((factor) => fixes.find((fix) => fix.factor === factor) ?? []),
  ];
  for (const { about, closest } of pains) {
    const best = fixes.find(({ factor }) => closest.includes(factor));
    if (best && !forward.some(({ factor }) => about.includes(factor))) forward.push(best);
  }
  const first = [...new Set([...forward, ...fixes])].slice(0, firstFixes);
  return [...fixes.filter((fix) => first.includes(fix)), ...fixes.filter((fix) => !first.includes(fix))];
}

function affordableFixes(budget: Budget | undefined, fixes: Advice['fixes']): Advice['fixes'] {
  if (!budget || budget.kind === 'employer') return fixes;
  const dollars = budget.kind === 'amount' ? budget.dollars : budget.kind === 'little' ? 20 : 0;
  const [first, ...rest] = fixes.filter(
    ({ cost }) => cost === 'free' || dollars >= 50 || (cost === 'under $50' && dollars >= 20),
  );
  return first ? [first, ...rest] : fixes;
}

function costNoteOf(
  budget: Budget | undefined,
  first: readonly RankedFix[],
): { fix: RankedFix; note: string } | undefined {
  const free = first.find(({ fixes }) => fixes.every(({ cost }) => cost === 'free'));
  const bought = first.find(({ fixes }) => fixes.some(({ cost }) => cost !== 'free'));
  const saying = (fix: RankedFix | undefined, note: string) => fix && { fix, note };
  if (!budget) return undefined;
  if (budget.kind === 'nothing') return saying(free, `You wrote “${budget.words}”: this costs nothing.`);
  if (budget.kind === 'little')
    return saying(bought, 'Do what’s free first. What costs something can be used or borrowed.');
  if (budget.kind === 'employer')
    return saying(bought, 'You wrote that your equipment can be paid for, so ask for this.');
  return bought
    ? saying(bought, `If you buy something, look for a used one to stay within your ${budget.words}.`)
    : saying(free, `It costs nothing, so your ${budget.words} can wait.`);
}

/** What cannot be moved, or follows a desk that cannot, has no height to set. */
const heights: { readonly [Name in Factor]?: readonly [FittingHeight, what: string, when: string] } = {
  seatHeight: ['seat', 'top of the seat', 'not chairAdjustment fixed and not high desk'],
  workSurface: ['keyboard', 'keyboard', 'not keyboardAdjustment fixed'],
  keyboardHeight: ['keyboard', 'keyboard', 'not keyboardAdjustment fixed'],
  screenHeight: ['screen', 'top of the screen', 'not keyboardAdjustment fixed and not bifocals'],
};

function heightNote(factor: Factor, stature: number | undefined, them: Them): string {
  const [of, what, when] = heights[factor] ?? [];
  const height = of && fittingHeight(of, stature);
  if (!height || !isSo(`seat at a desk and ${when}`, them)) return '';
  return `For your height, about ${bothUnits(height)} from the floor to the ${what} is a place to start.`;
}
