import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateExtensionsAndFunctions1795946100000 implements MigrationInterface {
  name = 'CreateExtensionsAndFunctions1795946100000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasTable('users')) {
      throw new Error(
        'The database was made by an earlier development version and can’t be converted. To start over without its data, delete the folder .data (or your DATA_DIR); if DATABASE_URL is set, empty that database.',
      );
    }
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`CREATE EXTENSION IF NOT EXISTS unaccent`);

    await runner.query(`
      CREATE FUNCTION holds_its_time(status text, removed_at timestamptz) RETURNS boolean
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN removed_at IS NULL AND status NOT IN ('cancelled', 'no-show')`);

    // Search ignores case and accents, so that "Siobhan" finds "Siobhán". Not for passwords or keys.
    await runner.query(`
      CREATE FUNCTION searchable(line text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT lower(public.unaccent('public.unaccent', normalize(line)))
      $$`);

    // Indexes each word as written and by its English stem. Punctuation is removed because PostgreSQL's
    // parser takes quadratic time on text like "<!--<!--<!--".
    await runner.query(String.raw`
      CREATE FUNCTION searchable_words(line text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT to_tsvector('simple', words) || to_tsvector('english', words)
        FROM translate(searchable(line), '!"#$%&''()*+,-./:;<=>?@[\]^_${'`'}{|}~', repeat(' ', 32)) AS words
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION searchable_words, searchable, holds_its_time`);
  }
}
