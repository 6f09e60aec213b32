import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { personName, type SessionUser } from '@practice/contract/auth';
import { reportName } from '@practice/contract/professional-assessments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { FileSender } from '../uploads/file-sender.ts';
import { nameOf } from '../uploads/names.ts';
import { Uploads } from '../uploads/uploads.service.ts';
import { Assessment } from './assessment.entity.ts';
import { PractitionerLine } from './practitioner-line.ts';
import { reportPdf } from './report-pdf.ts';

/** Sends the report of an assessment: drawn from an AI one, or the private file that a therapist attached. */
@Injectable()
export class Reports {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: Uploads,
    private readonly sender: FileSender,
    private readonly line: PractitionerLine,
  ) {}

  /** Of one of a client's own. @throws NotFoundException also where a therapist attached none */
  async sendToClient(
    me: SessionUser,
    id: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const assessment = await this.find({ id, userId: me.id });
    if (assessment.kind === 'professional') return this.sendAttached(assessment, request, reply);
    const pdf = await reportPdf(assessment, personName(me), await this.line.under(assessment));
    reply.header('content-disposition', `attachment; filename="assessment-report-${id}.pdf"`);
    reply.type('application/pdf').send(pdf);
  }

  /** Of any that a therapist wrote, for the practice. @throws NotFoundException also where none is attached */
  async sendToAdmin(id: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sendAttached(await this.find({ id }), request, reply);
  }

  private async sendAttached(
    { attachments, assessmentDate }: Assessment,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const upload = attachments === null ? undefined : await this.uploads.one(attachments);
    if (!upload) throw new NotFoundException({ message: assessmentMessages.noReport });
    await this.sender.send(upload, nameOf(upload), request, reply, {
      downloadAs: reportName(assessmentDate),
    });
  }

  private async find(where: { id: number; userId?: number }): Promise<Assessment> {
    const found = await this.dataSource.getRepository(Assessment).findOneBy(where);
    if (!found) throw new NotFoundException(assessmentMessages.unknown);
    return found;
  }
}
