import { ConflictException, Injectable } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { SessionUser } from '@practice/contract/auth';
import type { SignInput } from '@practice/contract/questionnaire';
import {
  askText,
  mayBeEmergency,
  needsConfirmation,
  openDoctorSigns,
  openEmergencies,
  withAnswer,
} from '@practice/desk/asking';
import { withOtherCare } from '@practice/desk/care';
import { needsDoctor } from '@practice/desk/emergency';
import { DataSource, type EntityManager } from 'typeorm';
import { ModelQueue } from '../assistant/model-queue.ts';
import { SingleFlight } from '../http/single-flight.ts';
import { Assessment, AssessmentMessage } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';

const unreviewed = { reviewedAt: null, reviewedBy: null } as const;

@Injectable()
export class SignAnswers {
  private readonly running = new SingleFlight<void>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
    private readonly queue: ModelQueue,
  ) {}

  /**
   * Saves whether an emergency is happening now, and scores the desk if it isn't.
   * @throws NotFoundException, ConflictException if nothing was asked, and the errors of the model queue
   */
  confirm(me: SessionUser, id: number, isNow: boolean, network: string): Promise<void> {
    return this.running.once(`${me.id}/${id}`, () => this.confirmOnce(me, id, isNow, network));
  }

  private async confirmOnce(me: SessionUser, id: number, isNow: boolean, network: string): Promise<void> {
    const { answers, ...assessment } = await this.assessments.find({ id, personId: me.id });
    const asked = openEmergencies(assessment.redFlags);
    if (asked.length === 0 || !answers) {
      if (assessment.redFlags.some(({ kind, isSo }) => kind === 'emergency' && isSo !== undefined)) return;
      throw new ConflictException(assessmentMessages.nothingAsked);
    }
    const redFlags = withAnswer(assessment.redFlags, asked, isNow);
    const permit = isNow ? this.queue.builtIn(me) : await this.queue.take('assessment', me, network);
    let hasFailed = true;
    try {
      const outcome = await this.assessments.outcomeOf(
        { ...assessment, userId: me.id, answers, at: assessment.assessmentDate },
        redFlags,
        permit.assessor,
      );
      await this.dataSource.transaction(async (manager) => {
        const current = await lock(manager, id);
        if (!current || !needsConfirmation(current.redFlags)) return;
        const at = new Date();
        const marks = isNow
          ? { emergencyAt: at, ...unreviewed }
          : await marksAfter(manager, { ...current, redFlags });
        await manager.update(Assessment, id, { ...outcome, ...marks, updatedAt: at });
        await replaceFirstAnswer(manager, id, askText(asked), outcome.recommendations ?? '');
        if (isNow) await this.assessments.emailEmergency(current, redFlags, current.emergencyAt, manager);
      });
      hasFailed = false;
    } finally {
      await permit.release({ hasFailed });
    }
  }

  /** @throws NotFoundException, ConflictException if it was not asked */
  async answer(me: SessionUser, id: number, { topic, isNew }: SignInput): Promise<void> {
    await this.assessments.find({ id, personId: me.id });
    await this.dataSource.transaction(async (manager) => {
      const current = await lock(manager, id);
      const sign = current?.redFlags.find(
        (flag) => flag.kind === 'soon' && flag.isAsked && flag.topic === topic,
      );
      if (!current || !sign || needsConfirmation(current.redFlags))
        throw new ConflictException(assessmentMessages.nothingAsked);
      if (!openDoctorSigns([sign]).length) return;
      const redFlags = withAnswer(current.redFlags, [sign], isNew);
      const before = current.recommendations ?? '';
      const withCare = (text: string) => withOtherCare(text, current.redFlags, redFlags);
      await manager.update(Assessment, id, {
        redFlags,
        analysis: withCare(current.analysis ?? ''),
        recommendations: withCare(before),
        ...(isNew && { followUpNeeded: true, ...unreviewed }),
        updatedAt: new Date(),
      });
      await replaceFirstAnswer(manager, id, before, withCare(before));
    });
  }
}

const lock = (manager: EntityManager, id: number) =>
  manager.findOne(Assessment, { where: { id }, lock: { mode: 'for_no_key_update' } });

function replaceFirstAnswer(manager: EntityManager, assessmentId: number, before: string, content: string) {
  return manager.update(AssessmentMessage, { assessmentId, role: 'assistant', content: before }, { content });
}

type Marked = Pick<Assessment, 'id' | 'redFlags' | 'emergencyAt' | 'flaggedAt'>;

/** A "no" clears only its own mark. */
export async function marksAfter(manager: EntityManager, { id, redFlags, emergencyAt, flaggedAt }: Marked) {
  const messages = await manager.findBy(AssessmentMessage, { assessmentId: id });
  const inChat = messages.flatMap((message) => message.redFlags);
  return {
    emergencyAt: mayBeEmergency([...redFlags, ...inChat]) ? emergencyAt : null,
    flaggedAt: mayBeEmergency(inChat) || needsDoctor(inChat) ? flaggedAt : null,
  };
}
