import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { AssessmentDetails, Assessment as AssessmentView } from '@practice/contract/assessments';
import type { SessionUser } from '@practice/contract/auth';
import { type AssessmentInput } from '@practice/contract/questionnaire';
import type { Answers } from '@practice/desk/answers';
import { askText, mayBeEmergency, needsConfirmation, openEmergencies } from '@practice/desk/asking';
import type { RedFlag } from '@practice/desk/care';
import { summaryOf } from '@practice/desk/prose';
import type { Assessor } from '@practice/desk/reading';
import { DataSource, type EntityManager } from 'typeorm';
import { ModelQueue } from '../assistant/model-queue.ts';
import { violatedConstraint } from '../database/errors.ts';
import { SingleFlight } from '../http/single-flight.ts';
import { Mailer } from '../mail/mailer.ts';
import type { Upload } from '../uploads/upload.entity.ts';
import { Uploads } from '../uploads/uploads.ts';
import { Worker } from '../worker.ts';
import { Assessment, AssessmentMessage, AssessmentSettingsRow } from './assessment.entity.ts';
import { assessmentView, detailsView, messageView } from './assessment-views.ts';
import { emergencyWritten } from './emails/emergency-written.ts';

const hour = 3_600_000;

type NewAssessment = Pick<
  Assessment,
  'userHeight' | 'warningSigns' | 'discomfort' | 'followUpAnswers' | 'idempotencyKey'
> & {
  userId: number;
  answers: Answers;
  at: Date;
};

