import { type Answers, answerNames } from './answers.ts';
import type { RedFlag } from './care.ts';
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

/** Whether one of us should see this person or this desk. A poor desk and a person who hurts are two things, and both count. */
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

export const pregnant =
  /\b(?:i[’']?m|i am|am|being|while|currently|now|weeks?|months?) (?:\w+ ){0,2}pregnant\b|\b(?:first|second|third|1st|2nd|3rd) trimester\b|\bestoy embarazada\b/i;
export const child =
  /\b(?:my|our) (?:[\w-]+ ){0,2}(?:son|daughter|kid|child|teen|teenager|grandson|granddaughter)(?:[’']s)? (?:does|is|uses|sits|has|studies|desk|homework|school)|\b(?:[5-9]|1[0-7])[- ]year[- ]old\b|\b(?:i[’']?m|i am|age) (?:[6-9]|1[0-7])(?! (?:years? (?:in|at|with|on)|hours?|weeks?|months?|in|feet))\b|\bin (?:the )?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) grade\b|\bhigh school(?:er| student)\b/i;

/** Pregnancy, a child, a wheelchair, one hand or low vision. */
function needsMoreCare(answers: Answers, { setting }: AssessmentScoring): boolean {
  const isOther = setting.without?.some((one) => one !== 'computer') || setting.seat === 'wheelchair';
  const isPregnant = answerNames.some((name) => pregnant.test(answers[name]));
  return isOther || isPregnant || child.test(answers.primaryRole);
}
