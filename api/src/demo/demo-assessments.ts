import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { builtInAssessor } from '@practice/desk/built-in-assessor';
import { DataSource } from 'typeorm';
import { Assessment } from '../assessments/assessment.entity.ts';
import { Assessments } from '../assessments/assessments.ts';
import { User } from '../auth/user.entity.ts';
import { demoClient, demoDesks, demoProfessionalAssessment } from './data/story.ts';

/** Gives the demo client two AI assessments and a therapist's, once, so that a line over time has something to show. */
@Injectable()
export class DemoAssessments {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
  ) {}

  /** Once the client has their account. */
  async fill(): Promise<void> {
    const rows = this.dataSource.getRepository(Assessment);
    const client = await this.dataSource.getRepository(User).findOneBy({ email: demoClient.email });
    if (!client || (await rows.existsBy({ userId: client.id }))) return;
    for (const { daysAgo, answers, userHeight } of demoDesks) {
      // By the rules of our own, whatever reads today: nothing is sent at a start.
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
