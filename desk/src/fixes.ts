import texts from '../texts/discomfort.json' with { type: 'json' };
import { type Advice, adviceFor } from './advice.ts';
import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { type Consequence, consequences } from './implied.ts';
import { type AssessmentScoring, isBrief, isScoredDifferently, score, scoreOf } from './scoring.ts';
import type { Setting } from './setting.ts';
import type { ScoreKind } from './weights.ts';

export interface RankedFix extends Advice {
  factor: Factor;
  state: FactorState;
  /** The score that the finding lowers, or the worse one of two. Null where it lowers none. */
  score: ScoreKind | null;
  rank: number;
  isFirst: boolean;
  said?: string;
  notes?: string[];
}

type Found = Pick<AssessmentScoring, 'findings' | 'implied'> & { setting?: Setting | null };

export const firstFixes = 3;

/** Findings that go away with another one and need no fix of their own. Their weight counts for the other one. */
const solvedWith: readonly Consequence[] = [
  ...consequences,
  ['laptop', 'flat', 'screenHeight', 'too low'],
  ['laptop', 'flat', 'keyboardAdjustment', 'fixed'],
  ['workSurface', 'too high', 'keyboardHeight', 'too high'],
  ['workSurface', 'too high', 'keyboardAdjustment', 'fixed'],
  ['keyboardHeight', 'too high', 'keyboardAdjustment', 'fixed'],
  ['mouseSurface', 'different from the keyboard', 'mouseReach', 'reaching'],
  ['phoneHold', 'between ear and shoulder', 'handsFree', 'missing'],
  ['trunk', 'slumped', 'lumbarSupport', 'missing'],
  ['trunk', 'leaning forward', 'lumbarSupport', 'missing'],
  ['armrests', 'too high', 'armrestAdjustment', 'fixed'],
  ['armrests', 'too low', 'armrestAdjustment', 'fixed'],
  ['armrestWidth', 'too wide', 'armrestAdjustment', 'fixed'],
];

/** What may ease what hurts there. */
const discomforts = texts.parts.map(({ words, parts, factors: others }) => ({
  said: new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'),
  about: factorNames.filter((factor) => parts.includes(factors[factor].part) || others.includes(factor)),
}));

/** A flat laptop first (one beside a screen that fits last), what was said before what we inferred, then by weight in both scores, half more where it may ease the discomfort, then what was asked for, then free before paid. Who is there only briefly gets nothing inferred. */
export function rankedFixes(scoring: AssessmentScoring, pain: string, asked: Factor[] = []): RankedFix[] {
  const worse: ScoreKind = scoring.posturalScore < scoring.workstationScore ? 'posture' : 'workstation';
  const other: ScoreKind = worse === 'posture' ? 'workstation' : 'posture';
  const all = { ...scoring.implied, ...scoring.findings };
  const hurting = discomfortIn(pain);

  const candidates = factorNames.flatMap((factor) => {
    const state = all[factor];
    const advice = state && adviceFor(factor, state);
    const isInferred = scoring.findings[factor] === undefined;
    if (!advice || isCovered(scoring, factor, state) || (isInferred && isBrief(scoring))) return [];
    const lost = { workstation: 0, posture: 0 };
    for (const kind of [worse, other]) lost[kind] = weightLost(scoring, kind, factor, state);
    const score = lost[worse] > 0 ? worse : lost[other] > 0 ? other : null;
    const order = [
      factor === 'duration' ? 3 : factor !== 'laptop' ? 1 : all.screenHeight === 'fits' ? 2 : 0,
      Number(isInferred && factor !== 'laptop'),
      -(lost[worse] + lost[other]) * (hurting.has(factor) ? 1.5 : 1),
      -Number(asked.includes(factor)),
      -lost[worse],
      advice.fixes[0].cost === 'free' ? 0 : 1,
    ];
    return [{ fix: { factor, state, score, ...advice }, order }];
  });

  return candidates
    .sort((a, b) => compare(a.order, b.order))
    .map(({ fix }, index) => ({
      ...fix,
      rank: index + 1,
      isFirst: index < firstFixes && fix.score !== null,
    }));
}

