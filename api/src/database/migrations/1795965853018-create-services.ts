import { firstPackages } from '@practice/contract/packages';
import { firstServices } from '@practice/contract/services';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Services and packages were lists of the contract, and what an appointment is of was guessed from its title. */
export class CreateServices1795965853018 implements MigrationInterface {
  name = 'CreateServices1795965853018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_slot_taken"`);
    await runner.query(`
      CREATE TABLE "services" (
        "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        "slug" text NOT NULL,
        "title" text NOT NULL,
        "about" text NOT NULL DEFAULT '',
        "minutes" smallint NOT NULL DEFAULT '60',
        "buffer_minutes" smallint NOT NULL DEFAULT '0',
        "place" text NOT NULL,
        "price_cents" integer,
        "price_to_cents" integer,
        "bring" text,
        "consent" text NOT NULL DEFAULT 'none',
        "request_label" text,
        "is_bookable" boolean NOT NULL DEFAULT true,
        "sort" integer NOT NULL,
        "retired_at" TIMESTAMP WITH TIME ZONE,
        "version" integer NOT NULL DEFAULT '1',
        CONSTRAINT "services_title_taken" UNIQUE ("title"),
        CONSTRAINT "services_slug_taken" UNIQUE ("slug"),
        CONSTRAINT "services_price" CHECK (
          price_cents >= 0
          AND (
            price_to_cents IS NULL
            OR price_to_cents > price_cents
          )
        ),
        CONSTRAINT "services_consent" CHECK (consent IN ('none', 'offered', 'required')),
        CONSTRAINT "services_place" CHECK (
          place IN ('office', 'client', 'video', 'phone', 'choice')
        ),
        CONSTRAINT "services_minutes" CHECK (
          minutes BETWEEN 5 AND 480
          AND buffer_minutes BETWEEN 0 AND 240
        ),
        CONSTRAINT "services_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`
      CREATE TABLE "packages" (
        "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        "slug" text NOT NULL,
        "title" text NOT NULL,
        "tagline" text NOT NULL,
        "description" text NOT NULL,
        "price_cents" integer NOT NULL,
        "best_for" text NOT NULL,
        "features" jsonb NOT NULL,
        "service_id" integer,
        "visits" smallint NOT NULL DEFAULT '1',
        "sort" integer NOT NULL,
        "is_shown" boolean NOT NULL DEFAULT true,
        "retired_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "packages_title_taken" UNIQUE ("title"),
        CONSTRAINT "packages_slug_taken" UNIQUE ("slug"),
        CONSTRAINT "packages_visits" CHECK (visits > 0),
        CONSTRAINT "packages_price" CHECK (price_cents > 0),
        CONSTRAINT "packages_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`ALTER TABLE "payments" ADD "package_id" integer`);
    await runner.query(`ALTER TABLE "payments" ADD "visits" smallint NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "client_appointments" ADD "service_id" integer`);
    await runner.query(`ALTER TABLE "client_appointments" ADD "payment_id" integer`);
    await runner.query(
      `ALTER TABLE "client_appointments" ADD "buffer_minutes" smallint NOT NULL DEFAULT '0'`,
    );
    await runner.query(`
      CREATE INDEX "client_appointments_of_payment" ON "client_appointments" ("payment_id")
      WHERE payment_id IS NOT NULL`);
    await runner.query(`
      ALTER TABLE "client_appointments"
      ADD CONSTRAINT "client_appointments_time_taken" EXCLUDE USING gist (
          tsrange(
            starts_at AT TIME ZONE 'UTC',
            starts_at AT TIME ZONE 'UTC' + (minutes + buffer_minutes) * interval '1 minute'
          ) WITH &&
        )
      WHERE (holds_its_time(status, removed_at))`);
    await addRows(runner);
    await runner.query(`
      ALTER TABLE "packages"
      ADD CONSTRAINT "packages_service" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`);
    await runner.query(`
      ALTER TABLE "payments"
      ADD CONSTRAINT "payments_package" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`);
    await runner.query(`
      ALTER TABLE "client_appointments"
      ADD CONSTRAINT "client_appointments_service" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`);
    await runner.query(`
      ALTER TABLE "client_appointments"
      ADD CONSTRAINT "client_appointments_payment" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE
      SET NULL ON UPDATE NO ACTION`);
    await runner.query(`
      ALTER TABLE "consultation_requests"
      ADD CONSTRAINT "consultation_requests_service" FOREIGN KEY ("service") REFERENCES "services"("slug") ON DELETE NO ACTION ON UPDATE NO ACTION`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "consultation_requests" DROP CONSTRAINT "consultation_requests_service"`);
    await runner.query(`ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_payment"`);
    await runner.query(`ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_service"`);
    await runner.query(`ALTER TABLE "payments" DROP CONSTRAINT "payments_package"`);
    await runner.query(`ALTER TABLE "packages" DROP CONSTRAINT "packages_service"`);
    await runner.query(`ALTER TABLE "client_appointments" DROP CONSTRAINT "client_appointments_time_taken"`);
    await runner.query(`DROP INDEX "public"."client_appointments_of_payment"`);
    await runner.query(`ALTER TABLE "client_appointments" DROP COLUMN "buffer_minutes"`);
    await runner.query(`ALTER TABLE "client_appointments" DROP COLUMN "payment_id"`);
    await runner.query(`ALTER TABLE "client_appointments" DROP COLUMN "service_id"`);
    await runner.query(`ALTER TABLE "payments" DROP COLUMN "visits"`);
    await runner.query(`ALTER TABLE "payments" DROP COLUMN "package_id"`);
    await runner.query(`DROP TABLE "packages"`);
    await runner.query(`DROP TABLE "services"`);
    await runner.query(`
      ALTER TABLE "client_appointments"
      ADD CONSTRAINT "client_appointments_slot_taken" EXCLUDE USING gist (
          tsrange(
            (starts_at AT TIME ZONE 'UTC'::text),
            (
              (starts_at AT TIME ZONE 'UTC'::text) + (
                (minutes)::double precision * '00:01:00'::interval
              )
            )
          ) WITH &&
        )
      WHERE (holds_its_time(status, removed_at))`);
  }
}

/** What the practice begins with, and what the titles of appointments and payments said until now. */
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
    UPDATE packages SET service_id = services.id FROM services WHERE services.slug = packages.slug`);
  await runner.query(`
    UPDATE payments SET package_id = packages.id, visits = packages.visits
    FROM packages WHERE packages.title = payments.service_type`);
  await runner.query(`
    UPDATE client_appointments SET service_id = services.id
    FROM services WHERE position(lower(replace(services.title, ' Package', '')) IN lower(client_appointments.title)) > 0`);
  // A client's first visit of a package was paid by the first purchase of it, the second one by the second.
  await runner.query(`
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
