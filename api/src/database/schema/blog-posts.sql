-- Posts, how they are searched, their earlier versions and addresses.

CREATE TABLE blog_posts (
  id               integer GENERATED ALWAYS AS IDENTITY,
  title            text NOT NULL,
  slug             text NOT NULL,
  summary          text NOT NULL,
  content          text NOT NULL,
  content_html     text NOT NULL,
  reading_minutes  integer NOT NULL,
  image_url        text,
  image_focus      jsonb,
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
  -- The trigger below fills both: title and summary letter by letter, and every word of the post.
  heading          text NOT NULL,
  words            tsvector NOT NULL,
  CONSTRAINT blog_posts_pkey PRIMARY KEY (id),
  CONSTRAINT blog_posts_author FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL,
  -- An address of digits alone would be taken for a post's number.
  CONSTRAINT blog_posts_slug CHECK (slug ~ '^[a-z0-9_-]+$' AND slug ~ '[^0-9]'),
  CONSTRAINT blog_posts_published CHECK (NOT published OR (was_public AND publish_at IS NULL)),
  CONSTRAINT blog_posts_image_focus CHECK (image_focus IS NULL OR image_url IS NOT NULL)
);
-- A post in the trash gives its address free.
CREATE UNIQUE INDEX blog_posts_slug_taken ON blog_posts (slug) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_public ON blog_posts (created_at DESC, id DESC) WHERE published AND deleted_at IS NULL;
CREATE INDEX blog_posts_public_of_category ON blog_posts (category, created_at DESC, id DESC)
  WHERE published AND deleted_at IS NULL;
CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_by_title ON blog_posts (lower(title), id) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_by_category ON blog_posts (category, id) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_by_state ON blog_posts (published, id) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_by_change ON blog_posts (updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_bin ON blog_posts (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX blog_posts_due ON blog_posts (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX blog_posts_of_author ON blog_posts (author_id);
CREATE INDEX blog_posts_tags ON blog_posts USING gin (tags);
-- Each search reads the list of posts that are not in these two indexes yet one by one, so the lists are kept short.
CREATE INDEX blog_posts_heading ON blog_posts USING gin (heading gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX blog_posts_words ON blog_posts USING gin (words) WITH (gin_pending_list_limit = 256);

-- Every word as it is written, but for accents, and by its English stem. PostgreSQL's parser looks for tags, addresses and
-- paths, and takes the square of a text's length to find none in "<!--<!--<!--". Without punctuation it meets words only.
CREATE FUNCTION searchable_words(line text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', words) || to_tsvector('english', words)
  FROM translate(searchable(line), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)) AS words
$$;
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
$$;

-- Slugs that posts had while they were public. Each redirects to the post that had it last.
CREATE TABLE blog_post_redirects (
  slug     text NOT NULL,
  post_id  integer NOT NULL,
  CONSTRAINT blog_post_redirects_pkey PRIMARY KEY (slug),
  CONSTRAINT blog_post_redirects_post FOREIGN KEY (post_id) REFERENCES blog_posts (id) ON DELETE CASCADE
);
CREATE INDEX blog_post_redirects_of_post ON blog_post_redirects (post_id);

-- What a post was before each save.
CREATE TABLE blog_post_versions (
  post_id      integer NOT NULL,
  version      integer NOT NULL,
  title        text NOT NULL,
  slug         text NOT NULL,
  summary      text NOT NULL,
  content      text NOT NULL,
  image_url    text,
  image_focus  jsonb,
  category     text NOT NULL,
  tags         text[] NOT NULL DEFAULT '{}',
  published    boolean NOT NULL DEFAULT false,
  author       text NOT NULL,
  saved_at     timestamptz NOT NULL,
  CONSTRAINT blog_post_versions_pkey PRIMARY KEY (post_id, version),
  CONSTRAINT blog_post_versions_post FOREIGN KEY (post_id) REFERENCES blog_posts (id) ON DELETE CASCADE
);
