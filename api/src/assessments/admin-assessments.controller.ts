import { Body, Controller, HttpCode, Param, Res, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AdminAssessmentDetails,
  type AssessmentSettings,
  type AdminAssessment as AssessmentView,
  assessmentSettings,
} from '@practice/contract/admin-assessments';
import { personName, type SessionUser } from '@practice/contract/auth';
import { type Note, type NoteInput, noteInput } from '@practice/contract/notes';
import { routes } from '@practice/contract/routes';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { IdPipe } from '../http/validation.ts';
import { csvFile } from '../lists/csv.ts';
import type { QueryOf } from '../lists/list.ts';
import { List, sendPlace } from '../lists/list-query.ts';
import { noteView } from '../notes/note.entity.ts';
import { adminAssessment, assessmentCsv, assessmentList } from './admin-assessment-list.ts';
import { AdminAssessments } from './admin-assessments.ts';
import { Assessment } from './assessment.entity.ts';
import { AssessmentNote } from './assessment-note.entity.ts';
import { PractitionerLine } from './practitioner-line.ts';

type AssessmentQuery = QueryOf<typeof assessmentList>;

const { adminAssessments } = routes;

@Controller()
export class AdminAssessmentsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly assessments: AdminAssessments,
    private readonly line: PractitionerLine,
  ) {}

  /** One page of all assessments with their clients, sorted and filtered by the contract's named fields. */
  @Route(adminAssessments.list)
  @ForAdmins()
  async list(
    @List(assessmentList) query: AssessmentQuery,
    @Me() me: SessionUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AssessmentView[]> {
    const page = await assessmentList.page(this.database, query, me);
    sendPlace(reply, assessmentList, query, page);
    return page.rows.map(adminAssessment);
  }

  /** Everything that matches the filter, in the list's order, as a CSV file. */
  @Route(adminAssessments.exportCsv)
  @ForAdmins()
  exportCsv(@List(assessmentList) query: AssessmentQuery, @Me() me: SessionUser): StreamableFile {
    return csvFile(assessmentList, assessmentCsv, assessmentList.everything(this.database, query, me));
  }

  /** With answers, findings and conversation. 404 when there is none with this number. */
  @Route(adminAssessments.one)
  @ForAdmins()
  one(@Param('id', IdPipe) id: number): Promise<AdminAssessmentDetails> {
    return this.assessments.one(id);
  }

  /** What the practice adds to what the AI tool says. */
  @Route(adminAssessments.settings)
  @ForAdmins()
  settings(): Promise<AssessmentSettings> {
    return this.line.settings();
  }

  /** Changes it; results show it at once. 400 names what is too long. */
  @Route(adminAssessments.saveSettings)
  @ForAdmins()
  saveSettings(@Body({ schema: assessmentSettings }) input: AssessmentSettings): Promise<AssessmentSettings> {
    return this.line.save(input);
  }

  /** Marks it as looked at, in the name of the signed-in admin; the first time counts. 404. */
  @Route(adminAssessments.review)
  @ForAdmins()
  @HttpCode(200)
  async review(@Param('id', IdPipe) id: number, @Me() me: SessionUser): Promise<AdminAssessmentDetails> {
    await this.database
      .getRepository(Assessment)
      .createQueryBuilder()
      .update()
      .set({ reviewedAt: () => 'now()', reviewedBy: personName(me) })
      .where('id = :id AND reviewed_at IS NULL', { id })
      .execute();
    return this.one(id);
  }

  /** The private notes on it, oldest first. 404. */
  @Route(adminAssessments.notes)
  @ForAdmins()
  async notes(@Param('id', IdPipe) id: number): Promise<Note[]> {
    await this.one(id);
    const notes = this.database.getRepository(AssessmentNote);
    return (await notes.find({ where: { assessmentId: id }, order: { id: 'ASC' } })).map(noteView);
  }

  /** Adds a private note in the name of the signed-in admin. 404. */
  @Route(adminAssessments.addNote)
  @ForAdmins()
  async addNote(
    @Param('id', IdPipe) id: number,
    @Body({ schema: noteInput }) { text }: NoteInput,
    @Me() me: SessionUser,
  ): Promise<Note> {
    await this.one(id);
    const notes = this.database.getRepository(AssessmentNote);
    const note = notes.create({ assessmentId: id, text, authorId: me.id, author: personName(me) });
    return noteView(await notes.save(note));
  }
}
