import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { maybeSpam, replyDue } from '@practice/contract/consultation-requests';
import { json } from '../../test/browser.ts';
import { aRequest, testApi } from '../../test/start-api.ts';

const api = testApi();

async function count(): Promise<number> {
  return (await api.admin.consultationRequests.list({ query: { range: [0, 0] } })).total;
}

describe('POST /api/consultation-requests', () => {
  test('saves the request and emails both sides, without the visitor’s free text to a stranger', async () => {
    const request = aRequest();
    const { id } = await api.visitor.consultationRequests.create({ body: request });
    expect(await api.admin.consultationRequests.one({ params: { id } })).toMatchObject({
      ...request,
      state: 'new',
      answeredAt: null,
    });

    const [confirmation] = await api.mail.to(request.email);
    expect(confirmation?.text).toContain('within 24 hours');
    for (const words of [request.fullName, request.companyName, request.message, request.phone]) {
      expect(`${confirmation?.subject} ${confirmation?.text} ${confirmation?.html}`).not.toContain(words);
    }

    const alert = await api.mail.saying(`/admin/consultation-requests/${id}`);
    expect(alert.text).toContain('Acme');
    expect(alert.text).toContain(request.phone);
    expect(alert.replyTo?.map((to) => to.address)).toEqual([request.email]);
    expect(`${alert.text} ${alert.html}`).not.toContain(request.message);
  });

  test.each([
    ['Ann Lee', 'Hi Ann,'],
    ['Buy www.pills.example', 'Hi Buy,'],
    ['www.pills.example now', 'Hi there,'],
  ])('greets %s with “%s”', async (fullName, greeting) => {
    const request = { ...aRequest(), fullName };
    await api.visitor.consultationRequests.create({ body: request });
    const [confirmation] = await api.mail.to(request.email);
    expect(confirmation?.text?.startsWith(`${greeting}\n`)).toBe(true);
  });

  test('puts a visitor’s input into an email as text', async () => {
    const request = { ...aRequest(), fullName: '<img src=x onerror=alert(1)> & co' };
    const { id } = await api.visitor.consultationRequests.create({ body: request });
    const alert = await api.mail.saying(`/consultation-requests/${id}`);
    expect(alert.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; co');
    expect(alert.html).not.toContain('<img src=x');
  });

  test('makes one request and one email of 20 concurrent calls with one key', async () => {
    const request = aRequest();
    const idempotencyKey = randomUUID();
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.visitor.consultationRequests.create({ body: request, idempotencyKey }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    await api.jobs.idle();
    expect(await api.mail.to(request.email)).toHaveLength(1);
  });

  test('makes one request and one email of ten concurrent calls without a key', async () => {
    const request = aRequest();
    const { email, message } = request;
    const retyped = { ...request, email: email.toUpperCase(), message: message.replaceAll(' ', '  ') };
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        api.visitor.consultationRequests.create({
          // A retyped address and a second space are the same words.
          body: i % 2 ? request : retyped,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count()).toBe(before + 1);
    await api.visitor.consultationRequests.create({ body: { ...request, service: 'not-sure' } });
    expect(await api.mail.to(request.email, 2)).toHaveLength(2);
  });

  test('makes another request for other words, another address, or the same words ten minutes later', async () => {
    const create = (own: Partial<ReturnType<typeof aRequest>>, idempotencyKey?: string) =>
      api.visitor.consultationRequests.create({
        body: { ...request, ...own },
        ...(idempotencyKey && { idempotencyKey }),
      });
    const request = aRequest();
    const { id: first } = await create({});
    expect((await create({}, randomUUID())).id).toBe(first);
    const others = [
      await create({ message: 'My other shoulder hurts by noon.' }),
      await create({ phone: '919-555-0102' }),
      await create({ email: aRequest().email }),
    ];
    expect(new Set([first, ...others.map(({ id }) => id)]).size).toBe(4);
    await api.sql(
      `UPDATE consultation_requests SET created_at = now() - interval '11 minutes' WHERE id = $1`,
      [first],
    );
    expect((await create({})).id).not.toBe(first);
  });

  test('saves a request whose hidden field is filled in, and marks it for the owners alone', async () => {
    const request = aRequest();
    const body = { ...request, website: 'https://spam.example' };
    const sent = await api.visitor.send('/api/consultation-requests', json('POST', body));
    const answer = await sent.json();
    expect(Object.keys(answer).sort()).toEqual(['confirmationEmailed', 'createdAt', 'id']);
    expect(await api.admin.consultationRequests.one({ params: { id: answer.id } })).toMatchObject({
      email: request.email,
      isDoubtful: true,
    });
    expect((await api.mail.saying(request.email)).text).toContain(maybeSpam);
    const { id } = await api.visitor.consultationRequests.create({ body: aRequest() });
    expect((await api.admin.consultationRequests.one({ params: { id } })).isDoubtful).toBe(false);
  });

  test('saves nothing of an invalid, automated or incomplete request', async () => {
    const before = await count();
    const request = aRequest();
    for (const body of [
      { ...request, service: 'massage' },
      { ...request, secondsOpen: 0.2 },
      { fullName: 'Ann' },
    ]) {
      const response = await api.visitor.send('/api/consultation-requests', json('POST', body));
      expect(response.status).toBe(400);
    }
    const badKey = api.visitor.consultationRequests.create({ body: aRequest(), idempotencyKey: 'x' });
    await expect(badKey).rejects.toMatchObject({ status: 400, errors: [{ path: 'Idempotency-Key' }] });
    expect(await count()).toBe(before);
  });
});

// Mail programs decode what stands between =? and ?= (RFC 2047); the mail server of the tests does as they do.
test.each([
  '=?utf-8?B?WW91ciBpbnZvaWNlIGlzIGR1ZQ==?=',
  '=?utf-8?Q?Ann=E2=80=AE?= Lee',
  'Zoë =?utf-8?Q?Ann?= "Lee"',
  `=?utf-8?Q?${'a'.repeat(80)}?=`,
])('the name %s reaches the practice as typed', async (fullName) => {
  const request = { ...aRequest(), fullName };
  await api.visitor.consultationRequests.create({ body: request });
  const email = await api.mail.saying(request.email);
  expect(email.subject).toBe(`New consultation request: ${fullName}`);
  expect(email.replyTo).toEqual([{ name: '', address: request.email }]);
});

test('an address that email programs would decode is rejected', async () => {
  const body = { ...aRequest(), email: '=?utf-8?q?ann?=@example.com' };
  const refused = api.visitor.consultationRequests.create({ body });
  await expect(refused).rejects.toMatchObject({ status: 400, errors: [{ path: 'email' }] });
});

describe('answering a request', () => {
  test('stops the clock of the promised reply once, and restarts it for a request that is new again', async () => {
    const { id } = await api.visitor.consultationRequests.create({ body: aRequest() });
    const requests = api.admin.consultationRequests;
    const contacted = await requests.update({ params: { id }, body: { state: 'contacted' } });
    expect(Date.parse(contacted.answeredAt ?? '')).toBeLessThan(replyDue(contacted));
    const booked = await requests.update({ params: { id }, body: { state: 'booked' } });
    expect(booked.answeredAt).toBe(contacted.answeredAt);
    expect((await requests.update({ params: { id }, body: { state: 'new' } })).answeredAt).toBeNull();
  });

  test('saves notes with their author and time', async () => {
    const { id } = await api.visitor.consultationRequests.create({ body: aRequest() });
    const requests = api.admin.consultationRequests;
    await requests.addNote({ params: { id }, body: { text: ' Called, no answer. ' } });
    await requests.addNote({ params: { id }, body: { text: 'Called again.' } });
    const notes = await requests.notes({ params: { id } });
    expect(notes.map((note) => [note.text, note.author])).toEqual([
      ['Called, no answer.', 'Anna Whitfield'],
      ['Called again.', 'Anna Whitfield'],
    ]);
    const empty = requests.addNote({ params: { id }, body: { text: ' ' } });
    await expect(empty).rejects.toThrow('400: Please write a note first.');
    const missing = requests.addNote({ params: { id: 999_999 }, body: { text: 'x' } });
    await expect(missing).rejects.toThrow(/^404/);
  });
});
