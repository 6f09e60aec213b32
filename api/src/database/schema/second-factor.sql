-- The second step of an admin's login: an authenticator app, passkeys, recovery codes.

CREATE TABLE authenticator_apps (
  user_id     integer NOT NULL,
  -- Encrypted with a key made of JWT_SECRET. Null until a first code has confirmed the new secret.
  secret      text,
  new_secret  text,
  -- The 30 seconds of the last code that was used, so that each code works once.
  last_step   bigint NOT NULL DEFAULT 0,
  CONSTRAINT authenticator_apps_pkey PRIMARY KEY (user_id),
  CONSTRAINT authenticator_apps_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE passkeys (
  id             integer GENERATED ALWAYS AS IDENTITY,
  user_id        integer NOT NULL,
  name           text NOT NULL,
  credential_id  text NOT NULL,
  public_key     bytea NOT NULL,
  counter        bigint NOT NULL,
  transports     text[] NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  last_used_at   timestamptz,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_credential UNIQUE (credential_id),
  CONSTRAINT passkeys_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- A code that was used has no row any more.
CREATE TABLE recovery_codes (
  user_id    integer NOT NULL,
  code_hash  text NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

-- Logins with a right password that wait for the second step. A cookie has the token.
CREATE TABLE pending_logins (
  token_hash  text NOT NULL,
  user_id     integer NOT NULL,
  tries       integer NOT NULL DEFAULT 0,
  expires_at  timestamptz NOT NULL,
  CONSTRAINT pending_logins_pkey PRIMARY KEY (token_hash),
  CONSTRAINT pending_logins_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX pending_logins_of_user ON pending_logins (user_id);

-- What a passkey has to sign. Each is used once.
CREATE TABLE passkey_challenges (
  challenge   text NOT NULL,
  user_id     integer NOT NULL,
  expires_at  timestamptz NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenges_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id);
