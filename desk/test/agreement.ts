import type { Findings } from '../src/factors.ts';
import { needsFollowUp, score } from '../src/scoring.ts';
import type { Setting } from '../src/setting.ts';
import { type ScoreKind, scoreKinds } from '../src/weights.ts';
import type { ExampleDesk } from './measure-reader.ts';

export interface Agreement {
  /** Of each score: quadratic weighted kappa over the four words, and the mean of the differences in points. */
  kappa: Record<ScoreKind, number>;
  difference: Record<ScoreKind, number>;
  /** Desks that both ratings put below 4, called good or better. */
  tooKind: string[];
  /** Shares of those given a follow-up: of those both ratings ask it for, and of the others. */
  followUps: { asked: number; others: number };
}

/** How far the scores of `desks` agree with the mean of both ratings, once `read` has read them. */
export function agreementOf(
  desks: readonly ExampleDesk[],
  read: (desk: ExampleDesk) => { findings: Findings; setting: Setting },
): Agreement {
  const rows = desks.map((desk) => {
    const { findings, setting } = read(desk);
    const scoring = score(findings, setting);
    const { ratings } = desk;
    if (ratings.length < 2) throw new Error(`${desk.id} has not been rated twice.`);
    const mean = (kind: ScoreKind) => ratings.reduce((sum, rating) => sum + rating[kind], 0) / ratings.length;
    return {
      id: desk.id,
      ratings,
      isFollowUp: needsFollowUp(scoring),
      scores: { workstation: scoring.workstationScore, posture: scoring.posturalScore },
      means: { workstation: mean('workstation'), posture: mean('posture') },
    };
  });
  const ofBoth = (count: (kind: ScoreKind) => number) =>
    Object.fromEntries(scoreKinds.map((kind) => [kind, count(kind)])) as Record<ScoreKind, number>;
  const [asked, others] = [true, false].map((isAsked) => {
    const some = rows.filter(
      ({ ratings }) => ratings.every((each) => Math.min(each.workstation, each.posture) < 6) === isAsked,
    );
    return some.filter(({ isFollowUp }) => isFollowUp).length / some.length;
  }) as [number, number];
  return {
    kappa: ofBoth((kind) =>
      kappaOf(rows.map(({ scores, means }) => [wordOf(scores[kind]), wordOf(means[kind])])),
    ),
    difference: ofBoth(
      (kind) =>
        rows.reduce((sum, { scores, means }) => sum + Math.abs(scores[kind] - means[kind]), 0) / rows.length,
    ),
    tooKind: rows.flatMap(({ id, ratings, scores }) =>
      scoreKinds
        .filter((kind) => ratings.every((rating) => rating[kind] < 4) && scores[kind] >= 6)
        .map((kind) => `${id} ${kind}`),
    ),
    followUps: { asked, others },
  };
}

/** The place of a score's word among the four of `scoreBand`. */
function wordOf(points: number): number {
  return [4, 6, 8].filter((least) => points >= least).length;
}

/** Cohen's kappa with quadratic weights: 1 for the same words throughout, 0 for what chance gives (Cohen, 1968). */
function kappaOf(pairs: readonly (readonly [number, number])[]): number {
  const apart = (one: number, other: number) => (one - other) ** 2;
  const seen = pairs.reduce((sum, [one, other]) => sum + apart(one, other), 0) / pairs.length;
  const byChance =
    pairs
      .flatMap(([one]) => pairs.map(([, other]) => apart(one, other)))
      .reduce((sum, each) => sum + each, 0) /
    pairs.length ** 2;
  return 1 - seen / byChance;
}
