import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { retentionPeriods } from '@practice/contract/retention';
import { startApi, testApi } from '../../test/start-api.ts';
import { Retention } from './retention.ts';

const api = testApi();
let retention: Retention;
beforeAll(async () => {
  retention = api.app.get(Retention);
});

type Period = keyof typeof retentionPeriods;

const upload = `INSERT INTO uploads (key, kind, extension, mime, size, label, is_public)
  VALUES (md5($1), 'file', 'pdf', 'application/pdf', 1, 'x', false)`;
const resource = `INSERT INTO resources (title, description, category, file_key, file_type, deleted_at)
  VALUES ($1, 'x', 'guide', md5($1), 'pdf', $2)`;
const job = (state: string) => `INSERT INTO pgboss.job (name, data, state, completed_on)
  VALUES ('mail', jsonb_build_object('mark', $1::text), '${state}', $2)`;
const payment = (status: string) => `INSERT INTO payments
    (amount, service_type, stripe_payment_intent_id, status, payment_date, created_at, customer_name, customer_email)
  VALUES (1, 'foundations', $1, '${status}', ${status === 'succeeded' ? '$2' : 'NULL'}, $2, 'Ann Lee', $1)`;
const marked = (table: string, column: string) => `SELECT 1 FROM ${table} WHERE ${column} = $1`;
const queued = `SELECT 1 FROM pgboss.job WHERE data->>'mark' = $1`;

/** Each makes rows of the mark `$1` that are as old as the time `$2`, and finds what is left of them. */
const samples: readonly (readonly [
  rule: Period,
  what: string,
  make: string | readonly string[],
  find: string,
])[] = [
  [
    'consultationRequests',
    'a request with its notes',
    `WITH request AS (
         INSERT INTO consultation_requests (full_name, company_name, email, service, created_at)
         VALUES ('Ann Lee', 'Acme', $1, 'mnri-family', $2) RETURNING id)
       INSERT INTO consultation_notes (request_id, author, text) SELECT id, 'Owner', $1 FROM request`,
    `SELECT 1 FROM consultation_notes WHERE text = $1 UNION SELECT 1 FROM consultation_requests WHERE email = $1`,
  ],
  ...(
    [
      'client_notes (person_id, author, text, created_at)',
      'ergonomic_assessments (person_id, kind, analysis, assessment_date)',
    ] as const
  ).map(
    (record) =>
      [
        'closedRecords' as Period,
        `a closed person with ${record.split(' ', 1)}`,
        `WITH person AS (INSERT INTO people (last_name, closed_at) VALUES ($1, now()) RETURNING id)
           INSERT INTO ${record} SELECT id, 'professional', 'x', $2 FROM person`,
        marked('people', 'last_name'),
      ] as const,
  ),
  [
    'namesOnUnpaidCheckouts',
    'the name on a checkout',
    payment('pending'),
    marked('payments', 'customer_email'),
  ],
  ['undeliveredEmails', 'an email that was given up', job('failed'), queued],
  ['sentEmails', 'an email that was sent', job('completed'), queued],
  [
    'mergedPeople',
    'who was merged with another',
    `WITH pair AS (INSERT INTO people (last_name) VALUES ($1), ('kept') RETURNING id)
       INSERT INTO people_merges (other_id, kept_id, moved, merged_by, merged_at) SELECT min(id), max(id), '{}', 'x', $2 FROM pair`,
    marked('people', 'last_name'),
  ],
  [
    'alerts',
    'an alert',
    `INSERT INTO alerts (key, message, last_at) VALUES ($1, $1, $2)`,
    marked('alerts', 'key'),
  ],
  [
    'trash',
    'a post',
    `INSERT INTO blog_posts (title, slug, summary, content, content_html, reading_minutes, category, saved_by, heading, words, deleted_at)
       VALUES ($1, $1, 'x', 'x', 'x', 1, 'ergonomics', 'x', 'x', '', $2)`,
    marked('blog_posts', 'slug'),
  ],
  [
    'trash',
    'a resource with its file',
    [upload, resource],
    `SELECT 1 FROM resources WHERE title = $1 UNION SELECT 1 FROM uploads WHERE key = md5($1)`,
  ],
  [
    'endedSessionsAndLinks',
    'a session',
    `INSERT INTO sessions (id, user_id, expires_at) SELECT $1, min(id), $2 FROM users`,
    marked('sessions', 'id'),
  ],
  [
    'endedSessionsAndLinks',
    'a link that confirms an address',
    `INSERT INTO email_confirmations (token_hash, user_id, email, expires_at) SELECT $1, min(id), 'x', $2 FROM users`,
    marked('email_confirmations', 'token_hash'),
  ],
  [
    'endedSessionsAndLinks',
    'a login without its second step',
    `INSERT INTO pending_logins (token_hash, user_id, expires_at) SELECT $1, min(id), $2 FROM users`,
    marked('pending_logins', 'token_hash'),
  ],
  [
    'endedSessionsAndLinks',
    'what a passkey has to sign',
    `INSERT INTO passkey_challenges (challenge, user_id, expires_at) SELECT $1, min(id), $2 FROM users`,
    marked('passkey_challenges', 'challenge'),
  ],
  ...(['reset', 'invitation'] as const).map(
    (kind) =>
      [
        'endedSessionsAndLinks' as Period,
        `a link of kind ${kind}`,
        `WITH person AS (INSERT INTO people (email) VALUES ($1) RETURNING id)
           INSERT INTO users (id, username, password, email, ${kind}_token, ${kind}_token_expiry) SELECT id, $1, 'x', $1, $1, $2 FROM person`,
        marked('users', `${kind}_token`),
      ] as const,
  ),
  [
    'auditLog',
    'a line of the audit log',
    `INSERT INTO audit_log (who, at, address, act, succeeded, detail) VALUES ($1, $2, '', 'login', true, '')`,
    marked('audit_log', 'who'),
  ],
  [
    'failedLogins',
    'a login that failed',
    `INSERT INTO audit_log (who, at, address, act, succeeded, detail) VALUES ($1, $2, '', 'login', false, '')`,
    marked('audit_log', 'who'),
  ],
  [
    'downloadRecords',
    'who downloaded a file',
    `WITH chosen AS (INSERT INTO resources (title, description, category, file_url, file_type)
         VALUES ($1, 'x', 'guide', 'https://example.com', 'pdf') RETURNING id)
       INSERT INTO resource_downloads (resource_id, visitor, hour) SELECT id, $1, $2 FROM chosen`,
    marked('resource_downloads', 'visitor'),
  ],
];

