import { Body, Controller, Get, HttpException } from '@nestjs/common';
import { ownAssessments } from '@practice/contract/assessments';
import type { SessionUser } from '@practice/contract/auth';
import { followUpInput } from '@practice/contract/follow-up';
import {
  type AdviceInput,
  adviceInput,
  assessmentInput,
  confirmInput,
  draftInput,
  signInput,
} from '@practice/contract/questionnaire';
import { assessments } from '@practice/contract/routes';
import { withoutOffers } from '@practice/desk/chat/nearest';
import { unreadNotice } from '@practice/desk/emergency';
import { Assessor } from '@practice/desk/reading';
import { DataSource, IsNull } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { Sessions } from '../auth/sessions.ts';
import { User } from '../auth/user.entity.ts';
import { BoundedPool } from '../http/bounded-pool.ts';
import { refusals } from '../http/error.filter.ts';
import { type Events, eventStream } from '../http/event-stream.ts';
import { Http, type HttpContext, Id, IdempotencyKey, type Input, Network } from '../http/params.ts';
import { RateLimits, TooManyRequestsException } from '../http/rate-limits.ts';
import { ForClients, Route } from '../http/route.ts';
import { OwnPage, type Page } from '../lists/list-query.ts';
import { Worker } from '../worker.ts';
import { Assessments } from './assessments.ts';
import { type Answering, Conversations } from './conversations.ts';
import { answerFollowUp } from './follow-up-answers.ts';
import { Reports } from './reports.ts';
import { SignAnswers } from './sign-answers.ts';

@Controller()
@ForClients()
export class ClientAssessmentsController {
  private readonly drafts = new BoundedPool(1, 8);

  constructor(
    private readonly database: DataSource,
    private readonly assessments: Assessments,
    private readonly assessor: Assessor,
    private readonly conversations: Conversations,
    private readonly reports: Reports,
    private readonly limits: RateLimits,
    private readonly sessions: Sessions,
    private readonly signAnswers: SignAnswers,
    private readonly worker: Worker,
  ) {}

  @Route(assessments.mine)
  async list(@Me() me: SessionUser, @OwnPage(ownAssessments) page: Page<typeof ownAssessments>) {
    return page(await this.assessments.of(me));
  }

  @Route(assessments.tool)
  async tool(@Me() me: SessionUser) {
    const { disclaimerAcceptedAt } = await this.database.manager.findOneOrFail(User, {
      where: { id: me.id },
      select: { id: true, disclaimerAcceptedAt: true },
    });
    const { readBy, model } = this.assessor;
    return { readBy, ...(model && { model }), disclaimerAcceptedAt };
  }

  @Route(assessments.acceptDisclaimer, 200)
  async acceptDisclaimer(@Me() me: SessionUser) {
    const where = { id: me.id, disclaimerAcceptedAt: IsNull() };
    await this.database.manager.update(User, where, { disclaimerAcceptedAt: () => 'now()' });
    return this.tool(me);
  }

  @Route(assessments.one)
  one(@Id() id: number, @Me() me: SessionUser) {
    return this.assessments.one(me, id);
  }

  /** Sends the report as a PDF. 404 if it isn't the client's own, or there is none. */
  @Get('api/client/assessments/:id/report.pdf')
  async report(@Id() id: number, @Me() me: SessionUser, @Http() http: HttpContext) {
    return this.reports.send(await this.assessments.find({ id, personId: me.id }), me, http);
  }

  @Route(assessments.remove)
  async remove(@Id() id: number, @Me() me: SessionUser) {
    await this.assessments.remove(me, id);
    return { message: 'The assessment is deleted.' };
  }

  @Route(assessments.answerFollowUp)
  async answerFollowUp(
    @Id() id: number,
    @Body({ schema: followUpInput }) input: Input<typeof followUpInput>,
    @Me() me: SessionUser,
  ) {
    await this.limits.take('follow-up answers of an account', String(me.id));
    await answerFollowUp(this.database, this.worker, me, id, input);
    return this.assessments.one(me, id);
  }

