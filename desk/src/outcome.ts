import { type Answers, answerNames } from './answers.ts';
import { afterCare, type CareTopic, careText, type RedFlag } from './care.ts';
import { completed, type Picks } from './completing.ts';
import { checkedFlags, hasEmergency, needsDoctor } from './emergency.ts';
import type { RankedFix } from './fixes.ts';
import { heightInCm } from './height.ts';
import { personalFixes } from './personal-fixes.ts';
import { overviewOf, recommendationsOf, risksOf } from './prose.ts';
import type { Assessor, Reading } from './reading.ts';
import { type AssessmentScoring, needsFollowUp, type SavedScoring, score } from './scoring.ts';
import { redFlagsIn } from './warning-signs/red-flags.ts';

/** What an assessment is made of. */
export interface Asked {
  answers: Answers;
  /** As typed. */
  userHeight: string | null;
  warningSigns: readonly CareTopic[] | null;
}

/** What is made of it. In an emergency there are no scores, and care is the only text. */
export interface Outcome extends Pick<Reading, 'evidence'> {
  workstationScore: number | null;
  posturalScore: number | null;
  /** In Markdown, as are the recommendations; both begin with care where there is some. */
  analysis: string;
  /** A line for each. */
  ergonomicRisks: string | null;
  recommendations: string;
  followUpNeeded: boolean;
  scoring: AssessmentScoring | null;
  fixes: RankedFix[];
}

/** An outcome that was kept, with what it was made of. */
export interface Kept extends Pick<Outcome, 'evidence' | 'fixes'>, Pick<Asked, 'userHeight'> {
  answers: Answers | null;
  readBy: Assessor['readBy'] | null;
  redFlags: readonly RedFlag[];
  analysis: string | null;
  scoring: SavedScoring | null;
}

/** What was checked, and what was written; of that one of each topic, which is enough to say what to do. */
export function flagsIn({ answers, warningSigns }: Pick<Asked, 'answers' | 'warningSigns'>): RedFlag[] {
  const written = answerNames.flatMap((name) => redFlagsIn(answers[name]));
  const once = written.filter(({ topic }, at) => written.findIndex((other) => other.topic === topic) === at);
  return [...checkedFlags(warningSigns ?? []), ...once];
}

/** Reads the answers and scores what was found. Of an emergency nothing is read. Rejects where the reader does. */
export async function outcomeOf(
  { answers, userHeight }: Asked,
  redFlags: readonly RedFlag[],
  reader: Assessor,
): Promise<Outcome> {
  // Nobody whom an ambulance should see is told how high their screen is.
  if (hasEmergency(redFlags)) {
    const care = careText(redFlags);
    return {
      workstationScore: null,
      posturalScore: null,
      scoring: null,
      evidence: {},
      fixes: [],
      analysis: care,
      ergonomicRisks: null,
      recommendations: care,
      followUpNeeded: true,
    };
  }
  const { findings, setting, evidence, analysis } = await reader.read(answers);
  return scored(score(findings, setting), { answers, userHeight, evidence, redFlags }, analysis);
}

/**
 * The same with other taps: scored again, and said anew. What a model said of the desk as a whole stays as it is.
 * @returns undefined where nothing can be added: in an emergency, to a therapist's words, and to scores of the first method
 */
export function outcomeOfTaps(kept: Kept, before: Picks, after: Picks): Outcome | undefined {
  const { scoring, answers, readBy, redFlags, fixes } = kept;
  if (!answers || scoring?.method !== 2) return undefined;
  const words = afterCare(kept.analysis ?? '', redFlags);
  const isOurs = readBy !== 'model' || words === overviewOf(scoring, fixes);
  return scored(completed(scoring, before, after), { ...kept, answers }, isOurs ? undefined : words);
}

type Person = Pick<Kept, 'userHeight' | 'evidence' | 'redFlags'> & Pick<Asked, 'answers'>;

/** @param words what a model said of the desk as a whole, in Markdown; without, our own words are made of the findings */
function scored(
  scoring: AssessmentScoring,
  { answers, userHeight, evidence, redFlags }: Person,
  words?: string,
): Outcome {
  const care = careText(redFlags);
  const withCare = (text: string) => (care ? `${care}\n\n${text}` : text);
  const stature = userHeight === null ? undefined : heightInCm(userHeight);
  const fixes = personalFixes(scoring, { answers, evidence, setting: scoring.setting, stature });
  return {
    workstationScore: scoring.workstationScore,
    posturalScore: scoring.posturalScore,
    analysis: withCare(words ?? overviewOf(scoring, fixes)),
    ergonomicRisks: risksOf(fixes),
    recommendations: withCare(recommendationsOf(scoring, fixes)),
    followUpNeeded: needsFollowUp(scoring) || needsDoctor(redFlags),
    scoring,
    fixes,
    evidence,
  };
}
