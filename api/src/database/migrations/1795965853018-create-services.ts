import { firstPackages } from '@practice/contract/packages';
import { firstServices } from '@practice/contract/services';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateServices1795965853018 implements MigrationInterface {
  name = 'CreateServices1795965853018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_slot_taken";
      CREATE TABLE "services" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "slug" text NOT NULL CONSTRAINT "services_slug_taken" UNIQUE,
        "title" text NOT NULL CONSTRAINT "services_title_taken" UNIQUE,
        "about" text NOT NULL DEFAULT '',
        "minutes" smallint NOT NULL DEFAULT '60',
        "buffer_minutes" smallint NOT NULL DEFAULT '0',
        "place" text NOT NULL CONSTRAINT "services_place" CHECK (place IN ('office', 'client', 'video', 'phone', 'choice')),
        "price_cents" integer,
        "price_to_cents" integer,
        "bring" text,
        "consent" text NOT NULL DEFAULT 'none'
          CONSTRAINT "services_consent" CHECK (consent IN ('none', 'offered', 'required')),
        "request_label" text,
        "is_bookable" boolean NOT NULL DEFAULT true,
        "sort" integer NOT NULL,
        "retired_at" timestamptz,
        "version" integer NOT NULL DEFAULT '1',
        CONSTRAINT "services_price" CHECK (price_cents >= 0 AND (price_to_cents IS NULL OR price_to_cents > price_cents)),
        CONSTRAINT "services_minutes" CHECK (minutes BETWEEN 5 AND 480 AND buffer_minutes BETWEEN 0 AND 240)
      );
      CREATE TABLE "packages" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "slug" text NOT NULL CONSTRAINT "packages_slug_taken" UNIQUE,
        "title" text NOT NULL CONSTRAINT "packages_title_taken" UNIQUE,
        "tagline" text NOT NULL,
        "description" text NOT NULL,
        "price_cents" integer NOT NULL CONSTRAINT "packages_price" CHECK (price_cents > 0),
        "best_for" text NOT NULL,
        "features" jsonb NOT NULL,
        "service_id" integer CONSTRAINT "packages_service" REFERENCES "services",
        "visits" smallint NOT NULL DEFAULT '1' CONSTRAINT "packages_visits" CHECK (visits > 0),
        "sort" integer NOT NULL,
        "is_shown" boolean NOT NULL DEFAULT true,
        "retired_at" timestamptz
      );
      ALTER TABLE "payments"
        ADD "package_id" integer CONSTRAINT "payments_package" REFERENCES "packages",
        ADD "visits" smallint NOT NULL DEFAULT '0';
      ALTER TABLE "client_appointments"
        ADD "service_id" integer CONSTRAINT "client_appointments_service" REFERENCES "services",
        ADD "payment_id" integer CONSTRAINT "client_appointments_payment" REFERENCES "payments" ON DELETE SET NULL,
        ADD "buffer_minutes" smallint NOT NULL DEFAULT '0';
      CREATE INDEX "client_appointments_of_payment" ON "client_appointments" ("payment_id") WHERE payment_id IS NOT NULL;
      ALTER TABLE "client_appointments" ADD CONSTRAINT "client_appointments_time_taken" EXCLUDE USING gist (
        tsrange(
          starts_at AT TIME ZONE 'UTC',
          starts_at AT TIME ZONE 'UTC' + (minutes + buffer_minutes) * interval '1 minute'
        ) WITH &&
      ) WHERE (holds_its_time(status, removed_at))`);
    await addRows(runner);
    await runner.query(`
      ALTER TABLE "consultation_requests"
      ADD CONSTRAINT "consultation_requests_service" FOREIGN KEY ("service") REFERENCES "services"("slug")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_service";
      ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_time_taken",
        DROP COLUMN "buffer_minutes", DROP COLUMN "payment_id", DROP COLUMN "service_id";
      ALTER TABLE "payments" DROP COLUMN "visits", DROP COLUMN "package_id";
      DROP TABLE "packages", "services";
      ALTER TABLE "client_appointments" ADD CONSTRAINT "client_appointments_slot_taken" EXCLUDE USING gist (
        tsrange(
          starts_at AT TIME ZONE 'UTC',
          starts_at AT TIME ZONE 'UTC' + minutes * interval '1 minute'
        ) WITH &&
      ) WHERE (holds_its_time(status, removed_at))`);
  }
}

async function addRows(runner: QueryRunner): Promise<void> {
  for (const [at, { price, priceTo: _, ...service }] of firstServices.entries()) {
    await insert(runner, 'services', {
      ...service,
      priceCents: price === null ? null : price * 100,
      sort: at + 1,
    });
  }
  for (const [at, { price, features, ...sold }] of firstPackages.entries()) {
    const row = { ...sold, features: JSON.stringify(features), priceCents: price * 100, sort: at + 1 };
    await insert(runner, 'packages', row);
  }
  await runner.query(`
    UPDATE packages SET service_id = services.id FROM services WHERE services.slug = packages.slug;
    UPDATE payments SET package_id = packages.id, visits = packages.visits
    FROM packages WHERE packages.title = payments.service_type;
    UPDATE client_appointments SET service_id = services.id
    FROM services WHERE position(lower(replace(services.title, ' Package', '')) IN lower(client_appointments.title)) > 0;
    -- A client's first visit of a package was paid by the first purchase of it, the second one by the second.
    WITH bought AS (
      SELECT payments.id, user_id, service_id, row_number() OVER (PARTITION BY user_id, service_id ORDER BY payment_date)
      FROM payments JOIN packages ON packages.id = package_id
      WHERE payments.status IN ('succeeded', 'partially_refunded', 'partially_lost')
    ), booked AS (
      SELECT id, user_id, service_id, row_number() OVER (PARTITION BY user_id, service_id ORDER BY starts_at)
      FROM client_appointments WHERE status NOT IN ('cancelled', 'no-show')
    )
    UPDATE client_appointments SET payment_id = bought.id
    FROM booked JOIN bought USING (user_id, service_id, row_number) WHERE client_appointments.id = booked.id`);
}

async function insert(runner: QueryRunner, table: string, row: object): Promise<void> {
  const names = Object.keys(row).map((name) =>
    name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
  );
  const places = names.map((_, at) => `$${at + 1}`);
  await runner.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, Object.values(row));
}
