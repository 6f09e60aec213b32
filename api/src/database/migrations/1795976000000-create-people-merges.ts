import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two people who are the same become one; for a day it can be undone. */
export class CreatePeopleMerges1795976000000 implements MigrationInterface {
  name = 'CreatePeopleMerges1795976000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "people_merges" (
        "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        "kept_id" integer NOT NULL,
        "other_id" integer NOT NULL,
        "moved" jsonb NOT NULL,
        "merged_by" text NOT NULL,
        "merged_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "people_merges_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "people_merges_kept" FOREIGN KEY ("kept_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT "people_merges_other" FOREIGN KEY ("other_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
    await runner.query(`CREATE INDEX "people_merges_of_kept" ON "people_merges" ("kept_id", "merged_at")`);
    await runner.query(`CREATE UNIQUE INDEX "people_merges_other_taken" ON "people_merges" ("other_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "people_merges"`);
  }
}
