import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { assessmentMessages } from '@practice/contract/assessment-words';
import type { SessionUser } from '@practice/contract/auth';
import { alreadyTold, type Picks } from '@practice/desk/completing';
import { outcomeOfTaps } from '@practice/desk/outcome';
import { DataSource } from 'typeorm';
import { invalid } from '../http/validation.ts';
import { Assessment } from './assessment.entity.ts';
import { AssessmentMessage } from './assessment-message.entity.ts';
import { pictureOf } from './assessment-views.ts';

/** The second step of an assessment: what its ten answers left open, told by tapping. */
@Injectable()
export class Pictures {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Keeps what was tapped beside what was tapped before, scores again and says all of it anew. No model is asked.
   * @throws NotFoundException for one that is not theirs, BadRequestException for what the ten answers said already,
   * ConflictException after a day, and where nothing can be added
   */
  async complete(me: SessionUser, id: number, tapped: Picks): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Two taps at once wait for each other here, so that neither is lost.
      const assessment = await manager.findOne(Assessment, {
        where: { id, userId: me.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!assessment) throw new NotFoundException(assessmentMessages.unknown);
      const picture = pictureOf(assessment);
      const picks = { ...picture?.picks, ...tapped };
      const outcome = picture && outcomeOfTaps(assessment, picture.picks, picks);
      if (!assessment.scoring || !outcome) throw new ConflictException(assessmentMessages.noPicture);
      if (!picture.isOpen) throw new ConflictException(assessmentMessages.pictureClosed);
      const told = alreadyTold(assessment.scoring, picture.picks, tapped);
      if (told.length > 0) {
        throw invalid(
          told.map((factor) => ({ path: `picks.${factor}`, message: assessmentMessages.alreadyTold })),
        );
      }
      // Whoever reviewed it has not seen that it calls for a follow-up.
      const isNew = { reviewedAt: null, reviewedBy: null };
      await manager.update(Assessment, id, {
        ...outcome,
        picks,
        updatedAt: new Date(),
        ...(outcome.followUpNeeded && !assessment.followUpNeeded ? isNew : {}),
      });
      // The conversation begins with what was recommended.
      await manager.update(
        AssessmentMessage,
        { assessmentId: id, role: 'assistant', content: assessment.recommendations ?? '' },
        { content: outcome.recommendations },
      );
    });
  }
}
