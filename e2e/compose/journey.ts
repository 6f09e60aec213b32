/**
 * Uses the Docker Compose setup over HTTPS, and throws at the first thing that is wrong. `write` does everything and notes it in a
 * file, `check` finds all of it again, `load` sends requests until a file is there, `flood` sends what is too large, `slow` reads
 * large files slowly, and `ready` waits for the API.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { get as httpsGet } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { type Api, createClient } from '@practice/contract/api-client';
import { ApiError } from '@practice/contract/errors';
import { practiceDay } from '@practice/contract/format';
import { newPerson, pdf } from '../person.ts';
import { cookieOf, signedInApi } from '../signed-in-api.ts';
import { adminAccount, loadEndFile, notesFile, origin, practiceInbox } from './settings.ts';

const stripe = 'http://localhost:12111';
const mailbox = 'http://localhost:8025/sandbox/mail.json';

interface Notes {
  client: ReturnType<typeof newPerson>;
  appointmentId: number;
  slug: string;
  file: string;
}

if (process.argv[2] === 'ready') {
  await until('the API is ready', async () => (await get('/api/health/ready')).ok, 50);
  process.exit();
}
const visitor = createClient({ origin });
const admin = await signedInApi(origin, adminAccount);
assert.equal((await admin.auth.user())?.email, adminAccount.email);
seen('The admin of .env logs in.');

if (process.argv[2] === 'load') {
  await load();
  process.exit();
}
if (process.argv[2] === 'flood') {
  await flood();
  process.exit();
}
if (process.argv[2] === 'slow') {
  await readSlowly();
  process.exit();
}
await seePages();
if (process.argv[2] === 'write') await writeFile(notesFile, JSON.stringify(await write()));
await check(JSON.parse(await readFile(notesFile, 'utf8')));

async function write(): Promise<Notes> {
  const client = newPerson();
  await visitor.auth.register({ body: client });
  await mailTo(client.email, /confirm/i);
  seen('A client registers and gets an email.');

  const request = { fullName: client.firstName, companyName: 'Acme', email: client.email };
  await visitor.consultationRequests.create({
    body: { ...request, service: 'not-sure' },
    idempotencyKey: randomUUID(),
  });
  await mailTo(client.email, /request/i);
  await mailTo(practiceInbox, /request/i);
  seen('A visitor asks for a consultation, and both sides get an email.');

  const api = await signedInApi(origin, client);
  const appointmentId = await book(api, client.email);
  await pay(client.email);
  const slug = await publish();
  const { fileUrl } = await admin.resources.create({
    body: {
      title: 'Private notes',
      description: 'For the practice.',
      category: 'guide',
      fileType: 'pdf',
      isPublic: false,
    },
    file: new File([pdf], 'notes.pdf', { type: 'application/pdf' }),
  });
  return { client, appointmentId, slug, file: fileUrl };
}

async function check({ client, appointmentId, slug, file }: Notes) {
  const api = await signedInApi(origin, client);
  const appointments = await api.appointments.mine();
  assert.ok(appointments.some(({ id }) => id === appointmentId));
  seen('The client logs in and finds the appointment.');

  assert.equal(
    (await admin.adminPayments.list({ query: { filter: { q: client.email } } })).rows[0]?.status,
    'succeeded',
  );
  seen('The owner finds the payment.');
  assert.match(await (await get(`/blog/${slug}`)).text(), /A chair that fits, again/);
  seen('The post is there as it was last edited.');

  const anonymous = await get(file);
  assert.ok([401, 404].includes(anonymous.status), `${file} answers ${anonymous.status}`);
  const owners = await fetch(`${origin}${file}`, {
    headers: { cookie: await cookieOf(origin, adminAccount) },
  });
  assert.deepEqual(Buffer.from(await owners.arrayBuffer()), pdf);
  // The API answers without a body, and nginx sends the file.
  assert.equal(owners.headers.get('accept-ranges'), 'bytes');
  seen('nginx sends a private file to the owner, and not to a visitor.');
}

async function load() {
  const { client } = JSON.parse(await readFile(notesFile, 'utf8')) as Notes;
  const [row] = (await admin.clients.list({ query: { filter: { q: client.email } } })).rows;
  assert.ok(row);
  const lost: string[] = [];
  const counts = { pages: 0, notes: 0 };
  const repeat = async (what: keyof typeof counts, request: string, send: () => Promise<unknown>) => {
    while (!existsSync(loadEndFile) && lost.length < 20) {
      counts[what] += 1;
      await send().catch((error) => {
        const status = error instanceof ApiError ? `${error.status} ` : '';
        const when = new Date().toISOString();
        lost.push(`${when} ${request}, number ${counts[what]}: ${status}${error.cause ?? error.message}`);
      });
    }
  };
  await Promise.all([
    ...['/', '/services', '/resources', '/api/resources'].map((path) =>
      repeat('pages', `GET ${path}`, () => visit(path)),
    ),
    repeat('notes', `POST /api/clients/${row.id}/notes`, () =>
      admin.clients.addNote({ params: { id: row.id }, body: { text: `Note ${counts.notes}` } }),
    ),
  ]);
  assert.deepEqual(lost, []);
  const { length } = await admin.clients.notes({ params: { id: row.id } });
  assert.equal(length, counts.notes);
  seen(
    `${counts.pages} pages and ${counts.notes} notes: each request was answered, and each note stands once.`,
  );
}

/** Five at once of each kind: to pages, to calls and to an upload, with and without a length that is said before. */
async function flood() {
  const size = 51 * 1024 * 1024;
  const send = async (path: string, body: BodyInit, type: string) => {
    const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } };
    const answer = await fetch(`${origin}${path}`, request).catch(() => undefined);
    if (answer) assert.ok(answer.status >= 400 && answer.status < 500, `POST ${path}: ${answer.status}`);
  };
  const chunked = () => new Blob([Buffer.alloc(size)]).stream();
  for (const path of ['/', '/contact', '/favicon.svg', '/api/login', '/uploads/x', '/api/resources']) {
    const type = path === '/api/resources' ? 'multipart/form-data; boundary=x' : 'application/json';
    for (const body of [() => Buffer.alloc(size), chunked])
      await Promise.all([...Array.from({ length: 5 }, () => send(path, body(), type)), visit('/')]);
  }
  seen('Five bodies of 51 MB at once, to any address, are refused, and a page is answered meanwhile.');
}

