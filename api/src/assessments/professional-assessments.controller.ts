import { Body, Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import {
  type ProfessionalInput,
  type ProfessionalUpdate,
  professionalInput,
  professionalMessages,
  professionalUpdate,
  reportExtensions,
} from '@practice/contract/professional-assessments';
import { type Notice, routes } from '@practice/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { attemptOf, IdPipe } from '../http/validation.ts';
import type { Received } from '../uploads/receive.ts';
import { File, ReceivesFile } from '../uploads/receives-file.ts';
import { AdminAssessments } from './admin-assessments.ts';
import { ProfessionalAssessments } from './professional-assessments.ts';
import { Reports } from './reports.ts';

const { adminAssessments } = routes;

@Controller()
export class ProfessionalAssessmentsController {
  constructor(
    private readonly professional: ProfessionalAssessments,
    private readonly assessments: AdminAssessments,
    private readonly reports: Reports,
  ) {}

  /**
   * Writes an assessment for a client, who is mailed: JSON, or a form of a PDF as `file` and the fields as JSON in `data`. An
   * `Idempotency-Key` (a UUID) makes sending again safe. 400 names each wrong field.
   */
  @Route(adminAssessments.create)
  @ForAdmins()
  @ReceivesFile(reportExtensions)
  async create(
    @Body({ schema: professionalInput }) input: ProfessionalInput,
    @File() received: Received | undefined,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AdminAssessmentDetails> {
    return this.assessments.one(await this.professional.create(input, received, attemptOf(key)));
  }

  /** Changes what the body names; a file replaces the report. 404; 409 for what the AI tool made. */
  @Route(adminAssessments.update)
  @ForAdmins()
  @ReceivesFile(reportExtensions)
  async update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: professionalUpdate }) change: ProfessionalUpdate,
    @File() received: Received | undefined,
  ): Promise<AdminAssessmentDetails> {
    await this.professional.update(id, change, received);
    return this.assessments.one(id);
  }

  /** Deletes it with its report. 404; 409 for what the AI tool made. */
  @Route(adminAssessments.remove)
  @ForAdmins()
  async remove(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.professional.remove(id);
    return { message: professionalMessages.deleted.title };
  }

  /** The report that a therapist attached. 404 where there is none. */
  @Get('admin/assessments/:id/report.pdf')
  @ForAdmins()
  async report(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.reports.sendToAdmin(id, request, reply);
  }
}
