import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import type { SessionUser } from '@practice/contract/auth';
import { practice } from '@practice/contract/practice';
import { careText, type RedFlag } from '@practice/desk/care';
import type { ReadBy } from '@practice/desk/reading';
import { redFlagsIn } from '@practice/desk/warning-signs/red-flags';
import { DataSource } from 'typeorm';
import { Assessment } from './assessment.entity.ts';
import { AssessmentMessage } from './assessment-message.entity.ts';
import { Assessments } from './assessments.service.ts';
import { type Turn, Turns } from './turns.ts';

/** How many messages back somebody who answers can see. */
const remembered = 12;

interface Answering {
  answeredBy: ReadBy;
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
  ) {}

  /**
   * Begins to answer. Red flags in the question are answered first, and alone.
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
    const { answers, userHeight, scoring, fixes, messages } = await this.assessments.one(me, assessmentId);
    const redFlags = redFlagsIn(question);
    const care = careText(redFlags);
    if (care) {
      // Kept before anything is sent: the practice sees it also when somebody leaves at once.
      await this.keep(assessmentId, question, care, redFlags);
      return { answeredBy: 'built-in', pieces: oneOf(care) };
    }
    if (!answers || !scoring) {
      const answer = 'Please see to what we wrote at the top of your results first. Your desk can wait.';
      const turn = this.turns.ofOurRules();
      return {
        answeredBy: 'built-in',
        pieces: this.kept(assessmentId, question, oneOf(answer), turn, signal),
      };
    }
    const turn = await this.turns.take('advice', me, network, signal);
    const conversation = {
      ...{ answers, userHeight, scoring, fixes, phone: practice.phone },
      messages: messages.slice(-remembered),
    };
    const answered = turn.assessor.answer(conversation, question, signal);
    const pieces = turn.isStandIn ? after(assessmentMessages.standIn, answered) : answered;
    return {
      answeredBy: turn.assessor.readBy,
      pieces: this.kept(assessmentId, question, pieces, turn, signal),
    };
  }

  // Kept together when the answer has ended, also one that its reader stopped half way, for they have seen it; then this is
  // ended at a `yield`. One that broke off is asked again.
  private async *kept(
    assessmentId: number,
    question: string,
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
      if (!hasFailed) await this.keep(assessmentId, question, answer.trim());
    }
  }

  private async keep(
    assessmentId: number,
    question: string,
    answer: string,
    redFlags: RedFlag[] = [],
  ): Promise<void> {
    if (answer === '') return;
    await this.dataSource.transaction(async (manager) => {
      // It may have been deleted while somebody answered.
      const rows = await manager.query<unknown[]>(
        `SELECT 1 FROM ergonomic_assessments WHERE id = $1 FOR KEY SHARE`,
        [assessmentId],
      );
      if (rows.length === 0) return;
      await manager.insert(AssessmentMessage, { assessmentId, role: 'user', content: question, redFlags });
      await manager.insert(AssessmentMessage, { assessmentId, role: 'assistant', content: answer });
      // Whoever reviewed it has not seen this.
      const isNew = { flaggedAt: new Date(), reviewedAt: null, reviewedBy: null };
      if (redFlags.length > 0) await manager.update(Assessment, assessmentId, isNew);
    });
  }
}

async function* after(first: string, pieces: AsyncIterable<string>): AsyncIterable<string> {
  yield `${first}\n\n`;
  yield* pieces;
}

async function* oneOf(text: string): AsyncIterable<string> {
  yield text;
}
