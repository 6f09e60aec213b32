import { DataSource, type DataSourceOptions } from 'typeorm';
import { Session } from '../auth/session.entity.ts';
import { User } from '../auth/user.entity.ts';
import { BlogPost } from '../blog-posts/blog-post.entity.ts';
import { BlogPostRedirect } from '../blog-posts/blog-post-redirect.entity.ts';
import { BlogPostVersion } from '../blog-posts/blog-post-version.entity.ts';
import { ConsultationNote } from '../consultation-requests/consultation-note.entity.ts';
import { ConsultationRequest } from '../consultation-requests/consultation-request.entity.ts';
import { Resource } from '../resources/resource.entity.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Init0001700000000001 } from './migrations/001-init.ts';
import { BlogPosts0002700000000002 } from './migrations/002-blog-posts.ts';
import { Resources0003700000000003 } from './migrations/003-resources.ts';
import { Drawings0004700000000004 } from './migrations/004-drawings.ts';
import { ResourceLetterPairs0005700000000005 } from './migrations/005-resource-letter-pairs.ts';
import { Downloads0006700000000006 } from './migrations/006-downloads.ts';
import { PlainLists0007700000000007 } from './migrations/007-plain-lists.ts';

/** Every table and every step that made them, in order. */
const entities = [
  User,
  Session,
  ConsultationRequest,
  ConsultationNote,
  BlogPost,
  BlogPostVersion,
  BlogPostRedirect,
  Upload,
  Resource,
];
const migrations = [
  Init0001700000000001,
  BlogPosts0002700000000002,
  Resources0003700000000003,
  Drawings0004700000000004,
  ResourceLetterPairs0005700000000005,
  Downloads0006700000000006,
  PlainLists0007700000000007,
];

export function dataSourceOptions(databaseUrl: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    // `where: { email: undefined }` would match the first row there is.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      max: 15,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      // Ours, for a server that has stopped answering and so cannot keep its own.
      query_timeout: 12_000,
    },
  };
}

/** Brings the tables up to date, one instance at a time, then connects. */
export async function connect(databaseUrl: string): Promise<DataSource> {
  const options = dataSourceOptions(databaseUrl);
  // A migration may take its time, and wait for another instance's: none of the timeouts of daily work.
  const migrator = await new DataSource({ ...options, extra: { max: 2 } }).initialize();
  try {
    await migrate(migrator);
  } finally {
    await migrator.destroy();
  }
  return new DataSource(options).initialize();
}

// Any number, as long as nothing else on this database locks it.
const migrationLock = 7_301_976;

async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock($1)`, [migrationLock]);
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await runner.query(`SELECT pg_advisory_unlock($1)`, [migrationLock]);
    }
  } finally {
    await runner.release();
  }
}
