import { Injectable, NotFoundException, StreamableFile } from '@nestjs/common';
import {
  assessmentDisclaimer,
  assessmentMessages,
  practitionerLineTitle,
  scoringNote,
} from '@practice/contract/assessment-words';
import { personName, type SessionUser } from '@practice/contract/auth';
import { longDate } from '@practice/contract/format';
import { heightLabel } from '@practice/contract/height';
import { practice } from '@practice/contract/practice';
import { reportName } from '@practice/contract/professional-assessments';
import { questions } from '@practice/contract/questionnaire';
import { followUpAnswers } from '@practice/desk/completing';
import { askedQuestion, noneOfThese } from '@practice/desk/emergency';
import { answerBlocks, careBlocks, resultBlocks, sourceBlocks, withTitle } from '@practice/desk/report';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import type { HttpContext } from '../http/params.ts';
import { reportOf } from '../pdf/report.ts';
import { FileSender } from '../uploads/file-sender.ts';
import { fileName } from '../uploads/names.ts';
import { Uploads } from '../uploads/uploads.ts';
import type { Assessment } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';

/** Sends the report of an assessment: a PDF made of an AI assessment, or the file that a therapist attached. */
@Injectable()
export class Reports {
  constructor(
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
    private readonly assessments: Assessments,
  ) {}

  /** @throws NotFoundException if a therapist attached none */
  async send(assessment: Assessment, me: SessionUser, http: HttpContext) {
    if (assessment.kind === 'professional') return this.sendAttached(assessment, http);
    const line = await this.assessments.practitionerLineOf(assessment);
    const pdf = await reportPdf(assessment, personName(me), line);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="assessment-report-${assessment.id}.pdf"`,
    });
  }

  /** Sends the therapist's file. @throws NotFoundException if there is none */
  async sendAttached({ attachments, assessmentDate }: Assessment, http: HttpContext) {
    const upload = await this.uploads.one(attachments);
    if (!upload) throw new NotFoundException({ message: assessmentMessages.noReport });
    return this.sender.send(upload, fileName(upload), http, reportName(assessmentDate));
  }
}

/** The PDF of an assessment: scores, recommendations, how it was scored, the answers, and a disclaimer. */
export function reportPdf(assessment: Assessment, name: string, practitionerLine: string | null) {
  const date = longDate(assessment.assessmentDate);
  return reportOf('Assessment Report', [
    { text: `${name}, ${date}`, look: 'soft', gap: 12 },
    ...careBlocks(assessment.redFlags, date, practice.phone),
    ...resultBlocks({ ...assessment, setting: assessment.scoring?.setting ?? null }, scoringNote),
    ...withTitle('Your answers', answerBlocks(answersOf(assessment))),
    ...withTitle('What you told us afterward', answerBlocks(followUpAnswers(assessment.picks))),
    ...withTitle(practitionerLineTitle, practitionerLine ? [{ text: practitionerLine }] : []),
    { title: 'Important information' },
    ...assessmentDisclaimer.map((text) => ({ text, look: 'small', gap: 4 }) as const),
    ...sourceBlocks,
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
