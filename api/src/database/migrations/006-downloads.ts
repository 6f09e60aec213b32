import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Downloads0006700000000006 implements MigrationInterface {
  name = 'downloads-0006700000000006';

  async up(runner: QueryRunner): Promise<void> {
    // What is counted has one name everywhere.
    for (const statement of renamed('openings', 'downloads')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of renamed('downloads', 'openings')) await runner.query(statement);
  }
}

function renamed(from: string, to: string): string[] {
  return [
    `ALTER TABLE resource_${from} RENAME TO resource_${to}`,
    `ALTER TABLE resource_${to} RENAME CONSTRAINT resource_${from}_pkey TO resource_${to}_pkey`,
    `ALTER TABLE resource_${to} RENAME CONSTRAINT resource_${from}_resource TO resource_${to}_resource`,
    `ALTER INDEX resource_${from}_age RENAME TO resource_${to}_age`,
  ];
}
