import { ConflictException, NotFoundException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-words';
import type { SessionUser } from '@practice/contract/auth';
import { alreadyAnswered, type Picks } from '@practice/desk/completing';
import { outcomeOfPicks } from '@practice/desk/outcome';
import type { DataSource } from 'typeorm';
import { findLocked } from '../database/queries.ts';
import { invalidFields } from '../http/validation.ts';
import { Assessment, AssessmentMessage } from './assessment.entity.ts';
import { followUpOf } from './assessment-views.ts';

/**
 * Completes the second step of an assessment, in which clients answer follow-up questions on what their ten answers left open. Adds
 * these answers, scores again and writes the results again, without a model.
 * @throws NotFoundException for another client's assessment, BadRequestException for what the ten answers said already,
 * ConflictException after a day, and if there is nothing to add
 */
export async function completePicture(dataSource: DataSource, me: SessionUser, id: number, added: Picks) {
  await dataSource.transaction(async (manager) => {
    // Two answers at the same moment wait for each other here.
    const assessment = await findLocked(manager, Assessment, { id, userId: me.id });
    if (!assessment) throw new NotFoundException(assessmentMessages.unknown);
    const picture = followUpOf(assessment);
    const picks = { ...picture?.picks, ...added };
    const outcome = picture && outcomeOfPicks(assessment, picture.picks, picks);
    if (!assessment.scoring || !outcome) throw new ConflictException(assessmentMessages.noPicture);
    if (!picture.isOpen) throw new ConflictException(assessmentMessages.pictureClosed);
    const answered = alreadyAnswered(assessment.scoring, picture.picks, added);
    if (answered.length > 0) {
      const message = assessmentMessages.alreadyAnswered;
      throw invalidFields(answered.map((factor) => ({ path: `picks.${factor}`, message })));
    }
    // The reviewer has not seen that it calls for a follow-up.
    const unreviewed = { reviewedAt: null, reviewedBy: null };
    await manager.update(Assessment, id, {
      ...outcome,
      picks,
      updatedAt: new Date(),
      ...(outcome.followUpNeeded && !assessment.followUpNeeded ? unreviewed : {}),
    });
    // The conversation begins with the recommendations.
    await manager.update(
      AssessmentMessage,
      { assessmentId: id, role: 'assistant', content: assessment.recommendations ?? '' },
      { content: outcome.recommendations },
    );
  });
}
