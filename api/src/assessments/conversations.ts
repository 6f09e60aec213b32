import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import type { SessionUser } from '@practice/contract/auth';
import { adviceWithoutFindings } from '@practice/desk/built-in-advice';
import { careText, type RedFlag } from '@practice/desk/care';
import { hasEmergency, needsDoctor, reminderOf } from '@practice/desk/emergency';
import type { ReadBy } from '@practice/desk/reading';
import { redFlagsIn } from '@practice/desk/warning-signs/red-flags';
import { DataSource } from 'typeorm';
import { Assessment } from './assessment.entity.ts';
import { AssessmentMessage } from './assessment-message.entity.ts';
import { Assessments } from './assessments.service.ts';
import { EmergencyMails } from './emergency-mails.ts';
import { PracticeFacts } from './practice-facts.ts';
import { type Turn, Turns } from './turns.ts';

/** How many messages back somebody who answers can see. */
const remembered = 12;

/** Where no desk was scored: for an emergency, or because a therapist wrote the assessment. */
const unanswered = {
  ai: 'Please see to what we wrote at the top of your results first. Your desk can wait.',
  professional:
    'One of our therapists wrote this assessment, so please ask them about it. I only know desks that were assessed here.',
} as const;

interface Answering {
  answeredBy: ReadBy;
  /** What in the question comes before any desk. */
  redFlags: RedFlag[];
  /** In Markdown, piece by piece. Once it ends, question and answer are kept. */
  pieces: AsyncIterable<string>;
}

/** Questions about an assessment. Whatever they say, they change neither scores nor rules: those are not made here. */
@Injectable()
export class Conversations {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
    private readonly turns: Turns,
    private readonly practice: PracticeFacts,
    private readonly emergencies: EmergencyMails,
  ) {}

  /**
   * Begins to answer. What a doctor has to see is answered alone; what is unclear, and an emergency just before, by a
   * reminder ahead of the answer.
   * @param network the address that asks
   * @param signal says that the person has left
   * @throws NotFoundException for an assessment that is not theirs, TooManyRequestsException after too many questions,
   * ServiceUnavailableException when a model is too busy
   */
  async ask(
    me: SessionUser,
    assessmentId: number,
    question: string,
    network: string,
    signal: AbortSignal,
  ): Promise<Answering> {
    const { kind, answers, userHeight, scoring, fixes, messages } = await this.assessments.one(
      me,
      assessmentId,
    );
    const redFlags = redFlagsIn(question);
    const care = careText(redFlags);
    if (needsDoctor(redFlags)) {
      // Kept before anything is sent: the practice sees it also when somebody leaves at once.
      await this.keep(assessmentId, question, care, redFlags);
      return { answeredBy: 'built-in', redFlags, pieces: oneOf(care) };
    }
    const before = messages.findLast(({ role }) => role === 'user')?.redFlags ?? [];
    const first = [hasEmergency(before) ? reminderOf(before) : '', care].filter(Boolean);
    const practice = await this.practice.now();
    if (!answers || !scoring) {
      const answer = adviceWithoutFindings({ practice, userHeight }, question) ?? unanswered[kind];
      const pieces = after(first, oneOf(answer));
      const turn = this.turns.ofOurRules();
      return {
        ...{ answeredBy: 'built-in', redFlags },
        pieces: this.kept(assessmentId, question, redFlags, pieces, turn, signal),
      };
    }
    const turn = await this.turns.take('advice', me, network, signal);
    const conversation = {
      ...{ answers, userHeight, scoring, fixes, practice },
      messages: messages.slice(-remembered),
    };
    if (turn.isStandIn) first.push(assessmentMessages.standIn);
    const pieces = after(first, turn.assessor.answer(conversation, question, signal));
    return {
      ...{ answeredBy: turn.assessor.readBy, redFlags },
      pieces: this.kept(assessmentId, question, redFlags, pieces, turn, signal),
    };
  }

  // Kept together when the answer has ended, also one that its reader stopped half way, for they have seen it; then this is
  // ended at a `yield`. One that broke off is asked again.
  private async *kept(
    assessmentId: number,
    question: string,
    redFlags: RedFlag[],
    pieces: AsyncIterable<string>,
    turn: Turn,
    signal: AbortSignal,
  ): AsyncIterable<string> {
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
      await turn.end(hasFailed);
      if (!hasFailed) await this.keep(assessmentId, question, answer.trim(), redFlags);
    }
  }

  private async keep(
    assessmentId: number,
    question: string,
    answer: string,
    redFlags: RedFlag[],
  ): Promise<void> {
    if (answer === '') return;
    await this.dataSource.transaction(async (manager) => {
      // It may have been deleted while somebody answered.
      const assessment = await manager.findOne(Assessment, {
        where: { id: assessmentId },
        select: { id: true, emergencyAt: true },
        lock: { mode: 'for_key_share' },
      });
      if (!assessment) return;
      await manager.insert(AssessmentMessage, { assessmentId, role: 'user', content: question, redFlags });
      await manager.insert(AssessmentMessage, { assessmentId, role: 'assistant', content: answer });
      if (!needsDoctor(redFlags)) return;
      const at = new Date();
      // Whoever reviewed it has not seen this.
      const isNew = { flaggedAt: at, reviewedAt: null, reviewedBy: null };
      if (!hasEmergency(redFlags)) await manager.update(Assessment, assessmentId, isNew);
      else {
        await manager.update(Assessment, assessmentId, { ...isNew, emergencyAt: at });
        await this.emergencies.queue(assessmentId, at, assessment.emergencyAt, manager);
      }
    });
  }
}

async function* after(first: readonly string[], pieces: AsyncIterable<string>): AsyncIterable<string> {
  for (const paragraph of first) yield `${paragraph}\n\n`;
  yield* pieces;
}

async function* oneOf(text: string): AsyncIterable<string> {
  yield text;
}
