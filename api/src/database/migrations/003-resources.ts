import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Resources0003700000000003 implements MigrationInterface {
  name = 'resources-0003700000000003';

  async up(runner: QueryRunner): Promise<void> {
    // A row names what is kept in the store: `key.extension`, and a picture's sizes beside it.
    await runner.query(`
      CREATE TABLE uploads (
        key          text NOT NULL,
        kind         text NOT NULL,
        extension    text NOT NULL,
        mime         text NOT NULL,
        size         integer NOT NULL,
        label        text NOT NULL,
        width        integer,
        height       integer,
        widths       integer[] NOT NULL DEFAULT '{}',
        is_animated  boolean NOT NULL DEFAULT false,
        is_public    boolean NOT NULL,
        created_at   timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT uploads_pkey PRIMARY KEY (key),
        CONSTRAINT uploads_key CHECK (key ~ '^[0-9a-f]{32}$'),
        CONSTRAINT uploads_kind CHECK (kind IN ('file', 'picture')),
        CONSTRAINT uploads_picture CHECK (
          (kind = 'picture') = (width IS NOT NULL AND height IS NOT NULL AND cardinality(widths) > 0)
        )
      )
    `);
    await runner.query(`CREATE INDEX uploads_pictures ON uploads (created_at) WHERE kind = 'picture'`);

    await runner.query(`
      CREATE TABLE resources (
        id             integer GENERATED ALWAYS AS IDENTITY,
        title          text NOT NULL,
        description    text NOT NULL,
        category       text NOT NULL,
        file_url       text,
        file_key       text,
        file_type      text NOT NULL,
        thumbnail_url  text,
        thumbnail_key  text,
        drawn_key      text,
        date_added     timestamptz NOT NULL DEFAULT now(),
        added_by_id    integer,
        is_public      boolean NOT NULL DEFAULT true,
        downloads      integer NOT NULL DEFAULT 0,
        deleted_at     timestamptz,
        CONSTRAINT resources_pkey PRIMARY KEY (id),
        CONSTRAINT resources_file FOREIGN KEY (file_key) REFERENCES uploads (key),
        CONSTRAINT resources_thumbnail FOREIGN KEY (thumbnail_key) REFERENCES uploads (key),
        CONSTRAINT resources_drawn FOREIGN KEY (drawn_key) REFERENCES uploads (key),
        CONSTRAINT resources_added_by FOREIGN KEY (added_by_id) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT resources_category CHECK (category IN ('guide', 'article', 'video', 'template')),
        CONSTRAINT resources_has_file CHECK ((file_url IS NULL) <> (file_key IS NULL)),
        CONSTRAINT resources_drawn_from_file CHECK (drawn_key IS NULL OR file_key IS NOT NULL)
      )
    `);
    await runner.query(`CREATE UNIQUE INDEX resources_file_taken ON resources (file_key)`);
    await runner.query(`CREATE UNIQUE INDEX resources_drawn_taken ON resources (drawn_key)`);
    await runner.query(`CREATE INDEX resources_of_thumbnail ON resources (thumbnail_key)`);
    await runner.query(`CREATE INDEX resources_of_admin ON resources (added_by_id)`);
    await runner.query(`
      CREATE INDEX resources_public ON resources (date_added DESC, id DESC) WHERE is_public AND deleted_at IS NULL
    `);
    await runner.query(`
      CREATE INDEX resources_public_of_category ON resources (category, date_added DESC, id DESC)
      WHERE is_public AND deleted_at IS NULL
    `);
    await runner.query(
      `CREATE INDEX resources_newest ON resources (date_added DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX resources_by_title ON resources (lower(title), id) WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX resources_bin ON resources (deleted_at) WHERE deleted_at IS NOT NULL`);
    await runner.query(`
      CREATE INDEX resources_words ON resources
      USING gin (lower(title || E'\\n' || description) gin_trgm_ops) WITH (fastupdate = off)
    `);

    // A list says how many there are without counting them. By row and not by statement, so that a counted
    // download, which changes none of this, costs nothing here.
    await runner.query(`
      CREATE TABLE resource_counts (
        category   text NOT NULL,
        is_public  boolean NOT NULL,
        deleted    boolean NOT NULL,
        resources  integer NOT NULL,
        CONSTRAINT resource_counts_pkey PRIMARY KEY (category, is_public, deleted)
      )
    `);
    await runner.query(`
      CREATE FUNCTION count_resource() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN
          UPDATE resource_counts SET resources = resources - 1
          WHERE category = OLD.category AND is_public = OLD.is_public AND deleted = (OLD.deleted_at IS NOT NULL);
        END IF;
        IF TG_OP <> 'DELETE' THEN
          INSERT INTO resource_counts VALUES (NEW.category, NEW.is_public, NEW.deleted_at IS NOT NULL, 1)
          ON CONFLICT (category, is_public, deleted) DO UPDATE SET resources = resource_counts.resources + 1;
        END IF;
        RETURN NULL;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER count_resource AFTER INSERT OR DELETE OR UPDATE OF category, is_public, deleted_at ON resources
      FOR EACH ROW EXECUTE FUNCTION count_resource()
    `);

    // Who opened what within which hour; the visitor is a salted hash, and a row is gone after a day.
    await runner.query(`
      CREATE TABLE resource_openings (
        resource_id  integer NOT NULL,
        visitor      text NOT NULL,
        hour         timestamptz NOT NULL,
        CONSTRAINT resource_openings_pkey PRIMARY KEY (resource_id, visitor, hour),
        CONSTRAINT resource_openings_resource FOREIGN KEY (resource_id) REFERENCES resources (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`CREATE INDEX resource_openings_age ON resource_openings (hour)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE resource_openings, resources, resource_counts, uploads`);
    await runner.query(`DROP FUNCTION count_resource()`);
  }
}
