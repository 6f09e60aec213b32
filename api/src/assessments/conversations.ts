import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import type { SessionUser } from '@practice/contract/auth';
import { adviceWithoutFindings, unscored } from '@practice/desk/built-in-advice';
import { careText, type RedFlag } from '@practice/desk/care';
import { hasEmergency, needsDoctor, reminderOf } from '@practice/desk/emergency';
import type { ReadBy } from '@practice/desk/reading';
import { redFlagsIn } from '@practice/desk/warning-signs/red-flags';
import { DataSource } from 'typeorm';
import { type Turn, Turns } from '../assistant/turns.ts';
import { Assessment } from './assessment.entity.ts';
import { AssessmentMessage } from './assessment-message.entity.ts';
import { Assessments } from './assessments.ts';
import { EmergencyEmails } from './emergency-emails.ts';
import { PracticeFacts } from './practice-facts.ts';

/** How many messages back somebody who answers can see. */
const remembered = 12;

export interface Answering {
  answeredBy: ReadBy;
  /** What in the question comes before any desk. */
  redFlags: RedFlag[];
  /** In Markdown, piece by piece. Once it ends, question and answer are kept. */
  pieces: AsyncIterable<string>;
}

interface Asked {
  assessmentId: number;
  question: string;
  redFlags: RedFlag[];
}

/** Questions about an assessment. Whatever they say, they change neither scores nor rules: those are not made here. */
@Injectable()
export class Conversations {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
    private readonly turns: Turns,
    private readonly practice: PracticeFacts,
    private readonly emergencies: EmergencyEmails,
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
    const asked = { assessmentId, question, redFlags };
    const care = careText(redFlags);
    if (needsDoctor(redFlags)) {
      // Kept before anything is sent: the practice sees it also when somebody leaves at once.
      await this.keep(asked, care);
      return { answeredBy: 'built-in', redFlags, pieces: after([], care) };
    }
    const before = messages.findLast(({ role }) => role === 'user')?.redFlags ?? [];
    const first = [hasEmergency(before) ? reminderOf(before) : '', care].filter(Boolean);
    const known = { practice: await this.practice.now(), userHeight };
    const scored = answers && scoring && { answers, scoring, fixes, messages: messages.slice(-remembered) };
    const turn = scored ? await this.turns.take('advice', me, network, signal) : this.turns.ofOurRules();
    if (turn.isStandIn) first.push(assessmentMessages.standIn);
    const answer = scored
      ? turn.assessor.answer({ ...known, ...scored }, question, signal)
      : (adviceWithoutFindings(known, question) ?? unscored[kind]);
    const pieces = this.kept(asked, after(first, answer), turn, signal);
    return { answeredBy: turn.assessor.readBy, redFlags, pieces };
  }

  /** What to say of an emergency, nothing of anything else: for somebody past their limit, so it is not kept. */
  emergency(question: string): Answering | undefined {
    const redFlags = redFlagsIn(question);
    if (!hasEmergency(redFlags)) return undefined;
    return { answeredBy: 'built-in', redFlags, pieces: after([], careText(redFlags)) };
  }

  // Kept together when the answer has ended, also one that its reader stopped half way, for they have seen it; then this is
  // ended at a `yield`. One that broke off is asked again.
  private async *kept(
    asked: Asked,
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
      if (!hasFailed) await this.keep(asked, answer.trim());
    }
  }

  private async keep({ assessmentId, question, redFlags }: Asked, answer: string): Promise<void> {
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
      const isEmergency = hasEmergency(redFlags);
      // Whoever reviewed it has not seen this.
      const isNew = { flaggedAt: at, reviewedAt: null, reviewedBy: null };
      await manager.update(Assessment, assessmentId, { ...isNew, ...(isEmergency && { emergencyAt: at }) });
      if (isEmergency) await this.emergencies.queue(assessmentId, at, assessment.emergencyAt, manager);
    });
  }
}

async function* after(
  first: readonly string[],
  answer: string | AsyncIterable<string>,
): AsyncIterable<string> {
  for (const paragraph of first) yield `${paragraph}\n\n`;
  if (typeof answer === 'string') yield answer;
  else yield* answer;
}
