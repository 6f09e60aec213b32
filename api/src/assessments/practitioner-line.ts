import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AssessmentSettings } from '@practice/contract/admin-assessments';
import { Repository } from 'typeorm';
import { type Assessment, AssessmentSettingsRow } from './assessment.entity.ts';

/** The line that the practice shows under the results of the AI tool. */
@Injectable()
export class PractitionerLine {
  constructor(
    @InjectRepository(AssessmentSettingsRow) private readonly rows: Repository<AssessmentSettingsRow>,
  ) {}

  async settings(): Promise<AssessmentSettings> {
    const { practitionerLine } = await this.rows.findOneByOrFail({ id: true });
    return { practitionerLine };
  }

  async save({ practitionerLine }: AssessmentSettings): Promise<AssessmentSettings> {
    await this.rows.update({ id: true }, { practitionerLine });
    return this.settings();
  }

  /** @returns the line for an assessment, or null if a therapist wrote it or it is an emergency without scores */
  async forAssessment({ kind, scoring }: Pick<Assessment, 'kind' | 'scoring'>): Promise<string | null> {
    return kind === 'ai' && scoring ? (await this.settings()).practitionerLine : null;
  }
}
