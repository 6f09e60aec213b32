import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BlogPosts0002700000000002 implements MigrationInterface {
  name = 'blog-posts-0002700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);

    await runner.query(`
      CREATE TABLE blog_posts (
        id               integer GENERATED ALWAYS AS IDENTITY,
        title            text NOT NULL,
        slug             text NOT NULL,
        summary          text NOT NULL,
        content          text NOT NULL,
        content_html     text NOT NULL,
        reading_minutes  integer NOT NULL,
        image_url        text,
        category         text NOT NULL,
        tags             text[] NOT NULL DEFAULT '{}',
        published        boolean NOT NULL DEFAULT false,
        was_public       boolean NOT NULL DEFAULT false,
        publish_at       timestamptz,
        version          integer NOT NULL DEFAULT 1,
        author_id        integer,
        saved_by         text NOT NULL,
        created_at       timestamptz NOT NULL DEFAULT now(),
        updated_at       timestamptz NOT NULL DEFAULT now(),
        deleted_at       timestamptz,
        heading          text NOT NULL,
        words            tsvector NOT NULL,
        CONSTRAINT blog_posts_pkey PRIMARY KEY (id),
        CONSTRAINT blog_posts_author FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT blog_posts_slug CHECK (slug ~ '^[a-z0-9_-]+$' AND slug ~ '[^0-9]'),
        CONSTRAINT blog_posts_published CHECK (NOT published OR (was_public AND publish_at IS NULL))
      )
    `);

    // What is searched: title and summary letter by letter; every word as it is written and by its English stem.
    await runner.query(`
      CREATE FUNCTION make_blog_post_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        everything text := concat_ws(E'\\n', new.title, new.summary, new.content);
      BEGIN
        new.heading := lower(new.title || E'\\n' || new.summary);
        new.words := to_tsvector('simple', everything) || to_tsvector('english', everything);
        RETURN new;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER make_blog_post_searchable BEFORE INSERT OR UPDATE OF title, summary, content ON blog_posts
      FOR EACH ROW EXECUTE FUNCTION make_blog_post_searchable()
    `);

    await runner.query(
      `CREATE UNIQUE INDEX blog_posts_slug_taken ON blog_posts (slug) WHERE deleted_at IS NULL`,
    );
    await runner.query(`
      CREATE INDEX blog_posts_public ON blog_posts (created_at DESC, id DESC)
      WHERE published AND deleted_at IS NULL
    `);
    await runner.query(`
      CREATE INDEX blog_posts_public_of_category ON blog_posts (category, created_at DESC, id DESC)
      WHERE published AND deleted_at IS NULL
    `);
    await runner.query(
      `CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX blog_posts_by_title ON blog_posts (lower(title), id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX blog_posts_by_category ON blog_posts (category, id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX blog_posts_by_state ON blog_posts (published, id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX blog_posts_by_change ON blog_posts (updated_at, id) WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX blog_posts_bin ON blog_posts (deleted_at) WHERE deleted_at IS NOT NULL`);
    await runner.query(`CREATE INDEX blog_posts_due ON blog_posts (publish_at) WHERE publish_at IS NOT NULL`);
    await runner.query(`CREATE INDEX blog_posts_of_author ON blog_posts (author_id)`);
    await runner.query(`CREATE INDEX blog_posts_tags ON blog_posts USING gin (tags)`);

    // Searching. The short lists are of posts that are not in the index yet: each search looks through them one by one.
    await runner.query(
      `CREATE INDEX blog_posts_heading ON blog_posts USING gin (heading gin_trgm_ops) WITH (gin_pending_list_limit = 256)`,
    );
    await runner.query(
      `CREATE INDEX blog_posts_words ON blog_posts USING gin (words) WITH (gin_pending_list_limit = 256)`,
    );
    // Trigrams know nothing of one or two letters.
    await runner.query(`
      CREATE FUNCTION letter_pairs(line text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT array_agg(substr(line, place, size))
        FROM generate_series(1, length(line)) AS place, generate_series(1, 2) AS size
      $$
    `);
    await runner.query(`
      CREATE INDEX blog_posts_letter_pairs ON blog_posts USING gin (letter_pairs(heading))
      WITH (gin_pending_list_limit = 256)
    `);
    // Always true. Beside a search of words it says what PostgreSQL does not count: they must be fetched and unpacked.
    // Left unsafe for parallel work, which would cost more to begin than such a search takes.
    await runner.query(`
      CREATE FUNCTION takes_reading(post_id integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE COST 1000
      AS $$ BEGIN RETURN true; END $$
    `);

    // A list says how many posts there are without counting them.
    await runner.query(`
      CREATE TABLE blog_post_counts (
        category   text NOT NULL,
        published  boolean NOT NULL,
        deleted    boolean NOT NULL,
        posts      integer NOT NULL,
        CONSTRAINT blog_post_counts_pkey PRIMARY KEY (category, published, deleted)
      )
    `);
    for (const [event, tables, changes] of countedEvents) {
      const name = `count_blog_posts_on_${event.toLowerCase()}`;
      // Always in the same order, so that no two statements wait for each other.
      await runner.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO blog_post_counts
          SELECT category, published, deleted_at IS NOT NULL, sum(change) FROM (${changes}) AS changes
          GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
          ON CONFLICT (category, published, deleted) DO UPDATE SET posts = blog_post_counts.posts + excluded.posts;
          RETURN NULL;
        END $$
      `);
      await runner.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON blog_posts REFERENCING ${tables}
        FOR EACH STATEMENT EXECUTE FUNCTION ${name}()
      `);
    }

    // Addresses that a post had while it was public; they lead to it for good.
    await runner.query(`
      CREATE TABLE blog_post_slugs (
        slug     text NOT NULL,
        post_id  integer NOT NULL,
        CONSTRAINT blog_post_slugs_pkey PRIMARY KEY (slug),
        CONSTRAINT blog_post_slugs_post FOREIGN KEY (post_id) REFERENCES blog_posts (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`CREATE INDEX blog_post_slugs_of_post ON blog_post_slugs (post_id)`);

    // What a post was before each save.
    await runner.query(`
      CREATE TABLE blog_post_versions (
        post_id    integer NOT NULL,
        version    integer NOT NULL,
        title      text NOT NULL,
        slug       text NOT NULL,
        summary    text NOT NULL,
        content    text NOT NULL,
        image_url  text,
        category   text NOT NULL,
        tags       text[] NOT NULL,
        published  boolean NOT NULL,
        author     text NOT NULL,
        saved_at   timestamptz NOT NULL,
        CONSTRAINT blog_post_versions_pkey PRIMARY KEY (post_id, version),
        CONSTRAINT blog_post_versions_post FOREIGN KEY (post_id) REFERENCES blog_posts (id) ON DELETE CASCADE
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE blog_post_versions, blog_post_slugs, blog_posts, blog_post_counts`);
    for (const [event] of countedEvents) {
      await runner.query(`DROP FUNCTION count_blog_posts_on_${event.toLowerCase()}()`);
    }
    await runner.query(
      `DROP FUNCTION make_blog_post_searchable(), letter_pairs(text), takes_reading(integer)`,
    );
  }
}

const now = `SELECT *, 1 AS change FROM now_there`;
const before = `SELECT *, -1 AS change FROM there_before`;

const countedEvents = [
  ['INSERT', 'NEW TABLE AS now_there', now],
  ['UPDATE', 'NEW TABLE AS now_there OLD TABLE AS there_before', `${now} UNION ALL ${before}`],
  ['DELETE', 'OLD TABLE AS there_before', before],
] as const;
