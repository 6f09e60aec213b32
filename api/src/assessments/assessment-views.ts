import { type Assessment as AssessmentView, assessmentReportPath } from '@practice/contract/assessments';
import type { FollowUp } from '@practice/contract/follow-up';
import { needsConfirmation } from '@practice/desk/asking';
import { followUpHours, openQuestions } from '@practice/desk/follow-up-questions';
import { isScoredDifferently } from '@practice/desk/scoring';
import { understoodIn } from '@practice/desk/understanding';
import type { Assessment, AssessmentMessage } from './assessment.entity.ts';

export function assessmentView(assessment: Assessment): AssessmentView {
  const hasReport = assessment.kind === 'ai' || assessment.attachments !== null;
  return {
    id: assessment.id,
    userId: assessment.personId,
    kind: assessment.kind,
    workstationScore: assessment.workstationScore,
    posturalScore: assessment.posturalScore,
    scoredDifferently: assessment.scoring !== null && isScoredDifferently(assessment.scoring),
    analysis: assessment.analysis,
    ergonomicRisks: assessment.ergonomicRisks,
    recommendations: assessment.recommendations,
    followUpNeeded: assessment.followUpNeeded,
    needsConfirmation: needsConfirmation(assessment.redFlags),
    redFlags: assessment.redFlags,
    attachments: hasReport ? assessmentReportPath(assessment.id) : null,
    assessmentDate: assessment.assessmentDate.toISOString(),
    createdAt: assessment.createdAt.toISOString(),
    updatedAt: assessment.updatedAt.toISOString(),
  };
}

export function detailsView(assessment: Assessment) {
  return {
    ...assessmentView(assessment),
    readBy: assessment.readBy,
    answers: assessment.answers,
    userHeight: assessment.userHeight,
    warningSigns: assessment.warningSigns,
    discomfort: assessment.discomfort,
    scoring: assessment.scoring,
    understood: assessment.scoring ? understoodIn(assessment.scoring, assessment.evidence) : [],
    fixes: assessment.fixes,
    setting: assessment.scoring?.setting ?? null,
    followUp: followUpOf(assessment),
  };
}

export function followUpOf({
  scoring,
  followUpAnswers,
  mentions,
  createdAt,
  redFlags,
  emergencyAt,
}: Assessment): FollowUp | null {
  if (!scoring || emergencyAt !== null) return null;
  const answers = redFlags.flatMap(({ kind, answeredAt }) =>
    kind === 'emergency' && answeredAt ? [Date.parse(answeredAt)] : [],
  );
  const until = new Date(Math.max(createdAt.getTime(), ...answers) + followUpHours * 3_600_000);
  return {
    answers: followUpAnswers,
    questions: openQuestions(scoring),
    mentions,
    until: until.toISOString(),
    isOpen: Date.now() < until.getTime(),
  };
}

export function messageView({ role, content, redFlags, createdAt }: AssessmentMessage) {
  return { role, content, redFlags, createdAt: createdAt.toISOString() };
}
