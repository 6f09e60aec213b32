import { Injectable } from '@nestjs/common';
import { builtInAssessor } from '@practice/desk/built-in-assessor';
import { DataSource } from 'typeorm';
import { Assessment } from '../assessments/assessment.entity.ts';
import { Assessments } from '../assessments/assessments.ts';
import { User } from '../auth/user.entity.ts';
import { demoClient, demoDesks, demoProfessionalAssessment } from './data/story.ts';

/** Gives the demo client two AI assessments and a therapist's. */
@Injectable()
export class DemoAssessments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
  ) {}

  async fill(): Promise<void> {
    const rows = this.dataSource.getRepository(Assessment);
    const client = await this.dataSource.getRepository(User).findOneBy({ email: demoClient.email });
    if (!client || (await rows.existsBy({ userId: client.id }))) return;
    for (const { daysAgo, answers, userHeight } of demoDesks) {
      // No model is asked when the API starts.
      await this.assessments.make(
        { userId: client.id, answers, userHeight, warningSigns: null, attempt: null, at: before(daysAgo) },
        builtInAssessor,
      );
    }
    const { daysAgo, ...written } = demoProfessionalAssessment;
    const at = before(daysAgo);
    await rows.insert({
      ...written,
      userId: client.id,
      kind: 'professional',
      assessmentDate: at,
      createdAt: at,
      updatedAt: at,
    });
  }
}

function before(days: number): Date {
  return new Date(Date.now() - days * 24 * 3_600_000);
}
