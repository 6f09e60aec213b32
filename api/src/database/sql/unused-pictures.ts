import type { EntityManager } from 'typeorm';
import type { Stored } from '../../uploads/names.ts';

const texts = `
  SELECT content FROM blog_posts UNION ALL SELECT image_url FROM blog_posts
  UNION ALL SELECT content FROM blog_post_versions UNION ALL SELECT image_url FROM blog_post_versions
  UNION ALL SELECT file_url FROM resources UNION ALL SELECT '/uploads/' || thumbnail_key FROM resources`;

export async function deleteUnusedPictures(
  database: Pick<EntityManager, 'query'>,
  days: number,
): Promise<Stored[]> {
  const [unused] = await database.query<[Stored[], number]>(
    `WITH used AS (
       SELECT found[1] AS key FROM (${texts}) AS texts (words),
         regexp_matches(words, '/uploads/([0-9a-f]{32})', 'g') AS found
       WHERE words LIKE '%/uploads/%'
     )
     DELETE FROM uploads
     WHERE kind = 'picture' AND created_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT 1 FROM used WHERE used.key = uploads.key)
     RETURNING key, extension, width, widths, is_animated AS "isAnimated"`,
    [days],
  );
  return unused;
}
