-- What visitors ask of the practice with the contact form, and what the practice notes about it.

CREATE TABLE consultation_requests (
  id                   integer GENERATED ALWAYS AS IDENTITY,
  full_name            text NOT NULL,
  company_name         text NOT NULL,
  email                text NOT NULL,
  phone                text,
  service              text NOT NULL,
  message              text,
  state                text NOT NULL DEFAULT 'new',
  answered_at          timestamptz,
  confirmation_emailed boolean NOT NULL DEFAULT true,
  is_doubtful          boolean NOT NULL DEFAULT false,
  idempotency_key      uuid,
  created_at           timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT consultation_requests_pkey PRIMARY KEY (id),
  -- A form that is sent twice makes one request.
  CONSTRAINT consultation_requests_idempotency_key_taken UNIQUE (idempotency_key),
  CONSTRAINT consultation_requests_state CHECK (state IN ('new', 'contacted', 'booked', 'closed')),
  CONSTRAINT consultation_requests_answered CHECK ((state = 'new') = (answered_at IS NULL))
);
CREATE INDEX consultation_requests_newest ON consultation_requests (created_at DESC, id DESC);
CREATE INDEX consultation_requests_waiting ON consultation_requests (created_at) WHERE state = 'new';
-- A client's page asks for the requests that came from their address.
CREATE INDEX consultation_requests_email ON consultation_requests (email);
-- The expression has to be the one that consultation-request-list.ts sorts by.
CREATE INDEX consultation_requests_by_reply ON consultation_requests ((
  CASE WHEN answered_at IS NULL THEN extract(epoch FROM created_at AT TIME ZONE 'UTC')
       ELSE 1e11 - extract(epoch FROM answered_at AT TIME ZONE 'UTC') END
), id);

CREATE TABLE consultation_notes (
  id          integer GENERATED ALWAYS AS IDENTITY,
  request_id  integer NOT NULL,
  author_id   integer,
  author      text NOT NULL,
  text        text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT consultation_notes_pkey PRIMARY KEY (id),
  CONSTRAINT consultation_notes_request FOREIGN KEY (request_id)
    REFERENCES consultation_requests (id) ON DELETE CASCADE,
  CONSTRAINT consultation_notes_author FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX consultation_notes_of_request ON consultation_notes (request_id, id);
