import { Body, Controller, UploadedFile, UseInterceptors } from '@nestjs/common';
import { assessmentSettings, attachedReportPath } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { personName, type SessionUser } from '@practice/contract/auth';
import { noteInput } from '@practice/contract/notes';
import {
  professionalInput,
  professionalMessages,
  professionalUpdate,
  reportExtensions,
} from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { DataSource, IsNull } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { Http, type HttpContext, Id, IdempotencyKey, type Input } from '../http/params.ts';
import { RecentSecondFactor, Route } from '../http/route.ts';
import { type QueryOf, seesClosed } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { AssessmentNote } from '../notes/note.entity.ts';
import { Notes } from '../notes/notes.ts';
import { FormInterceptor } from '../uploads/form.interceptor.ts';
import { type ReceivedFile, ReceivedFilePipe } from '../uploads/received-file.pipe.ts';
import { Uploads } from '../uploads/uploads.ts';
import { adminAssessment, assessmentCsv, assessmentList } from './admin-assessment-list.ts';
import { Assessment, AssessmentSettingsRow } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';
import { ProfessionalAssessments } from './professional-assessments.ts';
import { Reports } from './reports.ts';

type Query = QueryOf<typeof assessmentList>;

const noted = { notes: AssessmentNote, records: Assessment, unknown: assessmentMessages.unknown };

@Controller()
export class AdminAssessmentsController {
  constructor(
    private readonly database: DataSource,
    private readonly assessments: Assessments,
    private readonly notes: Notes,
    private readonly professional: ProfessionalAssessments,
    private readonly reports: Reports,
    private readonly uploads: Uploads,
  ) {}

  @Route(adminAssessments.list)
  async list(@ListParams(assessmentList) query: Query, @Me() me: SessionUser) {
    return (await assessmentList.page(this.database, query, seesClosed(me))).map(adminAssessment);
  }

  @Route(adminAssessments.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(assessmentList) query: Query, @Me() me: SessionUser) {
    return assessmentList.csv(this.database, query, assessmentCsv, seesClosed(me));
  }

  @Route(adminAssessments.one)
  async one(@Id() id: number, @Me() me: SessionUser) {
    const row = await assessmentList.find(this.database, id, seesClosed(me));
    const assessment = await this.assessments.find({ id });
    const [report] = await this.uploads.byKeys([assessment.attachments]);
    return {
      ...adminAssessment(row),
      ...(await this.assessments.detailsOf(assessment)),
      attachments: report ? attachedReportPath(id) : null,
      report: report ? { name: report.label, size: report.size } : null,
    };
  }

  @Route(adminAssessments.settings)
  async settings() {
    const row = await this.database.manager.findOneByOrFail(AssessmentSettingsRow, { id: true });
    return { practitionerLine: row.practitionerLine };
  }

  @Route(adminAssessments.saveSettings)
  async saveSettings(
    @Body({ schema: assessmentSettings }) { practitionerLine }: Input<typeof assessmentSettings>,
  ) {
    await this.database.getRepository(AssessmentSettingsRow).update({ id: true }, { practitionerLine });
    return this.settings();
  }

  @Route(adminAssessments.review, 200)
  async review(@Id() id: number, @Me() me: SessionUser) {
    await assessmentList.findToChange(this.database, id, me);
    const review = { reviewedAt: () => 'now()', reviewedBy: personName(me) };
    await this.database.getRepository(Assessment).update({ id, reviewedAt: IsNull() }, review);
    return this.one(id, me);
  }

  @Route(adminAssessments.create)
  @UseInterceptors(FormInterceptor)
  async create(
    @Body({ schema: professionalInput }) input: Input<typeof professionalInput>,
    @IdempotencyKey() idempotencyKey: string,
    @Me() me: SessionUser,
    @UploadedFile(new ReceivedFilePipe(reportExtensions)) received?: ReceivedFile,
  ) {
    return this.one(await this.professional.create(input, received, idempotencyKey), me);
  }

  @Route(adminAssessments.update)
  @UseInterceptors(FormInterceptor)
  async update(
    @Id() id: number,
    @Body({ schema: professionalUpdate }) change: Input<typeof professionalUpdate>,
    @Me() me: SessionUser,
    @UploadedFile(new ReceivedFilePipe(reportExtensions)) received?: ReceivedFile,
  ) {
    await assessmentList.findToChange(this.database, id, me);
    await this.professional.update(id, change, received);
    return this.one(id, me);
  }

  @Route(adminAssessments.remove)
  @RecentSecondFactor()
  async remove(@Id() id: number, @Me() me: SessionUser) {
    await assessmentList.findToChange(this.database, id, me);
    await this.professional.remove(id);
    return { message: professionalMessages.deleted.title };
  }

  @Route(adminAssessments.report)
  async report(@Id() id: number, @Http() http: HttpContext, @Me() me: SessionUser) {
    await this.one(id, me);
    return this.reports.sendAttached(await this.assessments.find({ id }), http);
  }

  @Route(adminAssessments.notes)
  async listNotes(@Id() id: number, @Me() me: SessionUser) {
    await this.one(id, me);
    return this.notes.list(noted, id);
  }

  @Route(adminAssessments.addNote)
  async addNote(
    @Id() id: number,
    @Body({ schema: noteInput }) input: Input<typeof noteInput>,
    @Me() me: SessionUser,
  ) {
    await assessmentList.findToChange(this.database, id, me);
    return this.notes.add(noted, id, input, me);
  }
}
