import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists are counted and searched by ordinary means: what kept counts and letter pairs goes. */
export class PlainLists0007700000000007 implements MigrationInterface {
  name = 'plain-lists-0007700000000007';

  async up(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER count_blog_posts_on_${event} ON blog_posts`);
      await runner.query(`DROP FUNCTION count_blog_posts_on_${event}()`);
    }
    await runner.query(`DROP TRIGGER count_resource ON resources`);
    await runner.query(`DROP FUNCTION count_resource()`);
    await runner.query(`DROP TABLE blog_post_counts, resource_counts`);
    await runner.query(`DROP INDEX blog_posts_letter_pairs, resources_letter_pairs`);
    await runner.query(`DROP FUNCTION letter_pairs(text), takes_reading(integer)`);

    // PostgreSQL's parser looks for tags, addresses and paths, and takes the square of a text's length to find none in
    // `<!--<!--<!--`. Without signs it meets words only.
    await runner.query(`
      CREATE FUNCTION searchable_words(line text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT to_tsvector('simple', words) || to_tsvector('english', words)
        FROM translate(line, '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32)) AS words
      $$
    `);
    await runner.query(`
      CREATE OR REPLACE FUNCTION make_blog_post_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        new.heading := lower(new.title || E'\\n' || new.summary);
        new.words := searchable_words(concat_ws(E'\\n', new.title, new.summary, new.content));
        RETURN new;
      END $$
    `);
    await runner.query(`UPDATE blog_posts SET content = content`);

    // Always by the indexes: for a word of every second post PostgreSQL would rather read the table, and does not count
    // that it must unpack the words of each post to do so.
    await runner.query(`
      CREATE FUNCTION find_blog_posts(part text, query tsquery) RETURNS integer[] LANGUAGE sql STABLE
      SET enable_seqscan = off AS $$
        SELECT ARRAY(
          SELECT id FROM blog_posts WHERE heading LIKE part
          UNION ALL SELECT id FROM blog_posts WHERE words @@ query
        )
      $$
    `);

    for (const statement of renamed('slugs', 'redirects')) await runner.query(statement);
  }

  /** The counts and letter pairs do not come back: they were made of the rows by migrations 002, 003 and 005. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of renamed('redirects', 'slugs')) await runner.query(statement);
    await runner.query(`DROP FUNCTION find_blog_posts(text, tsquery)`);
  }
}

function renamed(from: string, to: string): string[] {
  return [
    `ALTER TABLE blog_post_${from} RENAME TO blog_post_${to}`,
    `ALTER TABLE blog_post_${to} RENAME CONSTRAINT blog_post_${from}_pkey TO blog_post_${to}_pkey`,
    `ALTER TABLE blog_post_${to} RENAME CONSTRAINT blog_post_${from}_post TO blog_post_${to}_post`,
    `ALTER INDEX blog_post_${from}_of_post RENAME TO blog_post_${to}_of_post`,
  ];
}
