-- Packages that were bought by card, what Stripe says of them, and refunds.

-- The row is written before Stripe is asked for the intent. Whatever happens in between, Stripe can be asked again by the
-- row's number and makes no second one.
CREATE TABLE payments (
  id                        integer GENERATED ALWAYS AS IDENTITY,
  user_id                   integer,
  -- `user_id` alone does not say whether a guest began it: a guest's checkout gets an account once it is paid, and a deleted
  -- account's has none.
  is_guest                  boolean NOT NULL DEFAULT false,
  stripe_payment_intent_id  text,
  client_secret_hash        text,
  idempotency_key           uuid,
  amount                    decimal(10, 2) NOT NULL,
  refunded_amount           decimal(10, 2) NOT NULL DEFAULT 0,
  -- What the buyer's bank took back in disputes that were lost.
  lost_amount               decimal(10, 2) NOT NULL DEFAULT 0,
  -- The time of the latest refund total from Stripe. Events can arrive in any order.
  refunds_as_of             timestamptz,
  currency                  text NOT NULL DEFAULT 'usd',
  status                    text NOT NULL DEFAULT 'pending',
  service_type              text NOT NULL,
  description               text,
  customer_email            text,
  customer_name             text,
  company                   text,
  card_brand                text,
  card_last4                text,
  payment_date              timestamptz,
  contact_by                timestamptz,
  created_at                timestamptz NOT NULL DEFAULT now(),
  updated_at                timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  -- Payments stay, for the books, when an account is deleted.
  CONSTRAINT payments_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT payments_intent_taken UNIQUE (stripe_payment_intent_id),
  -- A form that is sent twice makes one payment for each package.
  CONSTRAINT payments_idempotency_key_taken UNIQUE (idempotency_key, service_type),
  CONSTRAINT payments_intent CHECK (stripe_payment_intent_id IS NOT NULL OR status = 'pending'),
  CONSTRAINT payments_amount CHECK (
    amount > 0 AND refunded_amount BETWEEN 0 AND amount AND lost_amount BETWEEN 0 AND amount
  ),
  CONSTRAINT payments_paid CHECK (
    (status NOT IN ('pending', 'processing', 'failed')) = (payment_date IS NOT NULL)
  ),
  CONSTRAINT payments_status CHECK (
    status IN ('pending', 'processing', 'failed', 'succeeded', 'partially_refunded', 'refunded', 'disputed', 'partially_lost', 'lost')
  )
);
CREATE INDEX payments_of_user ON payments (user_id, payment_date DESC);
CREATE INDEX payments_newest ON payments (created_at DESC, id DESC);
CREATE INDEX payments_open ON payments (created_at) WHERE status IN ('pending', 'processing', 'failed');
CREATE INDEX payments_of_guests ON payments (lower(customer_email)) WHERE user_id IS NULL;

-- Stripe may send an event more than once: the key keeps it from being handled twice.
CREATE TABLE stripe_events (
  id           text NOT NULL,
  payment_id   integer,
  type         text NOT NULL,
  happened_at  timestamptz NOT NULL,
  -- Cents that the buyer's bank sent back, of a refund that failed.
  sent_back    bigint,
  -- The dispute that it is about, as it was then: its id, status, cents, and until when it can be answered.
  dispute      jsonb,
  received_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stripe_events_pkey PRIMARY KEY (id),
  CONSTRAINT stripe_events_payment FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE CASCADE
);
CREATE INDEX stripe_events_of_payment ON stripe_events (payment_id, happened_at);

CREATE TABLE payment_refunds (
  payment_id        integer NOT NULL,
  idempotency_key   uuid NOT NULL,
  stripe_refund_id  text,
  -- Null for a refund of the remaining amount, until Stripe reports it.
  amount            decimal(10, 2),
  reason            text NOT NULL,
  author            text NOT NULL,
  created_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_refunds_pkey PRIMARY KEY (payment_id, idempotency_key),
  CONSTRAINT payment_refunds_stripe_id_taken UNIQUE (stripe_refund_id),
  CONSTRAINT payment_refunds_payment FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE CASCADE,
  CONSTRAINT payment_refunds_known CHECK (stripe_refund_id IS NULL OR amount IS NOT NULL)
);