/** Needs uploads in the bucket, because nginx sends those of the disk itself. */
async function readSlowly() {
  const film = Buffer.alloc(50 * 1024 * 1024);
  film.write('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1');
  const { fileUrl } = await admin.resources.create({
    body: {
      title: 'A film',
      description: 'A film of fifty megabytes.',
      category: 'video',
      fileType: 'video',
      isPublic: true,
    },
    file: new File([film], 'film.mp4', { type: 'video/mp4' }),
  });
  const readers = Array.from({ length: 12 }, () => {
    const request = httpsGet(`${origin}${fileUrl}`, { agent: false });
    request.on('error', () => {});
    return new Promise<() => void>((resolve, reject) => {
      request.once('error', reject).once('response', (response) => {
        assert.equal(response.statusCode, 200, fileUrl);
        resolve(() => response.destroy());
      });
    });
  });
  const stops = await Promise.all(readers);
  // As long as nginx needs to get all twelve, if it keeps what they do not read.
  for (const end = Date.now() + 10_000; Date.now() < end; ) await visit('/resources');
  for (const stop of stops) stop();
  const whole = await get(fileUrl);
  assert.equal((await whole.arrayBuffer()).byteLength, film.length);
  seen('Twelve who do not read a film of 50 MB keep nobody from a page, or from the film.');
}

async function visit(path: string) {
  const page = await get(path);
  await page.arrayBuffer();
  assert.equal(page.status, 200, path);
}

async function seePages() {
  for (const path of ['/', '/services', '/resources', '/contact', '/client-dashboard', '/admin']) {
    const page = await get(path);
    assert.equal(page.status, 200, path);
    assert.match(await page.text(), /<title>/);
    assert.ok(page.headers.get('content-security-policy'), path);
    if (origin.startsWith('https:')) assert.ok(page.headers.get('strict-transport-security'), path);
  }
  assert.equal((await get('/nothing-here')).status, 404);
  assert.equal((await get('/sandbox/mail')).status, 404);
  assert.equal((await get('/api/health/ready')).status, 200);
  if (origin.startsWith('https:')) {
    const session = connect(origin);
    const protocol = await new Promise((resolve, reject) => {
      session.once('connect', () => resolve(session.alpnProtocol)).once('error', reject);
    });
    session.close();
    assert.equal(protocol, 'h2');
    const plain = await fetch(origin.replace('https:', 'http:'), { redirect: 'manual' });
    assert.equal(plain.status, 308);
    seen('HTTP/2 over TLS, and plain HTTP is redirected.');
  }
  seen('The pages of the site, the portal and the back office answer.');
}

