-- Messages on the owners' dashboard, such as about a problem with the mail server: one row per cause.

CREATE TABLE alerts (
  id        integer GENERATED ALWAYS AS IDENTITY,
  key       text NOT NULL,
  message   text NOT NULL,
  count     integer NOT NULL DEFAULT 1,
  first_at  timestamptz NOT NULL DEFAULT now(),
  last_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT alerts_pkey PRIMARY KEY (id),
  CONSTRAINT alerts_key UNIQUE (key)
);
