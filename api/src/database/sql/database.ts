import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export const ping = (database: Database) => database.query('SELECT 1');

export async function sizeOf(database: Database): Promise<number> {
  const size = 'SELECT pg_database_size(current_database())::float8 AS bytes';
  const [{ bytes }] = await database.query<[{ bytes: number }]>(size);
  return bytes;
}

export async function hasHadBlogPosts(database: Database): Promise<boolean> {
  const [ids] = await database.query<[{ used: boolean }]>('SELECT is_called AS used FROM blog_posts_id_seq');
  return ids.used;
}
