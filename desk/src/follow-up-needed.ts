import { type Answers, everythingIn } from './answers.ts';
import type { RedFlag } from './care.ts';
import { isSo } from './circumstances.ts';
import { type Discomfort, discomfortOf, hurts, hurtsForLong } from './discomfort.ts';
import { needsDoctor } from './emergency.ts';
import { type AssessmentScoring, needsFollowUp } from './scoring.ts';

export interface InPain {
  answers: Answers;
  discomfort: Discomfort | null;
  redFlags: readonly RedFlag[];
  /** When the answers were given. */
  at: Date;
}

export function followUpNeeded(
  scoring: AssessmentScoring,
  { answers, discomfort, redFlags, at }: InPain,
): boolean {
  if (needsFollowUp(scoring) || needsDoctor(redFlags)) return true;
  const text = answers.discomfortDescription;
  if (!hurts(text, discomfort)) return false;
  const pain = discomfortOf(text, discomfort, at);
  if ((pain.strength ?? 0) >= 6 || pain.stops?.some((stop) => stop !== 'nothing')) return true;
  return scoring.points.length > 0 && (hurtsForLong(pain) || needsMoreCare(answers, scoring));
}

function needsMoreCare(answers: Answers, { setting }: AssessmentScoring): boolean {
  const isOther = setting.without?.some((one) => one !== 'computer') || setting.seat === 'wheelchair';
  const isSaid = (name: string, said: string) => isSo(name, { setting, found: {}, said });
  return isOther || isSaid('pregnant', everythingIn(answers)) || isSaid('of a child', answers.primaryRole);
}
