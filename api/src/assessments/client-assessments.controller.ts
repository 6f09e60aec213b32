import { Body, Controller, Get, Headers, HttpCode, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
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
import { Assessments } from './assessments.ts';
import { type Answering, Conversations } from './conversations.ts';
import { Pictures } from './pictures.ts';
import { Reports } from './reports.ts';

@Controller()
export class ClientAssessmentsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly assessments: Assessments,
    private readonly assessor: Assessor,
    private readonly conversations: Conversations,
    private readonly pictures: Pictures,
    private readonly reports: Reports,
    private readonly limits: Limits,
  ) {}

  @Route(assessments.mine)
  @ForClients()
  list(@Me() me: SessionUser): Promise<Assessment[]> {
    return this.assessments.of(me);
  }

  @Route(assessments.tool)
  @ForClients()
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
  @ForClients()
  @HttpCode(200)
  async acceptDisclaimer(@Me() me: SessionUser): Promise<AssessmentTool> {
    await this.database.query(
      `UPDATE users SET disclaimer_accepted_at = coalesce(disclaimer_accepted_at, now()) WHERE id = $1`,
      [me.id],
    );
    return this.tool(me);
  }

  @Route(assessments.one)
  @ForClients()
  one(@Param('id', IdPipe) id: number, @Me() me: SessionUser): Promise<AssessmentDetails> {
    return this.assessments.one(me, id);
  }

  /** The report as a PDF. 404 for one that is not the client's own, and where a therapist attached none. */
  @Get('client/assessments/:id/report.pdf')
  @ForClients()
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
  @ForClients()
  async remove(@Param('id', IdPipe) id: number, @Me() me: SessionUser): Promise<Notice> {
    await this.assessments.remove(me, id);
    return { message: 'The assessment is deleted.' };
  }

  @Route(assessments.completePicture)
  @ForClients()
  async completePicture(
    @Param('id', IdPipe) id: number,
    @Body({ schema: pictureInput }) { picks }: PictureInput,
    @Me() me: SessionUser,
  ): Promise<AssessmentDetails> {
    await this.pictures.complete(me, id, picks);
    return this.assessments.one(me, id);
  }

  @Route(assessments.perform)
  @ForClients()
  async perform(
    @Body({ schema: assessmentInput }) input: AssessmentInput,
    @Headers('idempotency-key') key: string | undefined,
    @Me() me: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<AssessmentDetails> {
    const attempt = attemptOf(key);
    const network = await this.bounded(me, request);
    return this.assessments.perform(me, input, network, attempt);
  }

  @Route(assessments.advise)
  @ForClients()
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
  @ForClients()
  @HttpCode(200)
  async adviseStream(
    @Body({ schema: adviceInput }) input: AdviceInput,
    @Me() me: SessionUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const answering = await this.ask(input, me, request, reply);
    // nginx would gather it.
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    return eventStream(eventsOf(answering), 'The answer broke off. Please ask again.');
  }

  private async ask(
    { assessmentId, question }: AdviceInput,
    me: SessionUser,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    // Whoever leaves needs no more of it; they may have left already.
    const stop = new AbortController();
    if (reply.raw.destroyed) stop.abort();
    reply.raw.on('close', () => stop.abort());
    try {
      const network = await this.bounded(me, request);
      return await this.conversations.ask(me, assessmentId, question, network, stop.signal);
    } catch (error) {
      const answering = error instanceof TooManyRequestsException && this.conversations.emergency(question);
      if (answering) return answering;
      throw error;
    }
  }

  /** The address that asks, once it is counted. */
  private async bounded(me: SessionUser, request: FastifyRequest): Promise<string> {
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
