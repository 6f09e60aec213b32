-- Who has an account, how they sign in, and what the practice notes about them.

CREATE TABLE users (
  id                       integer GENERATED ALWAYS AS IDENTITY,
  username                 text NOT NULL,
  password                 text NOT NULL,
  email                    text NOT NULL,
  email_confirmed_at       timestamptz,
  -- A new address counts only once the link mailed to it is opened, so several accounts may ask for the same one.
  new_email                text,
  is_admin                 boolean NOT NULL DEFAULT false,
  is_client                boolean NOT NULL DEFAULT false,
  -- When an existing account became an admin's: a week later, exports and the like need a second factor.
  admin_since              timestamptz,
  first_name               text,
  last_name                text,
  phone                    text,
  appointment_emails       boolean NOT NULL DEFAULT true,
  reminder_emails          boolean NOT NULL DEFAULT true,
  disclaimer_accepted_at   timestamptz,
  new_password_required    boolean NOT NULL DEFAULT false,
  reset_token              text,
  reset_token_expiry       timestamptz,
  invited_at               timestamptz,
  -- An invitation has a token of its own, so that "Forgot password" does not replace it.
  invitation_token         text,
  invitation_token_expiry  timestamptz,
  created_at               timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_username_taken UNIQUE (username)
);
-- One account per address, however it is capitalized.
CREATE UNIQUE INDEX users_email_taken ON users (lower(email));
-- A token opens one account.
CREATE UNIQUE INDEX users_reset_token ON users (reset_token) WHERE reset_token IS NOT NULL;
CREATE UNIQUE INDEX users_invitation_token ON users (invitation_token) WHERE invitation_token IS NOT NULL;

-- The cookie names a row here; deleting the row ends the session at once.
CREATE TABLE sessions (
  id            text NOT NULL,
  user_id       integer NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  last_seen_at  timestamptz NOT NULL DEFAULT now(),
  expires_at    timestamptz NOT NULL,
  -- The kind of device, such as Chrome on Windows, for the list of one's logins.
  device        text NOT NULL DEFAULT '',
  -- When the admin last gave their second factor, or without one their password.
  confirmed_at  timestamptz,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Only the email has the token: a leaked table gives no one a valid link.
CREATE TABLE email_confirmations (
  token_hash  text NOT NULL,
  user_id     integer NOT NULL,
  email       text NOT NULL,
  expires_at  timestamptz NOT NULL,
  CONSTRAINT email_confirmations_pkey PRIMARY KEY (token_hash),
  CONSTRAINT email_confirmations_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX email_confirmations_of_user ON email_confirmations (user_id);

-- A note keeps its author's name when the author's account is deleted.
CREATE TABLE client_notes (
  id          integer GENERATED ALWAYS AS IDENTITY,
  user_id     integer NOT NULL,
  author_id   integer,
  author      text NOT NULL,
  text        text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT client_notes_pkey PRIMARY KEY (id),
  CONSTRAINT client_notes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT client_notes_author FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX client_notes_of_user ON client_notes (user_id, id);
