import { Injectable, NotFoundException, StreamableFile } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { personName, type SessionUser } from '@practice/contract/auth';
import { reportName } from '@practice/contract/professional-assessments';
import type { HttpContext } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { FileSender } from '../uploads/file-sender.ts';
import { fileName } from '../uploads/names.ts';
import { Uploads } from '../uploads/uploads.ts';
import { Worker } from '../worker.ts';
import type { Assessment } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';

@Injectable()
export class Reports {
  constructor(
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
    private readonly assessments: Assessments,
    private readonly limits: RateLimits,
    private readonly worker: Worker,
  ) {}

  async send(assessment: Assessment, me: SessionUser, http: HttpContext) {
    if (assessment.kind === 'professional') return this.sendAttached(assessment, http);
    await this.limits.take('PDFs of an account', `report ${me.id}`);
    const line = await this.assessments.practitionerLineOf(assessment);
    const pdf = await this.worker.run('reportPdf', [assessment, personName(me), line], me.id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="assessment-report-${assessment.id}.pdf"`,
    });
  }

  async sendAttached({ attachments, assessmentDate }: Assessment, http: HttpContext) {
    const upload = await this.uploads.one(attachments);
    if (!upload) throw new NotFoundException({ message: assessmentMessages.noReport });
    return this.sender.send(upload, fileName(upload), http, reportName(assessmentDate));
  }
}
