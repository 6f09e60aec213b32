import { ConflictException, NotFoundException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { SessionUser } from '@practice/contract/auth';
import { alreadyAnswered, type Picks } from '@practice/desk/completing';
import type { DataSource } from 'typeorm';
import { invalidFields } from '../http/validation.ts';
import type { Worker } from '../worker.ts';
import { Assessment, AssessmentMessage } from './assessment.entity.ts';
import { followUpOf } from './assessment-views.ts';

export async function completePicture(
  dataSource: DataSource,
  worker: Worker,
  me: SessionUser,
  id: number,
  added: Picks,
): Promise<void> {
  const assessment = await dataSource.manager.findOneBy(Assessment, { id, userId: me.id });
  if (!assessment) throw new NotFoundException(assessmentMessages.unknown);
  const picture = followUpOf(assessment);
  if (!picture || !assessment.scoring || !assessment.answers)
    throw new ConflictException(assessmentMessages.noPicture);
  if (!picture.isOpen) throw new ConflictException(assessmentMessages.pictureClosed);
  const answered = alreadyAnswered(assessment.scoring, picture.picks, added);
  if (answered.length > 0) {
    const message = assessmentMessages.alreadyAnswered;
    throw invalidFields(answered.map((factor) => ({ path: `picks.${factor}`, message })));
  }
  const picks = { ...picture.picks, ...added };
  const outcome = await worker.run('outcomeOfPicks', [assessment, picture.picks, picks], me.id);
  const isSaved = await dataSource.transaction(async (manager) => {
    const unreviewed = { reviewedAt: null, reviewedBy: null };
    const { affected } = await manager.update(
      Assessment,
      { id, updatedAt: assessment.updatedAt },
      {
        ...outcome,
        picks,
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
  // Another answer came first, which counts as well.
  if (!isSaved) await completePicture(dataSource, worker, me, id, added);
}