const isOver =
  /\b(?:no|not|neither|nor|never|nothing|without|\w+n['’]t|fine|ok|okay|good|better|used to|old job|had|was|were|until|last year|in (?:19|20)\d\d|(?:my|his|her) (?:husband|wife|partner|boss|coworker|son|daughter|mother|father|mom|dad))\b/i;
const isGone = /\b(?:gone|went away|cleared|healed|stopped)\b/i;
const hasOtherCause = new RegExp(texts.otherCauses.join('|'), 'i');
const isStillSo = /\b(?:still|again|now|keeps?|since|start(?:ed|s)?|began)\b/i;
const isStatement =
  /\b(?:hurts?|aches?|aching|pain|sore|stiff|burns?|tight|is|are|does|do|gets?|now|just|only|mainly)\b/i;

/** The factors that a text on discomfort is about, each with the word for what hurts. What is past or denied does not count. */
export function discomfortIn(discomfort: string): Map<Factor, string> {
  const meant = discomfort
    .split(/[.;!?\n]|\b(?:but|though|while)\b/i)
    .flatMap((sentence) => {
      let isOut = false;
      return sentence.split(',').flatMap((clause, at, clauses) => {
        // "I hurt my shoulder in 2019, it still aches."
        if (isStillSo.test(clause) && !isGone.test(clause))
          return isOut ? [clauses[at - 1] ?? '', clause] : clause;
        if (isOver.test(clause) || isGone.test(clause) || hasOtherCause.test(clause)) isOut = true;
        else if (isStatement.test(clause)) isOut = false;
        return isOut ? [] : clause;
      });
    })
    .join('. ');
  const easing = discomforts.flatMap(({ said, about }) => {
    const [word] = said.exec(meant) ?? [];
    return word ? about.map((factor) => [factor, word.toLowerCase()] as const) : [];
  });
  return new Map(easing.toReversed());
}

export function isCovered(scoring: Found, factor: Factor, state: FactorState): boolean {
  const { findings, implied, setting } = scoring;
  // Breaks decide whether long hours are a problem.
  if (factor === 'duration') return findings.breaks !== undefined && setting?.seat !== 'standing';
  if (factor === 'breaks' && findings.duration === 'under 1 hour') return true;
  const causes = { ...implied, ...findings };
  return solvedWith.some(
    ([cause, causeState, ...effect]) => isSame(effect, [factor, state]) && causes[cause] === causeState,
  );
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** A finding and those that go away with it. */
function solvedBy(factor: Factor, state: FactorState, found: Findings): Factor[] {
  const others = solvedWith.filter(
    ([cause, causeState, effect, effectState]) =>
      isSame([cause, causeState], [factor, state]) && found[effect] === effectState,
  );
  return [factor, ...others.map(([, , effect]) => effect)];
}

export function withFixes(scoring: AssessmentScoring, fixes: readonly RankedFix[]): AssessmentScoring {
  const all = { ...scoring.implied, ...scoring.findings };
  const solved = fixes.flatMap(({ factor, state }) => solvedBy(factor, state, all));
  const done = Object.fromEntries(solved.map((factor) => [factor, factors[factor].states[0]]));
  return score(scoring.findings, scoring.setting, {
    followUpAnswers: { ...scoring.followUpAnswers, ...done },
  });
}

/** Beside a score, what it would be after the first fixes; undefined where they don't raise it. */
export function scoreAfterText(
  scoring: AssessmentScoring,
  fixes: readonly RankedFix[],
  kind: ScoreKind,
): string | undefined {
  const first = fixes.filter(({ isFirst }) => isFirst);
  const after = scoreOf(withFixes(scoring, first), kind);
  if (isScoredDifferently(scoring) || after <= scoreOf(scoring, kind)) return undefined;
  return `With ${['this one', 'these two', 'these three'][first.length - 1]}, about ${after}`;
}

function weightLost(scoring: AssessmentScoring, kind: ScoreKind, factor: Factor, state: FactorState): number {
  const solved = solvedBy(factor, state, { ...scoring.implied, ...scoring.findings });
  return scoring.points
    .filter((point) => point.score === kind && solved.includes(point.factor))
    .reduce((sum, { weight }) => sum + weight, 0);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
