import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pages0009960000000017 implements MigrationInterface {
  name = 'pages-0009960000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE uploads ADD COLUMN pages integer CONSTRAINT uploads_pages CHECK (pages > 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE uploads DROP COLUMN pages`);
  }
}