async function book(api: Api, email: string): Promise<number> {
  const [from = '', to = ''] = [3, 40].map((days) => practiceDay(new Date(Date.now() + days * 86_400_000)));
  const day = (await api.appointments.freeDays({ query: { from, to } })).find(({ free }) => free > 0);
  assert.ok(day, 'No day is open.');
  const slot = (await api.appointments.availability({ query: { date: day.date } })).find(
    ({ available }) => available,
  );
  assert.ok(slot, `No time is open on ${day.date}.`);
  const visit = {
    title: 'Desk check',
    appointmentDate: day.date,
    appointmentTime: slot.time,
    description: '',
    location: '',
  };
  const { id } = await api.appointments.create({ body: visit, idempotencyKey: randomUUID() });
  const refusal = await api.appointments
    .create({ body: visit, idempotencyKey: randomUUID() })
    .catch((error) => error);
  assert.ok(refusal instanceof ApiError);
  assert.equal(refusal.status, 409);
  const { attachments } = await mailTo(email, /appointment/i);
  assert.ok(attachments.some(({ filename }) => filename.endsWith('.ics')));
  seen('A client books a time and gets a calendar file; the same time is refused afterward.');
  return id;
}

async function pay(email: string) {
  const purchase = { amount: 299, serviceType: 'Foundations Package' };
  const { clientSecret, publishableKey } = await visitor.payments.createIntent({
    body: purchase,
    idempotencyKey: randomUUID(),
  });
  await visitor.payments.setBuyer({ body: { clientSecret, name: 'Robin Marsh', email } });
  const [id] = clientSecret.split('_secret_');
  for (const [card, status] of [
    ['pm_card_chargeDeclined', 402],
    ['pm_card_visa', 200],
  ] as const) {
    const body = new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      payment_method: card,
    });
    const answer = await fetch(`${stripe}/v1/payment_intents/${id}/confirm`, { method: 'POST', body });
    assert.equal(answer.status, status);
  }
  await until('the payment arrives', async () => {
    const { rows } = await admin.adminPayments.list({ query: { filter: { q: email } } });
    return rows[0]?.status === 'succeeded';
  });
  await mailTo(email, /receipt|payment/i);
  seen('A guest’s card is declined, then pays, and the receipt comes by email.');
}

async function publish(): Promise<string> {
  const slug = `a-chair-that-fits-${randomUUID().slice(0, 8)}`;
  const post = await admin.blogPosts.create({
    body: {
      title: 'A chair that fits',
      slug,
      summary: 'What a chair can do for a back.',
      content: 'Begin with the **seat**.',
      category: 'Posture',
      tags: [],
      published: true,
    },
  });
  assert.match(await (await get(`/blog/${slug}`)).text(), /A chair that fits/);
  await admin.blogPosts.update({
    params: { id: post.id },
    body: { title: 'A chair that fits, again', version: post.version },
  });
  assert.match(await (await get(`/blog/${slug}`)).text(), /A chair that fits, again/);
  seen('A post is published, and an edit replaces the cached page at once.');
  return slug;
}

interface Email {
  to: string;
  subject: string;
  attachments: { filename: string }[];
}

async function mailTo(address: string, subject: RegExp): Promise<Email> {
  return until(`an email to ${address} about ${subject}`, async () => {
    const emails = (await (await fetch(mailbox)).json()) as Email[];
    return emails.find((email) => email.to.includes(address) && subject.test(email.subject));
  });
}

async function until<T>(what: string, ask: () => Promise<T | false | undefined>, interval = 500): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const found = await ask();
    if (found) return found;
    await setTimeout(interval);
  }
  throw new Error(`Waited a minute in vain: ${what}`);
}

function get(path: string) {
  return fetch(`${origin}${path}`);
}

function seen(what: string) {
  console.log(`  ${what}`);
}