  @Route(assessments.confirm, 200)
  async confirm(
    @Id() id: number,
    @Body({ schema: confirmInput }) { isNow }: Input<typeof confirmInput>,
    @Me() me: SessionUser,
    @Network() network: string,
  ) {
    try {
      await this.limits.take('follow-up answers of an account', String(me.id));
      await this.signAnswers.confirm(me, id, isNow, network);
    } catch (error) {
      throw turnedAway(error);
    }
    return this.assessments.one(me, id);
  }

  @Route(assessments.answerSign, 200)
  async answerSign(
    @Id() id: number,
    @Body({ schema: signInput }) input: Input<typeof signInput>,
    @Me() me: SessionUser,
  ) {
    await this.limits.take('follow-up answers of an account', String(me.id));
    await this.signAnswers.answer(me, id, input);
    return this.assessments.one(me, id);
  }

  @Route(assessments.understand, 200)
  async understand(@Body({ schema: draftInput }) answers: Input<typeof draftInput>, @Me() me: SessionUser) {
    return this.drafts.run(async () => {
      await this.limits.take('readings of drafts of an account', String(me.id));
      return this.worker.run('understand', [answers], me.id);
    });
  }

  @Route(assessments.perform)
  async perform(
    @Body({ schema: assessmentInput }) input: Input<typeof assessmentInput>,
    @IdempotencyKey() idempotencyKey: string,
    @Me() me: SessionUser,
    @Network() network: string,
  ) {
    await this.countCall(me, network);
    return this.assessments.perform(me, input, network, idempotencyKey).catch((error: unknown) => {
      throw turnedAway(error);
    });
  }

  @Route(assessments.advise, 200)
  async advise(
    @Body({ schema: adviceInput }) input: Input<typeof adviceInput>,
    @Me() me: SessionUser,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    const { answeredBy, redFlags, pieces } = await this.ask(input, me, network, http);
    let advice = '';
    for await (const piece of pieces) advice += piece;
    return { advice: advice.trim(), suggestions: withoutOffers(advice).offered, answeredBy, redFlags };
  }

  @Route(assessments.adviseStream, 200)
  async adviseStream(
    @Body({ schema: adviceInput }) input: Input<typeof adviceInput>,
    @Me() me: SessionUser,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    this.sessions.watch(http);
    const answering = await this.ask(input, me, network, http);
    // Otherwise nginx would buffer the stream.
    http.response.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    return eventStream(eventsOf(answering), 'The answer was cut off. Please ask again.');
  }

  private async ask(
    input: AdviceInput,
    me: SessionUser,
    network: string,
    { response }: HttpContext,
  ): Promise<Answering> {
    // Stops the answer when the client disconnects, which may have happened already.
    const stop = new AbortController();
    if (response.destroyed) stop.abort();
    response.on('close', () => stop.abort());
    try {
      await this.countCall(me, network);
      return await this.conversations.ask(me, input, network, stop.signal);
    } catch (error) {
      if (!(error instanceof TooManyRequestsException)) throw turnedAway(error);
      const answering = await this.emergency(me, input, network).catch((reason: unknown) => {
        throw turnedAway(reason);
      });
      if (answering) return answering;
      throw error;
    }
  }

  private async emergency(
    me: SessionUser,
    input: AdviceInput,
    network: string,
  ): Promise<Answering | undefined> {
    await this.limits.take('questions of an account that are not saved', String(me.id));
    await this.limits.take('questions by address that are not saved', network);
    return this.conversations.emergency(me, input);
  }

  private async countCall(me: SessionUser, network: string): Promise<void> {
    await this.limits.take('assistant by account', String(me.id));
    await this.limits.take('assistant by address', network);
  }
}

function turnedAway(error: unknown): unknown {
  if (!(error instanceof HttpException)) return error;
  if (error.message !== refusals[503] && error.getStatus() !== 429) return error;
  Object.assign(error.getResponse(), { message: `${error.message} ${unreadNotice}` });
  return error;
}

async function* eventsOf({ answeredBy, redFlags, pieces }: Answering): Events {
  if (redFlags.length > 0) yield ['care', redFlags];
  for await (const piece of pieces) yield ['text', piece];
  yield ['done', { answeredBy }];
}
