import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { practice } from '@practice/contract/practice';
import { DataSource } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';

/** Keeps the promise of the privacy notice: requests, and the notes on them, are deleted after their time. */
@Injectable()
export class OldRequests implements OnApplicationBootstrap {
  private readonly logger = new Logger(OldRequests.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('old-consultation-requests', () => this.remove());
  }

  async remove(): Promise<void> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM consultation_requests WHERE created_at < now() - make_interval(months => $1)`,
      [practice.requestsKeptMonths],
    );
    if (count > 0) this.logger.log(`${count} old consultation requests were deleted.`);
  }
}
