import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePeopleMerges1795976000000 implements MigrationInterface {
  name = 'CreatePeopleMerges1795976000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "people_merges" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "kept_id" integer NOT NULL CONSTRAINT "people_merges_kept" REFERENCES "people" ON DELETE CASCADE,
        "other_id" integer NOT NULL CONSTRAINT "people_merges_other" REFERENCES "people" ON DELETE CASCADE,
        "moved" jsonb NOT NULL,
        "merged_by" text NOT NULL,
        "merged_at" timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX "people_merges_of_kept" ON "people_merges" ("kept_id", "merged_at");
      CREATE UNIQUE INDEX "people_merges_other_taken" ON "people_merges" ("other_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "people_merges"`);
  }
}
