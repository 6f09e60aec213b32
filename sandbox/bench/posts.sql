-- Each post has one of 200 texts, of nine paragraphs of 55 words.
WITH texts AS MATERIALIZED (
  SELECT text, (SELECT string_agg(paragraph, E'\n') FROM generate_series(1, 9) AS number, LATERAL (
    SELECT string_agg(($2::text[])[1 + floor(random() * 45)::int], ' ') AS paragraph
    FROM generate_series(1, 55) WHERE number + text > 0) AS paragraphs) AS content
  FROM generate_series(0, 199) AS text)
INSERT INTO blog_posts (title, slug, summary, content, content_html, reading_minutes, category, tags,
                        published, was_public, saved_by, created_at, updated_at)
SELECT CASE WHEN i % 1000 = 7 THEN 'The goniometer, ' ELSE 'About the ' END || ($2::text[])[1 + i % 45] || ' ' || i,
       'post-' || i,
       'What the ' || ($2::text[])[1 + i % 44] || ' does to the ' || ($2::text[])[1 + i % 43] || ', and what helps.',
       content, '<p>' || replace(content, E'\n', E'</p>\n<p>') || '</p>', 3, ($3::text[])[1 + i % 8],
       ARRAY[($2::text[])[1 + i % 41], ($2::text[])[1 + i % 37]],
       true, true, 'Bench', now() - make_interval(hours => i), now() - make_interval(hours => i)
FROM generate_series(1, $1) AS i JOIN texts ON text = i % 200
