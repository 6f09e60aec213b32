import pg from 'pg';

export async function query(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
