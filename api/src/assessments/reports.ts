import { Injectable, NotFoundException, StreamableFile } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { personName, type SessionUser } from '@practice/contract/auth';
import { reportName } from '@practice/contract/professional-assessments';
import type { HttpContext } from '../http/params.ts';
import { FileSender } from '../uploads/file-sender.ts';
import { fileName } from '../uploads/names.ts';
import { Uploads } from '../uploads/uploads.ts';
import type { Assessment } from './assessment.entity.ts';
import { PractitionerLine } from './practitioner-line.ts';
import { reportPdf } from './report-pdf.ts';

/** Sends the report of an assessment: a PDF made of an AI assessment, or the file that a therapist attached. */
@Injectable()
export class Reports {
  constructor(
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
    private readonly line: PractitionerLine,
  ) {}

  /** @throws NotFoundException if a therapist attached none */
  async send(
    assessment: Assessment,
    me: SessionUser,
    http: HttpContext,
  ): Promise<StreamableFile | undefined> {
    if (assessment.kind === 'professional') return this.sendAttached(assessment, http);
    const pdf = await reportPdf(assessment, personName(me), await this.line.forAssessment(assessment));
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="assessment-report-${assessment.id}.pdf"`,
    });
  }

  /** Sends the therapist's file. @throws NotFoundException if there is none */
  async sendAttached(
    { attachments, assessmentDate }: Assessment,
    http: HttpContext,
  ): Promise<StreamableFile | undefined> {
    const upload = attachments === null ? undefined : await this.uploads.one(attachments);
    if (!upload) throw new NotFoundException({ message: assessmentMessages.noReport });
    return this.sender.send(upload, fileName(upload), http, reportName(assessmentDate));
  }
}
