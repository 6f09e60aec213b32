import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { instantOf } from '@practice/contract/practice-time';
import {
  type ProfessionalInput,
  type ProfessionalUpdate,
  professionalMessages,
} from '@practice/contract/professional-assessments';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { invalid } from '../http/validation.ts';
import { assessmentReady } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import type { Received } from '../uploads/receive.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { type Candidate, Uploads } from '../uploads/uploads.ts';
import { Assessment } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';

type Rows = Candidate['row'][];

/** What therapists write about their clients' desks, each with a report as a private file if there is one. */
@Injectable()
export class ProfessionalAssessments {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: Uploads,
    private readonly mailer: Mailer,
    private readonly assessments: Assessments,
  ) {}

  /**
   * Puts it into the client's list and emails them.
   * @param attempt the form's UUID: sent again, it is the same assessment
   * @returns its number
   * @throws BadRequestException for an unknown client, or a file that is not what its name says
   */
  async create(
    input: ProfessionalInput,
    received: Received | undefined,
    attempt: string | undefined,
  ): Promise<number> {
    const report = received && (await this.uploads.file(received, false, { isDrawn: false })).file;
    const { id, isNew } = await this.uploads.keep(report ? [report] : [], (rows) =>
      this.dataSource.transaction((manager) => this.insert(input, rows, attempt, manager)),
    );
    // What came with the second sending is there already.
    if (report && !isNew) await this.uploads.removeFiles([report.row]);
    return id;
  }

  /**
   * Changes what is named. A new report replaces the one before.
   * @throws NotFoundException, ConflictException for what the AI tool made
   */
  async update(id: number, change: ProfessionalUpdate, received: Received | undefined): Promise<void> {
    const report = received && (await this.uploads.file(received, false, { isDrawn: false })).file;
    const former = await this.uploads.keep(report ? [report] : [], (rows) =>
      this.dataSource.transaction((manager) => this.change(id, change, rows, manager)),
    );
    await this.uploads.removeFiles(former);
  }

  /** Deletes it with its report. @throws NotFoundException, ConflictException for what the AI tool made */
  async remove(id: number): Promise<void> {
    const reports = await this.dataSource.transaction(async (manager) => {
      await this.find(id, manager);
      return this.assessments.removeAll({ id }, manager);
    });
    await this.uploads.removeFiles(reports);
  }

  private async insert(
    { assessmentDate, userId, ...written }: ProfessionalInput,
    rows: Rows,
    attempt: string | undefined,
    manager: EntityManager,
  ): Promise<{ id: number; isNew: boolean }> {
    // Of two sendings at the same moment, the second waits for the first here.
    const client = await manager.findOne(User, {
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!client) throw invalid([{ path: 'userId', message: professionalMessages.unknownClient }]);
    const before = attempt && (await manager.findOneBy(Assessment, { userId, attempt }));
    if (before) return { id: before.id, isNew: false };
    if (rows.length > 0) await manager.insert(Upload, rows);
    const assessment = manager.create(Assessment, {
      ...written,
      userId,
      kind: 'professional',
      assessmentDate: noonOf(assessmentDate),
      attachments: rows[0]?.key ?? null,
      attempt: attempt ?? null,
    });
    await manager.insert(Assessment, assessment);
    await this.mailer.queue(client.email, assessmentReady(assessment.id, client), manager);
    return { id: assessment.id, isNew: true };
  }

  /** Answers the report that is no longer needed. */
  private async change(
    id: number,
    { assessmentDate, attachments, ...written }: ProfessionalUpdate,
    rows: Rows,
    manager: EntityManager,
  ): Promise<Upload[]> {
    const current = await this.find(id, manager);
    const key = rows[0]?.key ?? (attachments === null ? null : current.attachments);
    if (rows.length > 0) await manager.insert(Upload, rows);
    await manager.update(Assessment, id, {
      ...written,
      ...(assessmentDate === undefined ? {} : { assessmentDate: noonOf(assessmentDate) }),
      attachments: key,
      updatedAt: new Date(),
    });
    if (key === current.attachments) return [];
    const former = await this.uploads.byKeys([current.attachments], manager);
    if (former.length > 0)
      await manager.delete(
        Upload,
        former.map((upload) => upload.key),
      );
    return former;
  }

  private async find(id: number, manager: EntityManager): Promise<Assessment> {
    const found = await manager.findOne(Assessment, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw new NotFoundException(assessmentMessages.unknown);
    if (found.kind !== 'professional') {
      throw new ConflictException({ message: professionalMessages.notYours });
    }
    return found;
  }
}

/** The instant that a day of the calendar is kept as. */
function noonOf(day: string): Date {
  return instantOf(day, '12:00 PM');
}
