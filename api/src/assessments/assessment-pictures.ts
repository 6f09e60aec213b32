import { ConflictException, NotFoundException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-words';
import type { SessionUser } from '@practice/contract/auth';
import { alreadyAnswered, type Picks } from '@practice/desk/completing';
import { outcomeOfTaps } from '@practice/desk/outcome';
import type { DataSource } from 'typeorm';
import { findLocked } from '../database/queries.ts';
import { invalidFields } from '../http/validation.ts';
import { Assessment, AssessmentMessage } from './assessment.entity.ts';
import { pictureOf } from './assessment-views.ts';

/**
 * Completes the second step of an assessment, in which clients tap on a picture what their ten answers left open. Adds what
 * was tapped, scores again and writes the results again, without a model.
 * @throws NotFoundException for another client's assessment, BadRequestException for what the ten answers said already,
 * ConflictException after a day, and if there is nothing to add
 */
export async function completePicture(dataSource: DataSource, me: SessionUser, id: number, tapped: Picks) {
  await dataSource.transaction(async (manager) => {
    // Two taps at the same moment wait for each other here.
    const assessment = await findLocked(manager, Assessment, { id, userId: me.id });
    if (!assessment) throw new NotFoundException(assessmentMessages.unknown);
    const picture = pictureOf(assessment);
    const picks = { ...picture?.picks, ...tapped };
    const outcome = picture && outcomeOfTaps(assessment, picture.picks, picks);
    if (!assessment.scoring || !outcome) throw new ConflictException(assessmentMessages.noPicture);
    if (!picture.isOpen) throw new ConflictException(assessmentMessages.pictureClosed);
    const answered = alreadyAnswered(assessment.scoring, picture.picks, tapped);
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
