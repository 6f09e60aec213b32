import { Body, Controller, Get, Headers, HttpCode, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type {
  Assessment,
  AssessmentDetails,
  AssessmentTool,
  ChatAnswer,
} from '@practice/contract/assessments';
import type { SessionUser } from '@practice/contract/auth';
import { type PictureInput, pictureInput } from '@practice/contract/picture';
import {
  type AdviceInput,
  type AssessmentInput,
  adviceInput,
  assessmentInput,
} from '@practice/contract/questionnaire';
import { assessments, type Notice } from '@practice/contract/routes';
import { Assessor } from '@practice/desk/reading';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { User } from '../auth/user.entity.ts';
import { ForClients } from '../http/audience.ts';
import { type Events, eventStream } from '../http/event-stream.ts';
import { Limits, networkOf, TooManyRequestsException } from '../http/limits.ts';
import { Route } from '../http/route.ts';
import { attemptOf, IdPipe } from '../http/validation.ts';
import { AssessmentPictures } from './assessment-pictures.ts';
import { Assessments } from './assessments.ts';
import { type Answering, Conversations } from './conversations.ts';

import { Reports } from './reports.ts';

@Controller()
@ForClients()
export class ClientAssessmentsController {
  constructor(
    private readonly database: DataSource,
    private readonly assessments: Assessments,
    private readonly assessor: Assessor,
    private readonly conversations: Conversations,
    private readonly pictures: AssessmentPictures,
    private readonly reports: Reports,
    private readonly limits: Limits,
  ) {}

  @Route(assessments.mine)
  list(@Me() me: SessionUser): Promise<Assessment[]> {
    return this.assessments.of(me);
  }

  @Route(assessments.tool)
  async tool(@Me() me: SessionUser): Promise<AssessmentTool> {
    const { disclaimerAcceptedAt } = await this.database.getRepository(User).findOneOrFail({
      where: { id: me.id },
      select: { id: true, disclaimerAcceptedAt: true },
    });
    return {
      readBy: this.assessor.readBy,
      disclaimerAcceptedAt: disclaimerAcceptedAt?.toISOString() ?? null,
    };
  }

  @Route(assessments.acceptDisclaimer)
  @HttpCode(200)
  async acceptDisclaimer(@Me() me: SessionUser): Promise<AssessmentTool> {
    await this.database.query(
      `UPDATE users SET disclaimer_accepted_at = coalesce(disclaimer_accepted_at, now()) WHERE id = $1`,
      [me.id],
    );
    return this.tool(me);
  }

  @Route(assessments.one)
  one(@Param('id', IdPipe) id: number, @Me() me: SessionUser): Promise<AssessmentDetails> {
    return this.assessments.one(me, id);
  }

  /** Sends the report as a PDF. 404 if it is not the client's own, or a therapist attached none. */
  @Get('client/assessments/:id/report.pdf')
  async report(
    @Param('id', IdPipe) id: number,
    @Me() me: SessionUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const assessment = await this.assessments.find({ id, userId: me.id });
    await this.reports.send(assessment, me, request, reply);
  }

  @Route(assessments.remove)
  async remove(@Param('id', IdPipe) id: number, @Me() me: SessionUser): Promise<Notice> {
    await this.assessments.remove(me, id);
    return { message: 'The assessment is deleted.' };
  }

  @Route(assessments.completePicture)
  async completePicture(
    @Param('id', IdPipe) id: number,
    @Body({ schema: pictureInput }) { picks }: PictureInput,
    @Me() me: SessionUser,
  ): Promise<AssessmentDetails> {
    await this.pictures.complete(me, id, picks);
    return this.assessments.one(me, id);
  }

  @Route(assessments.perform)
  async perform(
    @Body({ schema: assessmentInput }) input: AssessmentInput,
    @Headers('idempotency-key') key: string | undefined,
    @Me() me: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<AssessmentDetails> {
    const attempt = attemptOf(key);
    const network = await this.countCall(me, request);
    return this.assessments.perform(me, input, network, attempt);
  }

  @Route(assessments.advise)
  @HttpCode(200)
  async advise(
    @Body({ schema: adviceInput }) input: AdviceInput,
    @Me() me: SessionUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatAnswer> {
    const { answeredBy, redFlags, pieces } = await this.ask(input, me, request, reply);
    let advice = '';
    for await (const piece of pieces) advice += piece;
    return { advice: advice.trim(), answeredBy, redFlags };
  }

  @Route(assessments.adviseStream)
  @HttpCode(200)
  async adviseStream(
    @Body({ schema: adviceInput }) input: AdviceInput,
    @Me() me: SessionUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const answering = await this.ask(input, me, request, reply);
    // Without these, nginx would buffer the stream.
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    return eventStream(eventsOf(answering), 'The answer broke off. Please ask again.');
  }

  private async ask(
    { assessmentId, question }: AdviceInput,
    me: SessionUser,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    // The answer stops when the client leaves, who may have left already.
    const stop = new AbortController();
    if (reply.raw.destroyed) stop.abort();
    reply.raw.on('close', () => stop.abort());
    try {
      const network = await this.countCall(me, request);
      return await this.conversations.ask(me, assessmentId, question, network, stop.signal);
    } catch (error) {
      const answering = error instanceof TooManyRequestsException && this.conversations.emergency(question);
      if (answering) return answering;
      throw error;
    }
  }

  /** @returns the caller's network, once the call is counted @throws TooManyRequestsException */
  private async countCall(me: SessionUser, request: FastifyRequest): Promise<string> {
    const network = networkOf(request.ip);
    await this.limits.take('assistant by account', String(me.id));
    await this.limits.take('assistant by address', network);
    return network;
  }
}

async function* eventsOf({ answeredBy, redFlags, pieces }: Answering): Events {
  if (redFlags.length > 0) yield ['care', redFlags];
  for await (const piece of pieces) yield ['text', piece];
  yield ['done', { answeredBy }];
}
