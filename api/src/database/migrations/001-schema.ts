import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accounts } from '../schema/accounts.ts';
import { alerts } from '../schema/alerts.ts';
import { appointments } from '../schema/appointments.ts';
import { assessments } from '../schema/assessments.ts';
import { blogPosts } from '../schema/blog-posts.ts';
import { consultationRequests } from '../schema/consultation-requests.ts';
import { payments } from '../schema/payments.ts';
import { resources } from '../schema/resources.ts';

/** All tables at once. TypeORM sorts migrations by the last 13 digits of the name. */
export class Schema0001000000000001 implements MigrationInterface {
  name = 'schema-0001000000000001';

  /** @throws for a database of a development version that had other migrations */
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasTable('users')) {
      throw new Error(
        'The database was made by an earlier development version and can’t be converted. To start over without its data, delete the folder .data (or your DATA_DIR); if DATABASE_URL is set, empty that database.',
      );
    }
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    // Each after those whose rows it refers to.
    for (const area of [accounts, consultationRequests, blogPosts, resources]) await runner.query(area);
    for (const area of [payments, appointments, assessments, alerts]) await runner.query(area);
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the first migration: drop the database instead.');
  }
}
