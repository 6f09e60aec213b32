import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIndexesAndTriggers1795946200000 implements MigrationInterface {
  name = 'CreateIndexesAndTriggers1795946200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX users_email_taken ON users (lower(email));
      CREATE INDEX payments_of_guests ON payments (lower(customer_email)) WHERE user_id IS NULL;
      CREATE INDEX blog_posts_by_title ON blog_posts (lower(title), id) WHERE deleted_at IS NULL;
      CREATE INDEX resources_by_title ON resources (lower(title), id) WHERE deleted_at IS NULL;
      -- The expression has to be the one that consultation-request-list.ts sorts by.
      CREATE INDEX consultation_requests_by_reply ON consultation_requests ((
        CASE WHEN answered_at IS NULL THEN extract(epoch FROM created_at AT TIME ZONE 'UTC')
             ELSE 1e11 - extract(epoch FROM answered_at AT TIME ZONE 'UTC') END
      ), id)`);
    await makeSearchable(runner);
    await keepAuditLog(runner);
    await runner.query(`
      INSERT INTO opening_hours (weekday, opens, closes)
      VALUES (0, NULL, NULL), (6, NULL, NULL), (1, '9:00 AM', '5:00 PM'), (2, '9:00 AM', '5:00 PM'),
             (3, '9:00 AM', '5:00 PM'), (4, '9:00 AM', '5:00 PM'), (5, '9:00 AM', '5:00 PM');
      INSERT INTO booking_rules DEFAULT VALUES;
      INSERT INTO assessment_settings DEFAULT VALUES`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the first tables: drop the database instead.');
  }
}

async function makeSearchable(runner: QueryRunner): Promise<void> {
  await runner.query(String.raw`
    CREATE INDEX resources_words ON resources
    USING gin (searchable(title || E'\n' || description) gin_trgm_ops) WITH (fastupdate = off);
    -- Each search reads the list of posts that are not in these two indexes yet one by one, so the lists are kept short.
    CREATE INDEX blog_posts_heading ON blog_posts USING gin (heading gin_trgm_ops) WITH (gin_pending_list_limit = 256);
    CREATE INDEX blog_posts_words ON blog_posts USING gin (words) WITH (gin_pending_list_limit = 256);
    CREATE FUNCTION make_blog_post_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      new.heading := searchable(new.title || E'\n' || new.summary);
      new.words := searchable_words(concat_ws(E'\n', new.title, new.summary, new.content));
      RETURN new;
    END $$;
    CREATE TRIGGER make_blog_post_searchable BEFORE INSERT OR UPDATE OF title, summary, content ON blog_posts
    FOR EACH ROW EXECUTE FUNCTION make_blog_post_searchable();
    -- Always by the indexes: for a word of every second post PostgreSQL would rather read the table, and does not count
    -- that it must unpack the words of each post to do so.
    CREATE FUNCTION find_blog_posts(part text, query tsquery) RETURNS integer[] LANGUAGE sql STABLE
    SET enable_seqscan = off AS $$
      SELECT ARRAY(
        SELECT id FROM blog_posts WHERE heading LIKE part
        UNION ALL SELECT id FROM blog_posts WHERE words @@ query
      )
    $$`);
}

async function keepAuditLog(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - interval '6 years' THEN RETURN OLD; END IF;
        -- Anyone can make failed logins.
        IF OLD.user_id IS NULL AND NOT OLD.succeeded AND OLD.at < now() - interval '90 days' THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION 'The audit log can’t be changed, and stays for six years.';
    END $$;
    CREATE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
    CREATE TRIGGER keep_table BEFORE TRUNCATE ON audit_log EXECUTE FUNCTION keep_audit_log()`);
}
