import type { Advice } from './advice.ts';
import { adviceIn } from './advice-by-setting.ts';
import type { Answers } from './answers.ts';
import { type Budget, budgetIn, wishesIn } from './budget-and-wishes.ts';
import { bothUnits } from './desk-check.ts';
import { type Factor, type Findings, factors } from './factors.ts';
import { discomfortIn, firstFixes, type RankedFix, rankedFixes } from './fixes.ts';
import { type FittingHeight, fittingHeight } from './height.ts';
import { quoteOf, wholeQuoteOf } from './quote.ts';
import type { Reading } from './reading.ts';
import type { AssessmentScoring } from './scoring.ts';
import type { Setting } from './setting.ts';
import { adviceForThem } from './without.ts';

export interface Person extends Pick<Reading, 'evidence' | 'setting'> {
  answers: Answers;
  /** In centimeters. */
  stature?: number | undefined;
}

/** `rankedFixes` for this person's furniture and budget, with fixes for what hurts and what they asked for among the first three. */
export function personalFixes(scoring: AssessmentScoring, person: Person): RankedFix[] {
  const { answers, evidence, setting } = person;
  const found = { ...scoring.implied, ...scoring.findings };
  const discomfort = answers.discomfortDescription;
  const meant = rankedFixes(scoring, discomfort).flatMap((fix) => {
    const advice = adviceIn(fix, fix.factor, fix.state, setting, found);
    return (advice && adviceForThem(advice, setting)) ?? [];
  });
  const hurting = discomfortIn(discomfort);
  const asked = wishesIn(answers.desiredImprovements);
  const hurts = ({ factor }: RankedFix) => discomfortOf(factor, hurting);
  const askedFor = ({ factor }: RankedFix) => asked.get(factor);
  const wished = wholeQuoteOf(answers.desiredImprovements);
  const budget = budgetIn(answers);
  const fixes = movedForward(meant, [hurts, askedFor]).map((fix) => ({
    ...fix,
    fixes: affordableFixes(budget, fix.fixes),
  }));
  const costNote = costNoteOf(budget, fixes.slice(0, firstFixes));

  const usedQuotes = new Set<string>();
  const usedNotes = new Set<string>();
  const isNew = (note: string) => !usedNotes.has(note) && usedNotes.add(note);
  return fixes.map((fix, index) => {
    const isFirst = index < firstFixes && fix.score !== null;
    const quote = scoring.findings[fix.factor] && quoteOf(evidence[fix.factor], answers);
    const said = quote && !usedQuotes.has(quote) ? quote : undefined;
    if (said) usedQuotes.add(said);
    const [part, wish] = [hurts(fix), askedFor(fix)];
    const notes = [
      scoring.findings[fix.factor] ? '' : 'You didn’t say this. We inferred it from the rest.',
      isFirst && part ? `This may help your ${part}, which you mentioned.` : '',
      isFirst && wish
        ? wished
          ? `When we asked what you’d like to change, you wrote: “${wished}.”`
          : `You asked about ${wish}.`
        : '',
      costNote?.fix === fix ? costNote.note : '',
      heightNote(fix.factor, person, found),
    ].filter((note, at) => note !== '' && (at === 0 || isNew(note)));
    return {
      ...fix,
      rank: index + 1,
      isFirst,
      ...(said && { said }),
      ...(notes.length > 0 && { notes }),
    };
  });
}

function discomfortOf(factor: Factor, hurting: ReturnType<typeof discomfortIn>): string | undefined {
  const { part } = factors[factor === 'overheadReach' || factor === 'workSurface' ? 'shoulders' : factor];
  const word = hurting.get(part);
  // Only the distance of a screen matters to the eyes.
  const isOfEyes = word !== undefined && /eye|vision|squint/.test(word);
  return isOfEyes && part === 'screen' && factor !== 'screenDistance' ? undefined : word;
}

function movedForward(
  fixes: readonly RankedFix[],
  wanted: readonly ((fix: RankedFix) => string | undefined)[],
): RankedFix[] {
  const [heaviest, ...others] = fixes;
  if (!heaviest) return [];
  const forward: RankedFix[] = [];
  for (const says of wanted) {
    if (says(heaviest) || forward.some(says)) continue;
    const next = others.find(says);
    if (next) forward.push(next);
  }
  const rest = others.filter((fix) => !forward.includes(fix));
  const first = new Set([heaviest, ...forward, ...rest.slice(0, firstFixes - 1 - forward.length)]);
  return [...fixes.filter((fix) => first.has(fix)), ...fixes.filter((fix) => !first.has(fix))];
}

function affordableFixes(budget: Budget | undefined, fixes: Advice['fixes']): Advice['fixes'] {
  if (!budget || budget.kind === 'employer') return fixes;
  const dollars = budget.kind === 'nothing' ? 0 : budget.dollars;
  const [first, ...rest] = fixes.filter(
    ({ cost }) => cost === 'free' || dollars >= 50 || (cost === 'under $50' && dollars >= 20),
  );
  return first ? [first, ...rest] : fixes;
}

function costNoteOf(
  budget: Budget | undefined,
  first: readonly RankedFix[],
): { fix: RankedFix; note: string } | undefined {
  const [heaviest] = first;
  if (!budget || !heaviest) return undefined;
  const free = first.find(({ fixes }) => fixes.every(({ cost }) => cost === 'free'));
  const bought = first.find(({ fixes }) => fixes.some(({ cost }) => cost !== 'free'));
  if (budget.kind === 'nothing') {
    return free && { fix: free, note: `You wrote “${budget.words}”: this costs nothing.` };
  }
  if (budget.kind === 'employer') {
    return bought
      ? { fix: bought, note: 'You wrote that your equipment can be paid for, so ask for what’s named here.' }
      : { fix: heaviest, note: 'It costs nothing, so you can start before you ask for anything.' };
  }
  if (!bought) return { fix: heaviest, note: `It costs nothing, so your ${budget.words} can wait.` };
  const isCheap = bought.fixes.some(({ cost }) => cost === 'under $50') && budget.dollars >= 50;
  return {
    fix: bought,
    note: isCheap
      ? `What costs under $50 here fits your ${budget.words}.`
      : `If you buy something here, look for a used one to stay within your ${budget.words}.`,
  };
}

const heights: { readonly [Name in Factor]?: readonly [FittingHeight, what: string] } = {
  seatHeight: ['seat', 'from the floor to the top of the seat'],
  workSurface: ['keyboard', 'from the floor to the keyboard'],
  keyboardHeight: ['keyboard', 'from the floor to the keyboard'],
  screenHeight: ['screen', 'from the floor to the top of the screen'],
};

function heightNote(factor: Factor, { setting, stature }: Person, found: Findings): string {
  const [of, what] = heights[factor] ?? [];
  const height = of && fittingHeight(of, stature);
  // What cannot be moved, or follows a desk that cannot, has no height to set.
  const isStuck =
    of === 'seat'
      ? found.chairAdjustment === 'fixed' || found.workSurface === 'too high'
      : found.keyboardAdjustment === 'fixed';
  if (height === undefined || isStuck || !sitsAtADesk(setting)) return '';
  return `For your height, about ${bothUnits(height)} ${what} is a place to start.`;
}

function sitsAtADesk({ seat, surface }: Setting): boolean {
  return (seat === undefined || seat === 'office chair') && surface !== 'lap' && surface !== 'counter';
}
