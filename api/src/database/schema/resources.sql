-- Uploaded files, and the resources on offer.

-- A row names what the store has: the file "key.extension", and beside it the sizes of a picture.
CREATE TABLE uploads (
  key          text NOT NULL,
  kind         text NOT NULL,
  extension    text NOT NULL,
  mime         text NOT NULL,
  size         integer NOT NULL,
  label        text NOT NULL,
  pages        integer,
  width        integer,
  height       integer,
  widths       integer[] NOT NULL DEFAULT '{}',
  is_animated  boolean NOT NULL DEFAULT false,
  is_public    boolean NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT uploads_pkey PRIMARY KEY (key),
  CONSTRAINT uploads_key CHECK (key ~ '^[0-9a-f]{32}$'),
  -- A drawing is the thumbnail that is made from a PDF or an image. It is deleted with that file.
  CONSTRAINT uploads_kind CHECK (kind IN ('file', 'picture', 'drawing')),
  CONSTRAINT uploads_picture CHECK (
    (kind <> 'file') = (width IS NOT NULL AND height IS NOT NULL AND cardinality(widths) > 0)
  ),
  CONSTRAINT uploads_pages CHECK (pages > 0)
);
CREATE INDEX uploads_pictures ON uploads (created_at) WHERE kind = 'picture';

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
  generated_thumbnail_key text,
  date_added     timestamptz NOT NULL DEFAULT now(),
  added_by_id    integer,
  is_public      boolean NOT NULL DEFAULT true,
  downloads      integer NOT NULL DEFAULT 0,
  deleted_at     timestamptz,
  CONSTRAINT resources_pkey PRIMARY KEY (id),
  -- Without ON DELETE: an upload that a resource names can't be deleted.
  CONSTRAINT resources_file FOREIGN KEY (file_key) REFERENCES uploads (key),
  CONSTRAINT resources_thumbnail FOREIGN KEY (thumbnail_key) REFERENCES uploads (key),
  CONSTRAINT resources_drawn FOREIGN KEY (generated_thumbnail_key) REFERENCES uploads (key),
  CONSTRAINT resources_added_by FOREIGN KEY (added_by_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT resources_category CHECK (category IN ('guide', 'article', 'video', 'template')),
  -- The file is on another site or an upload, never both.
  CONSTRAINT resources_has_file CHECK ((file_url IS NULL) <> (file_key IS NULL)),
  CONSTRAINT resources_drawn_from_file CHECK (generated_thumbnail_key IS NULL OR file_key IS NOT NULL)
);
-- An upload is the file of one resource; a thumbnail may serve several.
CREATE UNIQUE INDEX resources_file_taken ON resources (file_key);
CREATE UNIQUE INDEX resources_drawn_taken ON resources (generated_thumbnail_key);
CREATE INDEX resources_of_thumbnail ON resources (thumbnail_key);
CREATE INDEX resources_of_admin ON resources (added_by_id);
CREATE INDEX resources_public ON resources (date_added DESC, id DESC) WHERE is_public AND deleted_at IS NULL;
CREATE INDEX resources_public_of_category ON resources (category, date_added DESC, id DESC)
  WHERE is_public AND deleted_at IS NULL;
CREATE INDEX resources_newest ON resources (date_added DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX resources_by_title ON resources (lower(title), id) WHERE deleted_at IS NULL;
CREATE INDEX resources_bin ON resources (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX resources_words ON resources USING gin (searchable(title || E'\n' || description) gin_trgm_ops)
  WITH (fastupdate = off);

-- Who downloaded what within which hour. The visitor is a salted hash, and a row is deleted after a day.
CREATE TABLE resource_downloads (
  resource_id  integer NOT NULL,
  visitor      text NOT NULL,
  hour         timestamptz NOT NULL,
  CONSTRAINT resource_downloads_pkey PRIMARY KEY (resource_id, visitor, hour),
  CONSTRAINT resource_downloads_resource FOREIGN KEY (resource_id) REFERENCES resources (id) ON DELETE CASCADE
);
CREATE INDEX resource_downloads_age ON resource_downloads (hour);
