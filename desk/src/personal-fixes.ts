import besides from '../texts/besides.json' with { type: 'json' };
import type { Advice } from './advice.ts';
import { adviceIn, possibleAdvice } from './advice-by-setting.ts';
import { type Answers, answerNames } from './answers.ts';
import { type Budget, budgetIn, wishesIn } from './budget-and-wishes.ts';
import { isSo, type Them } from './circumstances.ts';
import { bothUnits } from './desk-check.ts';
import type { Factor } from './factors.ts';
import { discomfortIn, firstFixes, type RankedFix, rankedFixes } from './fixes.ts';
import { child } from './follow-up-needed.ts';
import { type FittingHeight, fittingHeight, inTheirUnits, isMetric } from './height.ts';
import { proves, quoteOf, wholeQuoteOf } from './quote.ts';
import type { Reading } from './reading.ts';
import type { AssessmentScoring } from './scoring.ts';
import { suitsThem } from './without.ts';

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
  const said = answerNames.map((name) => answers[name]).join('\n');
  const them = { setting, found, said, stature: person.stature };
  const metric = isMetric(said);
  const wished = wishesIn(answers.desiredImprovements);
  const wanted = wished.flatMap(({ factors }) => factors.slice(0, 1));
  const possible = rankedFixes(scoring, discomfort, wanted).flatMap((fix) => {
    if (fix.factor === 'neck' && isOverPapers(evidence)) return [];
    const advice = adviceIn(fix, fix.factor, fix.state, setting, found, said);
    return (advice && possibleAdvice(advice, them)) ?? [];
  });
  const hurting = discomfortIn(discomfort);
  const asked = wished.map((wish, at) => ({
    ...wish,
    isSecond: at > 0 && wish.words === wished[0]?.words,
    factor: wish.factors.find((factor) =>
      possible.some((fix) => fix.factor === factor && fix.score !== null),
    ),
  }));
  const budget = budgetIn(answers);
  const fixes = movedForward(possible, hurting, asked).map((fix) => ({
    ...fix,
    why: inTheirUnits(fix.why, metric),
    fixes: affordableFixes(budget, fix.fixes),
  }));
  const first = fixes.slice(0, firstFixes);
  const costNote = costNoteOf(budget, first);
  const others = [
    ...asked.flatMap((wish) =>
      first.some((fix) => fix.factor === wish.factor) ? [] : `${wishNote(wish)} ${wish.answer}`,
    ),
    ...Object.entries(besides).flatMap(([name, note]) => (isSo(name, them) ? note : [])),
    ...(child.test(answers.primaryRole)
      ? ['This tool is made for adults, so take it as a start, and ask us what fits a growing body.']
      : []),
  ].filter((note) => suitsThem(note, setting));

  const used = new Set<string>();
  const isNew = (text: string) => !used.has(text) && used.add(text);
  return fixes.map((fix, index) => {
    const isFirst = index < firstFixes && fix.score !== null;
    const isSaid = scoring.findings[fix.factor] !== undefined;
    const quote = isSaid ? quoteOf(evidence[fix.factor], answers) : undefined;
    const hurt = hurting.get(fix.factor);
    const wishes = asked.filter(({ factor }) => factor === fix.factor).map(wishNote);
    const notes = [
      ...(isSaid ? [] : ['We inferred this from the rest.']),
      ...[
        ...(isFirst && hurt ? [`This may help your ${hurt}, which you mentioned.`] : []),
        ...(isFirst ? wishes : []),
        ...(costNote?.fix === fix ? [costNote.note] : []),
        inTheirUnits(heightNote(fix.factor, person.stature, them), metric),
        ...(index === 0 ? others : []),
      ].filter((note) => note !== '' && isNew(note)),
    ];
    return {
      ...fix,
      rank: index + 1,
      isFirst,
      ...(quote && proves(quote, fix.factor) && { said: quote }),
      ...(notes.length > 0 && { notes }),
    };
  });
}

/** A head that is bent over papers needs them up, not the screen. */
const isOverPapers = ({ neck, documents }: Reading['evidence']) =>
  neck !== undefined && neck.text === documents?.text;

function wishNote({ about, words, isSecond }: { about: string; words: string; isSecond?: boolean }): string {
  const quote = isSecond ? undefined : wholeQuoteOf(words);
  return quote
    ? `When we asked what you’d like to change, you wrote: “${quote}.”`
    : `You asked about ${about}.`;
}

/** The heaviest fix stays first; what they asked for and what may ease the discomfort come next. */
function movedForward(
  fixes: readonly RankedFix[],
  hurting: ReadonlyMap<Factor, string>,
  asked: readonly { factor: Factor | undefined }[],
): RankedFix[] {
  const [heaviest] = fixes;
  if (!heaviest) return [];
  const forward = asked.flatMap(({ factor }) => fixes.find((fix) => fix.factor === factor) ?? []);
  const eases = ({ factor }: RankedFix) => hurting.has(factor);
  if (![heaviest, ...forward].some(eases)) forward.splice(1, 0, ...fixes.filter(eases).slice(0, 1));
  const first = [...new Set([heaviest, ...forward, ...fixes])].slice(0, firstFixes);
  return [...fixes.filter((fix) => first.includes(fix)), ...fixes.filter((fix) => !first.includes(fix))];
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
  const free = first.find(({ fixes }) => fixes.every(({ cost }) => cost === 'free'));
  const bought = first.find(({ fixes }) => fixes.some(({ cost }) => cost !== 'free'));
  const saying = (fix: RankedFix | undefined, note: string) => fix && { fix, note };
  if (!budget) return undefined;
  if (budget.kind === 'nothing') return saying(free, `You wrote “${budget.words}”: this costs nothing.`);
  if (budget.kind === 'employer')
    return saying(bought, 'You wrote that your equipment can be paid for, so ask for this.');
  return bought
    ? saying(bought, `If you buy something, look for a used one to stay within your ${budget.words}.`)
    : saying(free, `It costs nothing, so your ${budget.words} can wait.`);
}

/** What cannot be moved, or follows a desk that cannot, has no height to set. */
const heights: { readonly [Name in Factor]?: readonly [FittingHeight, what: string, when: string] } = {
  seatHeight: ['seat', 'top of the seat', 'not chairAdjustment fixed and not workSurface too high'],
  workSurface: ['keyboard', 'keyboard', 'not keyboardAdjustment fixed'],
  keyboardHeight: ['keyboard', 'keyboard', 'not keyboardAdjustment fixed'],
  screenHeight: ['screen', 'top of the screen', 'not keyboardAdjustment fixed'],
};

function heightNote(factor: Factor, stature: number | undefined, them: Them): string {
  const [of, what, when] = heights[factor] ?? [];
  const height = of && fittingHeight(of, stature);
  if (!height || !isSo(`seat at a desk and ${when}`, them)) return '';
  return `For your height, about ${bothUnits(height)} from the floor to the ${what} is a place to start.`;
}
