import { Injectable } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { SessionUser } from '@practice/contract/auth';
import { careText, type RedFlag } from '@practice/desk/care';
import { hasEmergency, needsDoctor, reminderOf } from '@practice/desk/emergency';
import type { ReadBy } from '@practice/desk/reading';
import { DataSource } from 'typeorm';
import { ModelQueue, type Permit } from '../assistant/model-queue.ts';
import { Calendar } from '../calendar/calendar.ts';
import { Worker } from '../worker.ts';
import { Assessment, AssessmentMessage } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';
import { currentPractice } from './current-practice.ts';

const maxMessages = 12;

const unscored = {
  ai: 'Please take care of what’s at the top of your results first. Your desk can wait.',
  professional:
    'One of our therapists wrote this assessment, so please ask them about it. I only know desks that were assessed here.',
} as const;

export interface Answering {
  answeredBy: ReadBy;
  redFlags: RedFlag[];
  pieces: AsyncIterable<string>;
}

type Asked = Pick<AssessmentMessage, 'assessmentId' | 'redFlags'> & { question: string };

@Injectable()
export class Conversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
    private readonly queue: ModelQueue,
    private readonly calendar: Calendar,
    private readonly worker: Worker,
  ) {}

  async ask(
    me: SessionUser,
    id: number,
    question: string,
    network: string,
    signal: AbortSignal,
  ): Promise<Answering> {
    const { kind, answers, userHeight, scoring, fixes, messages } = await this.assessments.one(me, id);
    const redFlags = await this.worker.run('redFlagsIn', [question], me.id);
    const asked = { assessmentId: id, question, redFlags };
    const care = careText(redFlags);
    if (needsDoctor(redFlags)) {
      // Saved before anything is sent, so that the practice sees it even if the client leaves at once.
      await this.save(asked, care);
      return { answeredBy: 'built-in', redFlags, pieces: join([], care) };
    }
    const before = messages.findLast(({ role }) => role === 'user')?.redFlags ?? [];
    const first = [hasEmergency(before) ? reminderOf(before) : '', care].filter(Boolean);
    const known = { practice: await currentPractice(this.calendar), userHeight };
    const scored = answers && scoring && { answers, scoring, fixes, messages: messages.slice(-maxMessages) };
    const permit = scored ? await this.queue.take('advice', me, network, signal) : this.queue.builtIn(me);
    if (permit.isFallback) first.push(assessmentMessages.standIn);
    const answer = scored
      ? permit.assessor.answer({ ...known, ...scored }, question, signal)
      : ((await this.worker.run('adviceWithoutFindings', [known, question], me.id)) ?? unscored[kind]);
    const pieces = this.saving(asked, join(first, answer), permit, signal);
    return { answeredBy: permit.assessor.readBy, redFlags, pieces };
  }

  /** Care advice for an emergency, for a client past their limits; it is not saved. @returns undefined for other questions */
  async emergency(me: SessionUser, question: string): Promise<Answering | undefined> {
    const redFlags = await this.worker.run('redFlagsIn', [question], me.id);
    if (!hasEmergency(redFlags)) return undefined;
    return { answeredBy: 'built-in', redFlags, pieces: join([], careText(redFlags)) };
  }

  // A reader who stops ends this function at a `yield`. A failed answer is not saved, because the client asks again.
  private async *saving(asked: Asked, pieces: AsyncIterable<string>, permit: Permit, signal: AbortSignal) {
    let answer = '';
    let hasFailed = false;
    try {
      for await (const piece of pieces) {
        answer += piece;
        yield piece;
      }
    } catch (error) {
      if (signal.aborted) return;
      hasFailed = true;
      throw error;
    } finally {
      await permit.release({ hasFailed });
      if (!hasFailed) await this.save(asked, answer.trim());
    }
  }

  private async save({ assessmentId, question, redFlags }: Asked, answer: string): Promise<void> {
    if (answer === '') return;
    await this.dataSource.transaction(async (manager) => {
      const where = { id: assessmentId };
      const assessment = await manager.findOne(Assessment, { where, lock: { mode: 'for_key_share' } });
      if (!assessment) return;
      await manager.insert(AssessmentMessage, { assessmentId, role: 'user', content: question, redFlags });
      await manager.insert(AssessmentMessage, { assessmentId, role: 'assistant', content: answer });
      if (!needsDoctor(redFlags)) return;
      const at = new Date();
      const isEmergency = hasEmergency(redFlags);
      const unreviewed = { flaggedAt: at, reviewedAt: null, reviewedBy: null };
      const emergency = isEmergency ? { emergencyAt: at } : {};
      await manager.update(Assessment, assessmentId, { ...unreviewed, ...emergency });
      if (isEmergency) await this.assessments.emailEmergency(assessment, assessment.emergencyAt, manager);
    });
  }
}

async function* join(first: readonly string[], answer: string | AsyncIterable<string>) {
  for (const paragraph of first) yield `${paragraph}\n\n`;
  if (typeof answer === 'string') yield answer;
  else yield* answer;
}
