import { BadRequestException, ConflictException, NotFoundException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { SessionUser } from '@practice/contract/auth';
import { type FollowUpInput, notOffered } from '@practice/contract/follow-up';
import { withChosen } from '@practice/desk/mentions';
import type { DataSource } from 'typeorm';
import type { Worker } from '../worker.ts';
import { Assessment, AssessmentMessage } from './assessment.entity.ts';
import { followUpOf } from './assessment-views.ts';

/** @throws NotFoundException, BadRequestException for a choice that isn’t offered, ConflictException after a day or where nothing can be added */
export async function answerFollowUp(
  dataSource: DataSource,
  worker: Worker,
  me: SessionUser,
  id: number,
  added: FollowUpInput,
): Promise<void> {
  const assessment = await dataSource.manager.findOneBy(Assessment, { id, personId: me.id });
  if (!assessment) throw new NotFoundException(assessmentMessages.unknown);
  const followUp = followUpOf(assessment);
  if (!followUp || !assessment.scoring || !assessment.answers)
    throw new ConflictException(assessmentMessages.noFollowUp);
  if (!followUp.isOpen) throw new ConflictException(assessmentMessages.followUpClosed);
  const followUpAnswers = { ...followUp.answers, ...added.followUpAnswers };
  const mentions = withChosen(assessment.mentions, added.mentions ?? {});
  if (!mentions) throw new BadRequestException(notOffered);
  const outcome = await worker.run(
    'outcomeOfFollowUp',
    [{ ...assessment, mentions }, followUpAnswers],
    me.id,
  );
  const isSaved = await dataSource.transaction(async (manager) => {
    const unreviewed = { reviewedAt: null, reviewedBy: null };
    const { affected } = await manager.update(
      Assessment,
      { id, updatedAt: assessment.updatedAt },
      {
        ...outcome,
        followUpAnswers,
        updatedAt: new Date(Math.max(Date.now(), assessment.updatedAt.getTime() + 1)),
        ...(outcome?.followUpNeeded && !assessment.followUpNeeded ? unreviewed : {}),
      },
    );
    if (!affected) return false;
    await manager.update(
      AssessmentMessage,
      { assessmentId: id, role: 'assistant', content: assessment.recommendations ?? '' },
      { content: outcome?.recommendations ?? '' },
    );
    return true;
  });
  // Another answer was saved first; this one is added to it.
  if (!isSaved) await answerFollowUp(dataSource, worker, me, id, added);
}
