import { readFile } from 'node:fs/promises';
import pg from 'pg';

const words =
  'back chair desk screen elbow wrist neck shoulder light break walk stand sit stretch breathe height reach mouse keyboard laptop footrest window morning work week small change habit spine muscle joint rest move turn lift carry plan team office home child reflex hand calm focus';
const categories =
  'Ergonomics,Workplace Wellness,Posture,Office Setup,Health Tips,Remote Work,Productivity,Injury Prevention';

export async function fillPosts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT setseed(0.5)');
    // The search indexes are created again at the end. Keeping them up to date row by row takes ten times as long.
    const { rows: indexes } = await client.query(
      `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'blog_posts' AND indexdef LIKE '%USING gin%'`,
    );
    for (const { indexname } of indexes) await client.query(`DROP INDEX ${pg.escapeIdentifier(indexname)}`);
    await client.query(await readFile(new URL('posts.sql', import.meta.url), 'utf8'), [
      count,
      words.split(' '),
      categories.split(','),
    ]);
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('VACUUM ANALYZE blog_posts');
  } finally {
    await client.end();
  }
}