@Injectable()
export class Assessments {
  /** By client and attempt, so that a double submit runs once. */
  private readonly running = new SingleFlight<AssessmentDetails>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: ModelQueue,
    private readonly mailer: Mailer,
    private readonly uploads: Uploads,
    private readonly worker: Worker,
  ) {}

  /** @param idempotencyKey the form's UUID @throws TooManyRequestsException, or ServiceUnavailableException without the model */
  perform(me: SessionUser, input: AssessmentInput, network: string, idempotencyKey: string) {
    const perform = () => this.performOnce(me, input, network, idempotencyKey);
    return this.running.once(`${me.id}/${idempotencyKey}`, perform);
  }

  async make(
    { at, ...input }: NewAssessment,
    assessor: Assessor = this.queue.builtIn({ id: input.userId }).assessor,
    known?: RedFlag[],
  ) {
    const { answers, warningSigns, userId } = input;
    const redFlags = known ?? (await this.worker.run('flagsIn', [{ answers, warningSigns }], userId));
    const emergencyAt = mayBeEmergency(redFlags) ? at : null;
    const result = await this.outcomeOf({ ...input, at }, redFlags, assessor);
    const made = await this.dataSource.transaction(async (manager) => {
      const assessment = await manager.save(Assessment, {
        ...input,
        personId: userId,
        kind: 'ai',
        attachments: null,
        emergencyAt,
        ...result,
        assessmentDate: at,
        createdAt: at,
        updatedAt: at,
      });
      const said = { assessmentId: assessment.id, createdAt: at };
      await manager.insert(AssessmentMessage, [
        { ...said, role: 'user', content: summaryOf(input.answers) },
        { ...said, role: 'assistant', content: result.recommendations ?? askText(openEmergencies(redFlags)) },
      ]);
      if (emergencyAt) await this.emailEmergency(assessment, redFlags, null, manager);
      return assessment;
    });
    return this.detailsOf(made);
  }

  /** A possible emergency is not read by the assessor. */
  async outcomeOf(
    { userId, ...input }: Omit<NewAssessment, 'idempotencyKey'>,
    redFlags: RedFlag[],
    assessor: Assessor,
  ) {
    const reading = mayBeEmergency(redFlags) ? undefined : await assessor.read(input.answers);
    const outcome = await this.worker.run('outcomeOf', [input, redFlags, reading], userId);
    return { ...outcome, redFlags, readBy: assessor.readBy };
  }

  /** @param last when the practice was last emailed about this assessment; one email an hour is enough */
  async emailEmergency(
    { id, personId }: Assessment,
    redFlags: readonly RedFlag[],
    last: Date | null,
    within: EntityManager,
  ): Promise<void> {
    if (last && Date.now() - last.getTime() < hour) return;
    const email = emergencyWritten(id, !needsConfirmation(redFlags));
    await this.mailer.queueForPractice(`emergency of ${personId}`, email, within);
  }

  async of(me: SessionUser): Promise<AssessmentView[]> {
    const rows = await this.dataSource.getRepository(Assessment).findBy({ personId: me.id });
    return rows.map(assessmentView);
  }

  async one(me: SessionUser, id: number): Promise<AssessmentDetails> {
    return this.detailsOf(await this.find({ id, personId: me.id }));
  }

  async find(where: { id: number; personId?: number }): Promise<Assessment> {
    const found = await this.dataSource.getRepository(Assessment).findOneBy(where);
    if (!found) throw new NotFoundException(assessmentMessages.unknown);
    return found;
  }

  async detailsOf(assessment: Assessment): Promise<AssessmentDetails> {
    const where = { assessmentId: assessment.id };
    const messages = await this.dataSource.manager.find(AssessmentMessage, { where, order: { id: 'ASC' } });
    return {
      ...detailsView(assessment),
      practitionerLine: await this.practitionerLineOf(assessment),
      messages: messages.map(messageView),
    };
  }

  async practitionerLineOf({ kind, scoring }: Assessment): Promise<string | null> {
    if (kind !== 'ai' || !scoring) return null;
    const settings = this.dataSource.getRepository(AssessmentSettingsRow);
    return (await settings.findOneByOrFail({ id: true })).practitionerLine;
  }

  /** Returns what this attempt has already made, perhaps on another instance, or makes it. */
  private async performOnce(
    me: SessionUser,
    input: AssessmentInput,
    network: string,
    idempotencyKey: string,
  ) {
    const made = () => this.dataSource.manager.findOneBy(Assessment, { personId: me.id, idempotencyKey });
    const before = await made();
    if (before) return this.detailsOf(before);
    try {
      return await this.performNow(me, input, network, idempotencyKey);
    } catch (error) {
      const meanwhile =
        violatedConstraint(error) === 'ergonomic_assessments_idempotency_key' && (await made());
      if (meanwhile) return this.detailsOf(meanwhile);
      throw error;
    }
  }

  private async performNow(
    me: SessionUser,
    { userHeight, warningSigns, discomfort, followUpAnswers, ...answers }: AssessmentInput,
    network: string,
    idempotencyKey: string,
  ): Promise<AssessmentDetails> {
    const input = {
      answers,
      userHeight: userHeight ?? null,
      warningSigns: warningSigns ?? null,
      discomfort: discomfort ?? null,
      followUpAnswers: followUpAnswers ?? {},
    };
    const redFlags = await this.worker.run('flagsIn', [input], me.id);
    // In a possible emergency, the client must not wait for the model.
    const permit = mayBeEmergency(redFlags)
      ? this.queue.builtIn(me)
      : await this.queue.take('assessment', me, network);
    let hasFailed = true;
    try {
      const assessment = { userId: me.id, ...input, idempotencyKey, at: new Date() };
      const made = await this.make(assessment, permit.assessor, redFlags);
      hasFailed = false;
      return made;
    } finally {
      await permit.release({ hasFailed });
    }
  }

  async remove(me: SessionUser, id: number): Promise<void> {
    const { kind } = await this.find({ id, personId: me.id });
    if (kind !== 'ai') throw new ConflictException({ message: assessmentMessages.keptByPractice });
    await this.dataSource.transaction((manager) => this.removeAll({ id }, manager));
  }

  /** @returns the reports, whose files the caller removes after the commit */
  async removeAll(where: { id: number }, within: EntityManager): Promise<Upload[]> {
    const found = await within.find(Assessment, { where, lock: { mode: 'pessimistic_write' } });
    const reports = found.map(({ attachments }) => attachments);
    await within.delete(Assessment, where);
    return this.uploads.deleteRows(reports, within);
  }
}
