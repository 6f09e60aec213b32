import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Drawings0004700000000004 implements MigrationInterface {
  name = 'drawings-0004700000000004';

  async up(runner: QueryRunner): Promise<void> {
    // What is drawn from a file goes with that file: nobody else's thumbnail, and not to be kept by who has seen it.
    await runner.query(`ALTER TABLE uploads DROP CONSTRAINT uploads_kind, DROP CONSTRAINT uploads_picture`);
    await runner.query(`UPDATE uploads SET kind = 'drawing' WHERE key IN (SELECT drawn_key FROM resources)`);
    await runner.query(
      `UPDATE resources SET thumbnail_key = NULL WHERE thumbnail_key IN (SELECT drawn_key FROM resources)`,
    );
    await runner.query(`
      ALTER TABLE uploads
        ADD CONSTRAINT uploads_kind CHECK (kind IN ('file', 'picture', 'drawing')),
        ADD CONSTRAINT uploads_picture CHECK (
          (kind <> 'file') = (width IS NOT NULL AND height IS NOT NULL AND cardinality(widths) > 0)
        )
    `);

    // Always in the same order, so that no two changes wait for each other.
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_resource() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO resource_counts
        SELECT category, is_public, deleted, sum(change) FROM (
          SELECT OLD.category, OLD.is_public, OLD.deleted_at IS NOT NULL, -1 WHERE TG_OP <> 'INSERT'
          UNION ALL SELECT NEW.category, NEW.is_public, NEW.deleted_at IS NOT NULL, 1 WHERE TG_OP <> 'DELETE'
        ) AS changes (category, is_public, deleted, change)
        GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
        ON CONFLICT (category, is_public, deleted)
        DO UPDATE SET resources = resource_counts.resources + excluded.resources;
        RETURN NULL;
      END $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE uploads DROP CONSTRAINT uploads_kind, DROP CONSTRAINT uploads_picture`);
    await runner.query(`UPDATE uploads SET kind = 'picture' WHERE kind = 'drawing'`);
    await runner.query(`
      ALTER TABLE uploads
        ADD CONSTRAINT uploads_kind CHECK (kind IN ('file', 'picture')),
        ADD CONSTRAINT uploads_picture CHECK (
          (kind = 'picture') = (width IS NOT NULL AND height IS NOT NULL AND cardinality(widths) > 0)
        )
    `);
  }
}
