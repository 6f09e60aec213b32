import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { questionMessage, questions } from '@practice/contract/questionnaire';
import { anAssessment } from '../../test/assessment.ts';
import { type Browser, json, openBrowser } from '../../test/browser.ts';
import { originOf, startApi, type TestApi, testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

const perform = (over = {}) => client.assessments.perform({ body: anAssessment(over) });

describe('an AI assessment', () => {
  test('is scored, explained and saved, and starts a conversation', async () => {
    const made = await perform();
    expect(made).toMatchObject({
      kind: 'ai',
      readBy: 'built-in',
      followUpNeeded: true,
      redFlags: [],
      messages: [
        { role: 'user', content: expect.stringContaining('Bookkeeper') },
        { role: 'assistant', content: made.recommendations },
      ],
    });
    expect(made.scoring?.findings).toMatchObject({
      laptop: 'flat',
      glare: 'glare',
      duration: 'over 4 hours',
      breaks: 'rarer',
      trunk: 'leaning forward',
      seatHeight: 'feet in the air',
    });
    expect(made.workstationScore).toBe(made.scoring?.workstationScore);
    expect(made.analysis).toContain(`${made.workstationScore} out of 10`);
    expect(made.understood.find(({ factor }) => factor === 'glare')).toMatchObject({
      source: 'said',
      quote: { answer: 'workspaceLighting' },
    });
    expect(made.fixes.filter(({ isFirst }) => isFirst)).toHaveLength(3);
    expect(await client.assessments.one({ params: { id: made.id } })).toEqual(made);
    expect((await client.assessments.mine())[0]).toMatchObject({
      id: made.id,
      workstationScore: made.workstationScore,
      posturalScore: made.posturalScore,
    });
  });

  test('saves what was tapped about a discomfort, which may ask for a follow-up but changes no score', async () => {
    const plain = await perform({ discomfortDescription: 'My neck' });
    expect(plain.discomfort).toBeNull();
    const discomfort = { strength: 7, duration: 'more than a year', stops: ['sleep'] } as const;
    const made = await client.assessments.perform({
      body: {
        ...anAssessment({ discomfortDescription: 'My neck' }),
        discomfort: { ...discomfort, stops: ['sleep'] },
      },
    });
    expect(made).toMatchObject({
      discomfort,
      workstationScore: plain.workstationScore,
      followUpNeeded: true,
    });
    expect(made.recommendations).toMatch(/^You’ve lived with this for a year or more/);
    expect(await api.admin.adminAssessments.one({ params: { id: made.id } })).toMatchObject({ discomfort });
  });

  test('keeps the scores of the earlier formula, and says that they were scored differently', async () => {
    const made = await perform();
    expect(made.scoredDifferently).toBe(false);
    await api.sql(
      `UPDATE ergonomic_assessments SET workstation_score = 1, scoring = scoring - 'method' WHERE id = ${made.id}`,
    );
    const earlier = { workstationScore: 1, scoredDifferently: true };
    expect(await client.assessments.one({ params: { id: made.id } })).toMatchObject(earlier);
    expect((await client.assessments.mine())[0]).toMatchObject(earlier);
  });

  test('has the same scores for the same answers, regardless of the height', async () => {
    const [one, other] = [await perform(), await perform({ userHeight: '6 ft 2 in' })];
    expect([other.workstationScore, other.posturalScore]).toEqual([one.workstationScore, one.posturalScore]);
    expect(other.userHeight).toBe('6 ft 2 in');
  });

  test('rejects answers that are too short, and names each', async () => {
    const answer = await client.send('/api/ai-ergonomic-assessment', json('POST', { userHeight: 'tall' }));
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors).toEqual(
      expect.arrayContaining([
        ...questions.map(({ name, message }) => ({ path: name, message })),
        { path: 'userHeight', message: expect.stringContaining('5 ft 7 in') },
      ]),
    );
  });

  test('can’t be read, asked about or deleted by anyone else', async () => {
    const { id } = await perform();
    const stranger = await api.aClient();
    const unknown = { status: 404, serverMessage: assessmentMessages.unknown };
    await expect(stranger.assessments.one({ params: { id } })).rejects.toMatchObject(unknown);
    await expect(stranger.assessments.remove({ params: { id } })).rejects.toMatchObject(unknown);
    const question = 'What did they write?';
    await expect(stranger.assessments.advise({ body: { assessmentId: id, question } })).rejects.toMatchObject(
      unknown,
    );
    expect(await stranger.assessments.mine()).toEqual([]);
    await expect(api.visitor.assessments.mine()).rejects.toMatchObject({ status: 401 });
  });

  test('is deleted together with its conversation', async () => {
    const { id } = await perform();
    await client.assessments.remove({ params: { id } });
    await expect(client.assessments.one({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await api.sql(`SELECT 1 FROM assessment_messages WHERE assessment_id = ${id}`)).toEqual([]);
  });
});

describe('the conversation', () => {
  test('knows the findings, and is saved', async () => {
    const { id } = await perform();
    const question = 'How high should my screen be?';
    const { advice, answeredBy } = await client.assessments.advise({
      body: { assessmentId: id, question },
    });
    expect(answeredBy).toBe('built-in');
    expect(advice).toMatch(/laptop|screen/i);
    const { messages } = await client.assessments.one({ params: { id } });
    expect(messages.slice(2)).toMatchObject([
      { role: 'user', content: question },
      { role: 'assistant', content: advice },
    ]);
  });

  test('streams the same answer in pieces', async () => {
    const { id } = await perform();
    const question = 'Which change should I make first?';
    const { advice } = await client.assessments.advise({ body: { assessmentId: id, question } });
    const response = await client.assessments.adviseStream({ body: { assessmentId: id, question } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((event) => event.split('\ndata: '));
    expect(events.at(-1)).toEqual(['event: done', '{"answeredBy":"built-in"}']);
    const text = events
      .filter(([name]) => name === 'event: text')
      .map(([, data = '""']) => JSON.parse(data))
      .join('');
    expect(text.trim()).toBe(advice);
    expect((await client.assessments.one({ params: { id } })).messages).toHaveLength(6);
  });

  test('uses the saved answers rather than those that the page sends', async () => {
    const { id } = await perform();
    const answer = await client.send(
      '/api/ai-ergonomic-advice',
      json('POST', {
        ...anAssessment({ workspaceLighting: 'No glare.' }),
        assessmentId: id,
        question: 'What about glare?',
      }),
    );
    expect(answer.status).toBe(200);
    expect((await answer.json()).advice).toMatch(/glare|reflect|window/i);
  });

  test('requires a question and an assessment', async () => {
    const { id } = await perform();
    const ask = (body: object) => client.send('/api/ai-ergonomic-advice', json('POST', body));
    expect(await (await ask({ assessmentId: id, question: 'Why?' })).json()).toMatchObject({
      errors: [{ path: 'question', message: questionMessage }],
    });
    for (const assessmentId of [undefined, 'x', -1, 1.5, 1e20]) {
      expect((await ask({ assessmentId, question: 'How are you?' })).status).toBe(400);
    }
  });
});

test('the disclaimer is accepted once, with its time', async () => {
  const browser = await api.aClient();
  expect(await browser.assessments.tool()).toEqual({ readBy: 'built-in', disclaimerAcceptedAt: null });
  const first = await browser.assessments.acceptDisclaimer();
  expect(first.disclaimerAcceptedAt).toEqual(expect.any(String));
  expect(await browser.assessments.acceptDisclaimer()).toEqual(first);
});

describe('a repeated attempt', () => {
  const made = (browser: Browser) => browser.assessments.mine();

  test('returns the same assessment, also concurrently and from another instance', async () => {
    const browser = await api.aClient();
    const idempotencyKey = randomUUID();
    const send = () => browser.assessments.perform({ body: anAssessment(), idempotencyKey });
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    for (const other of [...others, await send()]) expect(other).toEqual(first);
    expect(await made(browser)).toHaveLength(1);

    const elsewhere = openBrowser(originOf(await api.another()));
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const next = randomUUID();
    const [one, other] = await Promise.all(
      [browser, elsewhere].map((each) =>
        each.assessments.perform({ body: anAssessment(), idempotencyKey: next }),
      ),
    );
    expect(other).toEqual(one);
    expect(await made(browser)).toHaveLength(2);
  });

  test('belongs to its client, and must have a valid key', async () => {
    const idempotencyKey = randomUUID();
    const [one, other] = [await api.aClient(), await api.aClient()];
    const mine = await one.assessments.perform({ body: anAssessment(), idempotencyKey });
    const theirs = await other.assessments.perform({ body: anAssessment(), idempotencyKey });
    expect(theirs.id).not.toBe(mine.id);
    const refused = one.assessments.perform({ body: anAssessment(), idempotencyKey: 'again' });
    await expect(refused).rejects.toMatchObject({ status: 400, errors: [{ path: 'Idempotency-Key' }] });
  });
});

describe('questions to our own rules', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startApi({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  test('are limited for each client, regardless of other clients', async () => {
    await limited.sql(
      `INSERT INTO assistant_uses (kind) SELECT kind FROM unnest(ARRAY['assessment', 'advice']) AS kind, generate_series(1, 1500)`,
    );
    const [one, other] = [await limited.aClient(), await limited.aClient()];
    for (let count = 0; count < 60; count += 1) await one.assessments.perform({ body: anAssessment() });
    const refused = await one.send('/api/ai-ergonomic-assessment', json('POST', anAssessment()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [{ id: own = 0 } = {}] = await one.assessments.mine();
    const ask = (question: string) =>
      one.send('/api/ai-ergonomic-advice', json('POST', { assessmentId: own, question }));
    expect((await ask('What about the window?')).status).toBe(429);
    const inEmergency = await ask('My left arm went numb last night and it still is');
    expect(inEmergency.status).toBe(200);
    expect((await inEmergency.json()).advice).toMatch(/911/);
    const { id, readBy } = await other.assessments.perform({ body: anAssessment() });
    expect(readBy).toBe('built-in');
    const question = 'What about the window?';
    const { answeredBy } = await other.assessments.advise({ body: { assessmentId: id, question } });
    expect(answeredBy).toBe('built-in');
  });
});
