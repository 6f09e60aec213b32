import { expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startTestEnvironment } from '../../test/test-environment.ts';
import { dataSourceOptions, migrate } from './data-source.ts';

const dataBefore = `
  INSERT INTO users (username, password, email) VALUES ('ann', '-', 'ann@example.com'), ('ben', '-', 'ben@example.com');
  INSERT INTO consultation_requests (full_name, company_name, email, service) VALUES ('Cleo', 'Acme', 'c@example.com', 'not-sure');
  INSERT INTO payments (user_id, stripe_payment_intent_id, amount, status, service_type, payment_date) VALUES
    (1, 'pi_1', 299, 'succeeded', 'Foundations Package', '2026-01-02'),
    (1, 'pi_2', 299, 'succeeded', 'Foundations Package', '2026-02-02'),
    (1, 'pi_3', 899, 'refunded', 'Personalized Care Package', '2026-02-03'),
    (2, 'pi_4', 599, 'succeeded', 'Something we sold once', '2026-02-04');
  INSERT INTO client_appointments (user_id, title, appointment_date, appointment_time, starts_at, status, notified) VALUES
    (1, 'foundations seminar', '2026-03-02', '9:00 AM', '2026-03-02T14:00Z', 'completed', NULL),
    (1, 'Personalized Care Package', '2026-03-03', '9:00 AM', '2026-03-03T14:00Z', 'scheduled', NULL),
    (2, 'MNRI Family Session for Ben', '2026-07-01', '1:00 PM', '2026-07-01T17:00Z', 'scheduled',
      '{"title": "MNRI", "appointmentDate": "2026-07-01", "appointmentTime": "10:00 AM", "minutes": 60}'),
    (2, 'Tea', '2026-07-02', '1:00 PM', '2026-07-02T17:00Z', 'scheduled', NULL);
  INSERT INTO ergonomic_assessments (user_id, kind) VALUES (1, 'ai'), (2, 'professional');
  INSERT INTO client_notes (user_id, author, text) VALUES (2, 'Ann', 'x');
  UPDATE users SET first_name = 'Ben', last_name = 'Moe', phone = '919' WHERE id = 2;
  INSERT INTO closures (first_day, last_day, from_time, to_time) VALUES ('2026-07-04', '2026-07-04', '12:30 PM', '3:00 PM')`;

test('what a database has from before services and people keeps its meaning', async () => {
  const environment = await startTestEnvironment();
  const options = dataSourceOptions(environment.databaseUrl);
  const all = await new DataSource(options).initialize();
  const migrations = all.migrations.map((each) => each.constructor);
  await all.destroy();
  const placeOf = (name: string) => migrations.findIndex((each) => each.name.startsWith(name));
  const before = new DataSource({ ...options, migrations: migrations.slice(0, placeOf('CreateServices')) });
  await before.initialize();
  await before.runMigrations();
  await before.query(dataBefore);
  await before.destroy();
  await migrate(environment.databaseUrl);
  const after = await new DataSource(options).initialize();
  try {
    expect(
      await after.query(`
        SELECT packages.slug, payments.visits FROM payments LEFT JOIN packages ON packages.id = package_id
        ORDER BY payments.id`),
    ).toEqual([
      { slug: 'foundations', visits: 1 },
      { slug: 'foundations', visits: 1 },
      { slug: 'personalized-care', visits: 1 },
      { slug: null, visits: 0 },
    ]);
    expect(
      await after.query(`
        SELECT services.slug, payment_id AS paid, notified ->> 'startsAt' AS emailed
        FROM client_appointments LEFT JOIN services ON services.id = service_id ORDER BY client_appointments.id`),
    ).toEqual([
      { slug: 'foundations', paid: 1, emailed: null },
      { slug: 'personalized-care', paid: null, emailed: null },
      { slug: 'mnri-family', paid: null, emailed: expect.stringContaining('2026-07-01T14:00') },
      { slug: null, paid: null, emailed: null },
    ]);
    expect(
      await after.query(`
        SELECT people.*, array(SELECT kind || ':' || coalesce(user_id, 0) FROM ergonomic_assessments WHERE person_id = people.id) AS desks,
          (SELECT count(*)::int FROM client_notes WHERE person_id = people.id) AS notes,
          (SELECT count(*)::int FROM client_appointments WHERE person_id = people.id AND user_id = people.id) AS visits
        FROM people ORDER BY id`),
    ).toMatchObject([
      { id: 1, first_name: null, email: 'ann@example.com', desks: ['ai:1'], notes: 0, visits: 2 },
      {
        id: 2,
        first_name: 'Ben',
        last_name: 'Moe',
        phone: '919',
        desks: ['professional:0'],
        notes: 1,
        visits: 2,
      },
    ]);
    await expect(after.query(`INSERT INTO people DEFAULT VALUES RETURNING id`)).resolves.toEqual([{ id: 3 }]);
    expect(await after.query(`SELECT from_time, to_time FROM closures`)).toEqual([
      { from_time: '12:30:00', to_time: '15:00:00' },
    ]);
    expect(
      await after.query(
        `SELECT practitioner_id AS id, lower(during) AS at FROM appointment_practitioners ORDER BY appointment_id LIMIT 1`,
      ),
    ).toEqual([{ id: 1, at: new Date('2026-03-02T14:00Z') }]);
    for (const _ of migrations.slice(placeOf('CreatePeople'))) await after.undoLastMigration();
    expect(await after.query(`SELECT id, last_name, phone FROM users ORDER BY id`)).toEqual([
      { id: 1, last_name: null, phone: null },
      { id: 2, last_name: 'Moe', phone: '919' },
    ]);
    expect(await after.query(`SELECT user_id FROM ergonomic_assessments ORDER BY id`)).toEqual([
      { user_id: 1 },
      { user_id: 2 },
    ]);
  } finally {
    await after.destroy();
    await environment.close();
  }
});
