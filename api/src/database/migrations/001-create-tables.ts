import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const areas = [
  'search',
  'accounts',
  'second-factor',
  'consultation-requests',
  'blog-posts',
  'resources',
  'payments',
  'appointments',
  'assessments',
  'alerts',
  'backups',
  'audit-log',
];

export class CreateTables0001000000000001 implements MigrationInterface {
  name = 'schema-0001000000000001';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasTable('users')) {
      throw new Error(
        'The database was made by an earlier development version and can’t be converted. To start over without its data, delete the folder .data (or your DATA_DIR); if DATABASE_URL is set, empty that database.',
      );
    }
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent');
    for (const area of areas) {
      await runner.query(await readFile(new URL(`../schema/${area}.sql`, import.meta.url), 'utf8'));
    }
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the first migration: drop the database instead.');
  }
}
