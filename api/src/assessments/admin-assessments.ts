import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AdminAssessmentDetails, attachedReportPath } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { DataSource } from 'typeorm';
import { asAdmin } from '../lists/list.ts';
import { Uploads } from '../uploads/uploads.service.ts';
import { adminAssessment, assessmentList } from './admin-assessment-list.ts';
import { Assessment } from './assessment.entity.ts';
import { AssessmentMessage } from './assessment-message.entity.ts';
import { detailsView, messageView } from './assessment-views.ts';
import { PractitionerLine } from './practitioner-line.ts';

/** Assessments with all that the practice may know of them. */
@Injectable()
export class AdminAssessments {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly uploads: Uploads,
    private readonly line: PractitionerLine,
  ) {}

  /** With answers, findings and conversation. @throws NotFoundException */
  async one(id: number): Promise<AdminAssessmentDetails> {
    const row = await assessmentList.one(this.database, id, asAdmin);
    const assessment = await this.database.getRepository(Assessment).findOneBy({ id });
    if (!row || !assessment) throw new NotFoundException(assessmentMessages.unknown);
    const messages = await this.database
      .getRepository(AssessmentMessage)
      .find({ where: { assessmentId: id }, order: { id: 'ASC' } });
    const [report] = await this.uploads.byKeys([assessment.attachments]);
    return {
      ...detailsView(assessment),
      ...adminAssessment(row),
      practitionerLine: await this.line.under(assessment),
      messages: messages.map(messageView),
      // The report of an AI assessment is the client's own download.
      attachments: report ? attachedReportPath(id) : null,
      report: report ? { name: report.label, size: report.size } : null,
    };
  }
}
