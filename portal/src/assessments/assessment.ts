import type { Assessment } from '@practice/contract/assessments';
import { ApiError } from '@practice/contract/errors';
import { dateAndTime, longDate } from '@practice/contract/format';
import { type AnswerName, answerNames } from '@practice/desk/answers';
import { mayBeEmergency } from '@practice/desk/asking';

export const kindLabels: Record<Assessment['kind'], string> = {
  ai: 'From your own answers',
  professional: 'Assessment by a therapist',
};

export const questionNumber = (name: AnswerName) => answerNames.indexOf(name) + 1;

type Dated = Pick<Assessment, 'id' | 'assessmentDate'>;

export function dateLabel({ id, assessmentDate }: Dated, all: readonly Dated[]): string {
  const date = longDate(assessmentDate);
  const isOnlyOne = all.every((other) => other.id === id || longDate(other.assessmentDate) !== date);
  return isOnlyOne ? date : dateAndTime(assessmentDate);
}

export function trendOf([latest, ...earlier]: readonly Assessment[]): string | undefined {
  const before = earlier.find(hasScores);
  if (!latest || !before || !hasScores(latest)) return undefined;
  const moved = (name: string, from: number | null, to: number | null) =>
    from === to ? `${name} still ${to}` : `${name} from ${from} to ${to}`;
  const workstation = moved('workstation', before.workstationScore, latest.workstationScore);
  const posture = moved('posture', before.posturalScore, latest.posturalScore);
  const how = scoredByOne([latest, before]) ? '' : ` (${scoredDifferentlyThen})`;
  return `Since ${dateLabel(before, [latest, before])}${how}: ${workstation}, ${posture}.`;
}

export const scoredDifferentlyThen = 'scored differently then';

export const scoredByOne = (assessments: readonly Assessment[]) =>
  new Set(assessments.filter(({ kind }) => kind === 'ai').map((each) => each.scoredDifferently)).size < 2;

const hasScores = ({ workstationScore, posturalScore }: Assessment) =>
  workstationScore !== null && posturalScore !== null;

/** Whether the scores are withheld because of an emergency, or until its client says that it is none. */
export function isWithheld({ workstationScore, posturalScore, redFlags }: Assessment): boolean {
  return workstationScore === null && posturalScore === null && mayBeEmergency(redFlags);
}

export function limitMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 429 ? error.serverMessage : undefined;
}
