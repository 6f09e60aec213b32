import type { ClientBase } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { locks } from './locks.ts';
import { Init0001700000000001 } from './migrations/001-init.ts';
import { BlogPosts0002700000000002 } from './migrations/002-blog-posts.ts';
import { Resources0003700000000003 } from './migrations/003-resources.ts';
import { Drawings0004700000000004 } from './migrations/004-drawings.ts';
import { ResourceLetterPairs0005700000000005 } from './migrations/005-resource-letter-pairs.ts';
import { Downloads0006700000000006 } from './migrations/006-downloads.ts';
import { PlainLists0007700000000007 } from './migrations/007-plain-lists.ts';
import { Payments0008700000000008 } from './migrations/008-payments.ts';
import { EmailConfirmations0009700000000009 } from './migrations/009-email-confirmations.ts';
import { Appointments0009800000000010 } from './migrations/010-appointments.ts';
import { AccountDetails0009900000000011 } from './migrations/011-account-details.ts';
import { RefundAmountUnknown0009910000000012 } from './migrations/012-refund-amount-unknown.ts';
import { Clients0009920000000013 } from './migrations/013-clients.ts';
import { Assessments0009930000000014 } from './migrations/014-assessments.ts';
import { ProfessionalAssessments0009940000000015 } from './migrations/015-professional-assessments.ts';
import { RequestOrder0009950000000016 } from './migrations/016-request-order.ts';
import { Pages0009960000000017 } from './migrations/017-pages.ts';
import { PictureFocus0009970000000018 } from './migrations/018-picture-focus.ts';
import { Accounts0009980000000019 } from './migrations/019-accounts.ts';
import { HeldTimes0009980000000020 } from './migrations/020-held-times.ts';
import { GuestCheckouts0009980000000021 } from './migrations/021-guest-checkouts.ts';
import { Alerts0009980000000022 } from './migrations/022-alerts.ts';
import { WarningSigns0009980000000023 } from './migrations/023-warning-signs.ts';
import { Picks0009980000000024 } from './migrations/024-picks.ts';
import { TypedByPractice0009980000000025 } from './migrations/025-typed-by-practice.ts';
import { ToldAppointments0009980000000026 } from './migrations/026-told-appointments.ts';
import { AppointmentVersions0009980000000027 } from './migrations/027-appointment-versions.ts';

/** Every step that made the tables, in order. */
const migrations = [
  Init0001700000000001,
  BlogPosts0002700000000002,
  Resources0003700000000003,
  Drawings0004700000000004,
  ResourceLetterPairs0005700000000005,
  Downloads0006700000000006,
  PlainLists0007700000000007,
  Payments0008700000000008,
  EmailConfirmations0009700000000009,
  Appointments0009800000000010,
  AccountDetails0009900000000011,
  RefundAmountUnknown0009910000000012,
  Clients0009920000000013,
  Assessments0009930000000014,
  ProfessionalAssessments0009940000000015,
  RequestOrder0009950000000016,
  Pages0009960000000017,
  PictureFocus0009970000000018,
  Accounts0009980000000019,
  HeldTimes0009980000000020,
  GuestCheckouts0009980000000021,
  Alerts0009980000000022,
  WarningSigns0009980000000023,
  Picks0009980000000024,
  TypedByPractice0009980000000025,
  ToldAppointments0009980000000026,
  AppointmentVersions0009980000000027,
];

export function dataSourceOptions(databaseUrl: string) {
  return {
    type: 'postgres',
    url: databaseUrl,
    migrations,
    migrationsTableName: 'migrations',
    // `where: { email: undefined }` would match the first row there is.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      max: 15,
      keepAlive: true,
      // A connection can break in the moment between two who use it, while neither listens: that must not end the process.
      onConnect: (client: ClientBase) => {
        client.on('error', () => {});
      },
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      // On our side, for a server that has stopped answering and cannot enforce the timeouts above.
      query_timeout: 12_000,
    },
  } satisfies DataSourceOptions;
}

/** Brings the tables up to date; of several instances that start together, one does. */
export async function migrate(options: DataSourceOptions): Promise<void> {
  // Without the timeouts above: a migration may take long, and has to wait for another instance's.
  const extra = { max: 2, connectionTimeoutMillis: 5_000 };
  const dataSource = await new DataSource({ ...options, entities: [], extra }).initialize();
  try {
    // Held by this connection, and released when it closes.
    await dataSource.createQueryRunner().query(`SELECT pg_advisory_lock($1)`, [locks.migrations]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}
