import {
  assessmentDisclaimer,
  practitionerLineTitle,
  scoreAgainText,
  scoringNote,
} from '@practice/contract/assessment-messages';
import { longDate } from '@practice/contract/format';
import { heightLabel } from '@practice/contract/height';
import { practice } from '@practice/contract/practice';
import { questions } from '@practice/contract/questionnaire';
import { answeredSigns } from '@practice/desk/asking';
import { discomfortAnswers } from '@practice/desk/discomfort';
import { askedQuestion, noneOfThese } from '@practice/desk/emergency';
import { followUpQuestions } from '@practice/desk/follow-up-questions';
import { answerBlocks, careBlocks, resultBlocks, sourceBlocks, withTitle } from '@practice/desk/report';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { reportOf } from '../pdf/report.ts';
import type { Assessment } from './assessment.entity.ts';

export function reportPdf(assessment: Assessment, name: string, practitionerLine: string | null) {
  const date = longDate(assessment.assessmentDate);
  return reportOf('Assessment Report', [
    { text: `${name}, ${date}`, look: 'soft', gap: 12 },
    ...careBlocks(assessment.redFlags, date, practice.phone),
    ...resultBlocks(assessment, scoringNote, scoreAgainText(assessment.assessmentDate)),
    ...withTitle('Your answers', answerBlocks(answersOf(assessment))),
    ...withTitle(
      'What you tapped',
      answerBlocks([...answeredSigns(assessment.redFlags), ...followUpQuestions(assessment.followUpAnswers)]),
    ),
    ...withTitle(practitionerLineTitle, practitionerLine ? [{ text: practitionerLine }] : []),
    { title: 'Important information' },
    ...assessmentDisclaimer.map((text) => ({ text, look: 'small', gap: 4 }) as const),
    ...sourceBlocks,
  ]);
}

function answersOf({ answers, warningSigns, discomfort, userHeight }: Assessment) {
  if (!answers) return [];
  const checked = askedSigns.flatMap(({ topic, line }) => (warningSigns?.includes(topic) ? [line] : []));
  return [
    ...questions.flatMap(({ name, label }) => [
      { question: label, answer: answers[name] },
      ...(name === 'discomfortDescription' ? discomfortAnswers(discomfort) : []),
    ]),
    ...(warningSigns ? [{ question: askedQuestion, answer: checked.join('\n') || noneOfThese }] : []),
    ...(userHeight ? [{ question: heightLabel, answer: userHeight }] : []),
  ];
}
