import { Injectable } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { ChatMessage } from '@practice/contract/assessments';
import type { SessionUser } from '@practice/contract/auth';
import type { AdviceInput } from '@practice/contract/questionnaire';
import {
  asksFirst,
  askText,
  mayBeEmergency,
  openEmergencies,
  type SignAnswer,
  withAnswers,
} from '@practice/desk/asking';
import { careText, type RedFlag } from '@practice/desk/care';
import { hasEmergency, needsDoctor, reminderOf } from '@practice/desk/emergency';
import type { ReadBy } from '@practice/desk/reading';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { ModelQueue, type Permit } from '../assistant/model-queue.ts';
import { Calendar } from '../calendar/calendar.ts';
import { Services } from '../services/services.ts';
import { Worker } from '../worker.ts';
import { Assessment, AssessmentMessage } from './assessment.entity.ts';
import { Assessments } from './assessments.ts';
import { currentPractice } from './current-practice.ts';
import { marksAfter } from './sign-answers.ts';

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

type Asked = Pick<AssessmentMessage, 'assessmentId' | 'redFlags'> & { question: string; isAnswer: boolean };

@Injectable()
export class Conversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
    private readonly queue: ModelQueue,
    private readonly calendar: Calendar,
    private readonly services: Services,
    private readonly worker: Worker,
  ) {}

  async ask(
    me: SessionUser,
    { assessmentId: id, question, ...given }: AdviceInput,
    network: string,
    signal: AbortSignal,
  ): Promise<Answering> {
    const details = await this.assessments.one(me, id);
    const { kind, answers, userHeight, scoring, fixes } = details;
    const open = isGiven(given) ? details.messages.findLastIndex(waits(question)) : -1;
    const isAnswer = open >= 0;
    const messages = isAnswer ? details.messages.toSpliced(open, 2) : details.messages;
    const redFlags = isAnswer
      ? withAnswers(details.messages[open]?.redFlags ?? [], given)
      : await this.worker.run('flagsWritten', [[[question, 'chat']]], me.id);
    const asked = { assessmentId: id, question, redFlags, isAnswer };
    const care = careText(redFlags);
    const stop = askText(asksFirst(redFlags)) || (needsDoctor(redFlags) ? care : '');
    if (stop) {
      // Saved first, so that the practice sees it even if the client leaves at once.
      await this.save(asked, stop);
      return { answeredBy: 'built-in', redFlags, pieces: join([], stop) };
    }
    const before = messages.findLast(({ role }) => role === 'user')?.redFlags ?? [];
    const unanswered = openEmergencies([...details.redFlags, ...before]);
    const first = [
      askText(unanswered) || (hasEmergency(before) && !isAnswer ? reminderOf(before) : ''),
      care,
    ].filter(Boolean);
    const known = { practice: await currentPractice(this.calendar, this.services), userHeight };
    const scored = answers &&
      scoring && {
        answers,
        scoring,
        fixes,
        messages: messages.slice(-maxMessages),
        isNoSign: isAnswer,
        redFlags: details.redFlags,
      };
    const permit = scored ? await this.queue.take('advice', me, network, signal) : this.queue.builtIn(me);
    if (permit.isFallback) first.push(assessmentMessages.standIn);
    const answer = scored
      ? permit.assessor.answer({ ...known, ...scored }, question, signal)
      : ((await this.worker.run('adviceWithoutFindings', [known, question], me.id)) ?? unscored[kind]);
    const pieces = this.saving(asked, join(first, answer), permit, signal);
    return { answeredBy: permit.assessor.readBy, redFlags, pieces };
  }

  /** Advice for an emergency past the client's limits, not saved. @returns undefined for other questions */
  async emergency(me: SessionUser, { question, ...given }: AdviceInput): Promise<Answering | undefined> {
    const found = await this.worker.run('flagsWritten', [[[question, 'chat']]], me.id);
    const redFlags = withAnswers(found, given);
    if (!mayBeEmergency(redFlags)) return undefined;
    const text = askText(openEmergencies(redFlags)) || careText(redFlags);
    return { answeredBy: 'built-in', redFlags, pieces: join([], text) };
  }

  // If the reader stops, this ends at a `yield`. A failed answer is not saved, because the client retries.
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

  private async save(asked: Asked, answer: string): Promise<void> {
    if (answer === '') return;
    const { assessmentId, redFlags } = asked;
    await this.dataSource.transaction(async (manager) => {
      const where = { id: assessmentId };
      const assessment = await manager.findOne(Assessment, { where, lock: { mode: 'for_no_key_update' } });
      if (!assessment || !(await keep(manager, asked, answer))) return;
      const at = new Date();
      const isUrgent = mayBeEmergency(redFlags);
      const marks = {
        ...(asked.isAnswer && (await marksAfter(manager, assessment))),
        ...((isUrgent || needsDoctor(redFlags)) && { flaggedAt: at, reviewedAt: null, reviewedBy: null }),
        ...(isUrgent && { emergencyAt: at }),
      };
      if (Object.keys(marks).length > 0) await manager.update(Assessment, assessmentId, marks);
      if (isUrgent)
        await this.assessments.emailEmergency(assessment, redFlags, assessment.emergencyAt, manager);
    });
  }
}

const isGiven = ({ isNow, isNew }: SignAnswer) => isNow !== undefined || isNew !== undefined;

const waits = (question: string) => (message: Pick<ChatMessage, 'role' | 'content' | 'redFlags'>) =>
  message.role === 'user' && message.content === question && asksFirst(message.redFlags).length > 0;

/** @returns whether the question was still open */
async function keep(
  manager: EntityManager,
  { assessmentId, question, redFlags, isAnswer }: Asked,
  answer: string,
) {
  if (!isAnswer) {
    await manager.insert(AssessmentMessage, { assessmentId, role: 'user', content: question, redFlags });
    await manager.insert(AssessmentMessage, { assessmentId, role: 'assistant', content: answer });
    return true;
  }
  const order = { id: 'ASC' } as const;
  const messages = await manager.find(AssessmentMessage, { where: { assessmentId, role: 'user' }, order });
  const open = messages.findLast(waits(question));
  if (!open) return false;
  await manager.update(AssessmentMessage, open.id, { redFlags });
  const where = { assessmentId, role: 'assistant', id: MoreThan(open.id) } as const;
  const ours = await manager.findOneOrFail(AssessmentMessage, { where, order });
  await manager.update(AssessmentMessage, ours.id, { content: answer });
  return true;
}

async function* join(first: readonly string[], answer: string | AsyncIterable<string>) {
  for (const paragraph of first) yield `${paragraph}\n\n`;
  if (typeof answer === 'string') yield answer;
  else yield* answer;
}
