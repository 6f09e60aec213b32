import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PictureFocus0009970000000018 implements MigrationInterface {
  name = 'picture-focus-0009970000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_posts
        ADD COLUMN image_focus jsonb,
        ADD COLUMN rendered_by integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT blog_posts_image_focus CHECK (image_focus IS NULL OR image_url IS NOT NULL)
    `);
    await runner.query(`ALTER TABLE blog_post_versions ADD COLUMN image_focus jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE blog_post_versions DROP COLUMN image_focus`);
    await runner.query(`ALTER TABLE blog_posts DROP COLUMN image_focus, DROP COLUMN rendered_by`);
  }
}
