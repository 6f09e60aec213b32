import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { instantOf } from '@practice/contract/clock';
import {
  type ProfessionalInput,
  type ProfessionalUpdate,
  professionalMessages,
} from '@practice/contract/professional-assessments';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Person, User } from '../auth/user.entity.ts';
import { findLocked } from '../database/queries.ts';
import { invalid } from '../http/validation.ts';
import { Mailer } from '../mail/mailer.ts';
import type { ReceivedFile } from '../uploads/received-file.pipe.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Uploads } from '../uploads/uploads.ts';
import { Assessment } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';
import { assessmentReady } from './emails/assessment-ready.ts';

@Injectable()
export class ProfessionalAssessments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: Uploads,
    private readonly mailer: Mailer,
    private readonly assessments: Assessments,
  ) {}

  /** A repeated attempt adds nothing. @throws BadRequestException for an unknown client or a rejected file */
  async create(
    { assessmentDate, userId, ...written }: ProfessionalInput,
    received: ReceivedFile | undefined,
    idempotencyKey: string,
  ): Promise<number> {
    const files = await this.uploads.prepareFile(received, false, { withThumbnail: false });
    const { id, isNew } = await this.uploads.store(files, async ([report], manager) => {
      // The same form sent twice at once waits here.
      const where = { id: userId, closedAt: IsNull() };
      const person = await manager.findOne(Person, { where, lock: { mode: 'for_no_key_update' } });
      if (!person) throw invalid(professionalMessages.unknownClient, 'userId');
      const before = await manager.findOneBy(Assessment, { personId: userId, idempotencyKey });
      if (before) {
        if (report) await manager.delete(Upload, { key: report.key });
        return { id: before.id, isNew: false };
      }
      const { id } = await manager.save(Assessment, {
        ...written,
        personId: userId,
        kind: 'professional',
        assessmentDate: noonOf(assessmentDate),
        attachments: report?.key ?? null,
        idempotencyKey,
      });
      const client = await manager.findOneBy(User, { id: userId });
      if (client) await this.mailer.queue(client.email, assessmentReady(id, client), manager);
      return { id, isNew: true };
    });
    if (!isNew) await this.uploads.removeFiles(files.map(({ row }) => row));
    return id;
  }

  /** A new report replaces the old one. @throws NotFoundException, ConflictException for an AI assessment */
  async update(
    id: number,
    { assessmentDate, attachments, ...written }: ProfessionalUpdate,
    received: ReceivedFile | undefined,
  ): Promise<void> {
    const files = await this.uploads.prepareFile(received, false, { withThumbnail: false });
    const former = await this.uploads.store(files, async ([report], manager) => {
      const current = await this.find(id, manager);
      const key = report?.key ?? (attachments === null ? null : current.attachments);
      await manager.update(Assessment, id, {
        ...written,
        ...(assessmentDate === undefined ? {} : { assessmentDate: noonOf(assessmentDate) }),
        attachments: key,
        updatedAt: new Date(),
      });
      return key === current.attachments ? [] : this.uploads.deleteRows([current.attachments], manager);
    });
    await this.uploads.removeFiles(former);
  }

  async remove(id: number): Promise<void> {
    const reports = await this.dataSource.transaction(async (manager) => {
      await this.find(id, manager);
      return this.assessments.removeAll({ id }, manager);
    });
    await this.uploads.removeFiles(reports);
  }

  private async find(id: number, manager: EntityManager): Promise<Assessment> {
    const found = await findLocked(manager, Assessment, { id });
    if (!found) throw new NotFoundException(assessmentMessages.unknown);
    if (found.kind !== 'professional') {
      throw new ConflictException({ message: professionalMessages.notYours });
    }
    return found;
  }
}

function noonOf(day: string): Date {
  return instantOf(day, '12:00 PM');
}
