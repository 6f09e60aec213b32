import { Injectable, NotFoundException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { personName, type SessionUser } from '@practice/contract/auth';
import { reportName } from '@practice/contract/professional-assessments';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (assessment.kind === 'professional') return this.sendAttached(assessment, request, reply);
    const pdf = await reportPdf(assessment, personName(me), await this.line.forAssessment(assessment));
    reply.header('content-disposition', `attachment; filename="assessment-report-${assessment.id}.pdf"`);
    reply.type('application/pdf').send(pdf);
  }

  /** Sends the therapist's file. @throws NotFoundException if there is none */
  async sendAttached(
    { attachments, assessmentDate }: Assessment,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const upload = attachments === null ? undefined : await this.uploads.one(attachments);
    if (!upload) throw new NotFoundException({ message: assessmentMessages.noReport });
    await this.sender.send(upload, fileName(upload), request, reply, reportName(assessmentDate));
  }
}
