import pg from 'pg';

const words =
  'back chair desk screen elbow wrist neck shoulder light break walk stand sit stretch breathe height reach mouse keyboard laptop footrest window morning work week small change habit spine muscle joint rest move turn lift carry plan team office home child reflex hand calm focus'.split(
    ' ',
  );
const categories =
  'Ergonomics,Workplace Wellness,Posture,Office Setup,Health Tips,Remote Work,Productivity,Injury Prevention'.split(
    ',',
  );
const textCount = 200;
const paragraphs = 9;
const wordsPerParagraph = 55;

export async function fillPosts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('CREATE TEMPORARY TABLE texts (number integer, content text)');
    const random = seededRandom();
    for (let number = 0; number < textCount; number += 1)
      await client.query('INSERT INTO texts VALUES ($1, $2)', [number, randomText(random)]);
    // The search indexes are created again at the end. Keeping them up to date row by row takes ten times as long.
    const { rows: indexes } = await client.query(
      `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'blog_posts' AND indexdef LIKE '%USING gin%'`,
    );
    for (const { indexname } of indexes) await client.query(`DROP INDEX ${pg.escapeIdentifier(indexname)}`);
    await client.query(
      `INSERT INTO blog_posts (title, slug, summary, content, content_html, reading_minutes, category, tags,
                               published, was_public, saved_by, created_at, updated_at)
       SELECT CASE WHEN i % 1000 = 7 THEN 'The goniometer, ' ELSE 'About the ' END || ($2::text[])[1 + i % 45] || ' ' || i,
              'post-' || i,
              'What the ' || ($2::text[])[1 + i % 44] || ' does to the ' || ($2::text[])[1 + i % 43] || ', and what helps.',
              content, '<p>' || replace(content, E'\\n', E'</p>\\n<p>') || '</p>', 3, ($3::text[])[1 + i % 8],
              ARRAY[($2::text[])[1 + i % 41], ($2::text[])[1 + i % 37]],
              true, true, 'Bench', now() - make_interval(hours => i), now() - make_interval(hours => i)
       FROM generate_series(1, $1) AS i JOIN texts ON number = i % ${textCount}`,
      [count, words, categories],
    );
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('VACUUM ANALYZE blog_posts');
  } finally {
    await client.end();
  }
}

function randomText(random: () => number): string {
  const word = () => words[Math.floor(random() * words.length)];
  const paragraph = () => Array.from({ length: wordsPerParagraph }, word).join(' ');
  return Array.from({ length: paragraphs }, paragraph).join('\n');
}

function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