test('every period has a sample, and is named in the privacy notice', async () => {
  const periods = new Set(Object.keys(retentionPeriods));
  expect(new Set(samples.map(([rule]) => rule))).toEqual(periods);
  const notice = await readFile(new URL('../../../site/src/pages/privacy.mdx', import.meta.url), 'utf8');
  const said = [...notice.matchAll(/\{retentionPeriods\.(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(said)).toEqual(periods);
});

/** Makes a row that is an hour older or younger than the rule's time. */
async function make(statements: string | readonly string[], rule: Period, hours: number): Promise<string> {
  const mark = `${rule}-${randomUUID()}`;
  const [{ time }] = (await api.sql<{ time: Date }>(
    `SELECT now() - $1::interval - make_interval(hours => $2) AS time`,
    [retentionPeriods[rule], hours],
  )) as [{ time: Date }];
  for (const statement of [statements].flat()) {
    await api.sql(statement, statement.includes('$2') ? [mark, time] : [mark]);
  }
  return mark;
}

test('all is deleted an hour after its period, and not an hour before', async () => {
  const made: { what: string; isLeft: () => Promise<boolean[]> }[] = [];
  for (const [rule, what, rows, find] of samples) {
    const marks = [await make(rows, rule, 1), await make(rows, rule, -1)];
    const isLeft = () => Promise.all(marks.map(async (mark) => (await api.sql(find, [mark])).length > 0));
    expect([what, await isLeft()]).toEqual([what, [true, true]]);
    made.push({ what, isLeft });
  }
  await retention.deleteExpired();
  for (const { what, isLeft } of made) expect([what, await isLeft()]).toEqual([what, [false, true]]);
});

test('payments keep the names of buyers who paid, and lose those of others', async () => {
  const paid = await make(payment('succeeded'), 'namesOnUnpaidCheckouts', 24 * 365 * 20);
  const unpaid = await make(payment('pending'), 'namesOnUnpaidCheckouts', 24 * 365 * 20);
  await retention.deleteExpired();
  const names = `SELECT customer_name AS name FROM payments WHERE stripe_payment_intent_id = $1`;
  expect(await api.sql(names, [paid])).toEqual([{ name: 'Ann Lee' }]);
  expect(await api.sql(names, [unpaid])).toEqual([{ name: null }]);
});

test('a child’s record stays until the 30th birthday, and a report goes with its person', async () => {
  const years = (count: number) => `now() - interval '${count} years'`;
  const left = async (born: string) => {
    const mark = randomUUID();
    await api.sql(upload, [mark]);
    await api.sql(
      `WITH person AS (INSERT INTO people (last_name, birth_date, closed_at) VALUES ($1, ${born}, now()) RETURNING id)
       INSERT INTO ergonomic_assessments (person_id, kind, attachments, assessment_date)
       SELECT id, 'professional', md5($1), ${years(12)} FROM person`,
      [mark],
    );
    await retention.deleteExpired();
    const rest = await Promise.all(
      ['people WHERE last_name = $1', 'uploads WHERE key = md5($1)'].map((from) =>
        api.sql(`SELECT 1 FROM ${from}`, [mark]),
      ),
    );
    return rest.flat().length;
  };
  expect(await left(years(29))).toBe(2);
  expect(await left(years(31))).toBe(0);
});

test('a failed statement does not stop the others, and the job fails', async () => {
  const own = await startApi();
  try {
    await own.sql(`DROP TABLE consultation_notes, consultation_requests`);
    await own.sql(
      `INSERT INTO alerts (key, message, last_at) VALUES ('old', 'old', now() - interval '1 year')`,
    );
    await expect(own.app.get(Retention).deleteExpired()).rejects.toThrow(AggregateError);
    expect(await own.sql('SELECT 1 FROM alerts')).toEqual([]);
  } finally {
    await own.close();
  }
});
