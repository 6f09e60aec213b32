-- What does not work outside of the product, as the owners' dashboard says it: one row for each thing.

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
