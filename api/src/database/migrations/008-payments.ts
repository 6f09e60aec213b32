import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Payments0008700000000008 implements MigrationInterface {
  name = 'payments-0008700000000008';

  async up(runner: QueryRunner): Promise<void> {
    // The row is written before Stripe is asked for the intent: whatever happens in between, it can be asked again by the
    // row's number and makes no second one.
    await runner.query(`
      CREATE TABLE payments (
        id                        integer GENERATED ALWAYS AS IDENTITY,
        user_id                   integer,
        stripe_payment_intent_id  text,
        client_secret_hash        text,
        attempt                   uuid,
        amount                    decimal(10, 2) NOT NULL,
        refunded_amount           decimal(10, 2) NOT NULL DEFAULT 0,
        currency                  text NOT NULL DEFAULT 'usd',
        status                    text NOT NULL DEFAULT 'pending',
        service_type              text NOT NULL,
        description               text,
        customer_email            text,
        customer_name             text,
        payment_date              timestamptz,
        created_at                timestamptz NOT NULL DEFAULT now(),
        updated_at                timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payments_pkey PRIMARY KEY (id),
        CONSTRAINT payments_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT payments_intent_taken UNIQUE (stripe_payment_intent_id),
        CONSTRAINT payments_attempt_taken UNIQUE (attempt, service_type),
        CONSTRAINT payments_intent CHECK (stripe_payment_intent_id IS NOT NULL OR status = 'pending'),
        CONSTRAINT payments_amount CHECK (amount > 0 AND refunded_amount BETWEEN 0 AND amount),
        CONSTRAINT payments_paid CHECK (
          (status IN ('succeeded', 'partially_refunded', 'refunded', 'disputed')) = (payment_date IS NOT NULL)
        ),
        CONSTRAINT payments_status CHECK (
          status IN ('pending', 'processing', 'failed', 'succeeded', 'partially_refunded', 'refunded', 'disputed')
        )
      )
    `);
    await runner.query(`CREATE INDEX payments_of_user ON payments (user_id, payment_date DESC)`);
    await runner.query(`CREATE INDEX payments_newest ON payments (created_at DESC, id DESC)`);
    await runner.query(
      `CREATE INDEX payments_open ON payments (created_at) WHERE status IN ('pending', 'processing', 'failed')`,
    );

    await runner.query(`
      CREATE TABLE stripe_events (
        id           text NOT NULL,
        payment_id   integer,
        type         text NOT NULL,
        happened_at  timestamptz NOT NULL,
        received_at  timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT stripe_events_pkey PRIMARY KEY (id),
        CONSTRAINT stripe_events_payment FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`CREATE INDEX stripe_events_of_payment ON stripe_events (payment_id, happened_at)`);

    await runner.query(`
      CREATE TABLE payment_refunds (
        payment_id        integer NOT NULL,
        attempt           uuid NOT NULL,
        stripe_refund_id  text,
        amount            decimal(10, 2) NOT NULL,
        reason            text NOT NULL,
        author            text NOT NULL,
        created_at        timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT payment_refunds_pkey PRIMARY KEY (payment_id, attempt),
        CONSTRAINT payment_refunds_stripe_id_taken UNIQUE (stripe_refund_id),
        CONSTRAINT payment_refunds_payment FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE CASCADE
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE payment_refunds, stripe_events, payments`);
  }
}
