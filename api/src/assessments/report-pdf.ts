import {
  assessmentDisclaimer,
  practitionerLineTitle,
  scoringNote,
} from '@practice/contract/assessment-words';
import { longDate } from '@practice/contract/format';
import { heightLabel } from '@practice/contract/height';
import { practice } from '@practice/contract/practice';
import { questions } from '@practice/contract/questionnaire';
import { followUpAnswers } from '@practice/desk/completing';
import { askedQuestion, noneOfThese } from '@practice/desk/emergency';
import { answersOnPaper, careOnPaper, resultOnPaper, sourcesOnPaper, titled } from '@practice/desk/report';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { reportOf } from '../pdf/report.ts';
import type { Assessment } from './assessment.entity.ts';
import { settingOf } from './assessment-views.ts';

/** The PDF of an assessment: scores, recommendations, how it was scored, the answers, and a disclaimer. */
export function reportPdf(
  assessment: Assessment,
  name: string,
  practitionerLine: string | null,
): Promise<Buffer> {
  const date = longDate(assessment.assessmentDate);
  const setting = settingOf(assessment);
  return reportOf('Assessment Report', [
    { text: `${name}, ${date}`, look: 'soft', gap: 12 },
    ...careOnPaper(assessment.redFlags, date, practice.phone),
    ...resultOnPaper({ ...assessment, setting }, scoringNote),
    ...titled('Your answers', answersOnPaper(answersOf(assessment))),
    ...titled('What you told us afterward', answersOnPaper(followUpAnswers(assessment.picks))),
    ...titled(practitionerLineTitle, practitionerLine ? [{ text: practitionerLine }] : []),
    { title: 'Important information' },
    ...assessmentDisclaimer.map((text) => ({ text, look: 'small', gap: 4 }) as const),
    ...sourcesOnPaper,
  ]);
}

function answersOf({ answers, warningSigns, userHeight }: Assessment) {
  if (!answers) return [];
  const checked = askedSigns.flatMap(({ topic, line }) => (warningSigns?.includes(topic) ? [line] : []));
  return [
    ...questions.map(({ name, label }) => ({ question: label, answer: answers[name] })),
    ...(warningSigns ? [{ question: askedQuestion, answer: checked.join('\n') || noneOfThese }] : []),
    ...(userHeight ? [{ question: heightLabel, answer: userHeight }] : []),
  ];
}
