import { Injectable, Logger } from '@nestjs/common';
import { retentionPeriods } from '@practice/contract/retention';
import { DataSource } from 'typeorm';
import { retentionRules } from '../database/sql/retention.ts';
import { Jobs } from './jobs.ts';

@Injectable()
export class Retention {
  private readonly logger = new Logger(Retention.name);

  constructor(
    private readonly dataSource: DataSource,
    jobs: Jobs,
  ) {
    jobs.daily('retention', () => this.deleteExpired());
  }

  /** A failing rule doesn't stop the others. @throws AggregateError, so that the job is retried */
  async deleteExpired(): Promise<void> {
    const errors: unknown[] = [];
    for (const [name, statements] of Object.entries(retentionRules)) {
      for (const statement of statements) {
        try {
          await this.dataSource.query(statement, [retentionPeriods[name as keyof typeof retentionPeriods]]);
        } catch (error) {
          this.logger.error(`Could not delete expired rows (${name}): ${String(error)}`);
          errors.push(error);
        }
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything past its period was deleted.');
  }
}
