import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResourceLetterPairs0005700000000005 implements MigrationInterface {
  name = 'resource-letter-pairs-0005700000000005';

  async up(runner: QueryRunner): Promise<void> {
    // For searches of one or two letters, as posts have it.
    await runner.query(`
      CREATE INDEX resources_letter_pairs ON resources
      USING gin (letter_pairs(lower(title || E'\\n' || description))) WITH (gin_pending_list_limit = 256)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX resources_letter_pairs');
  }
}
