import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assessmentMessages, whoAnswers } from '@practice/contract/assessment-messages';
import {
  begins,
  fails,
  hangs,
  type Model,
  reads,
  type Step,
  says,
  startModel,
  streams,
} from '@practice/sandbox/model';
import { anAssessment } from '../../test/assessment.ts';
import { type Browser, json, openBrowser } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPerson, startApi, type TestApi } from '../../test/start-api.ts';

let model: Model;
let api: TestApi;
beforeAll(async () => {
  model = await startModel();
  api = await startApi({ RATE_LIMITS: 'on', OPENAI_BASE_URL: model.baseUrl });
});
beforeEach(async () => {
  model.script(reads());
  await api.sql('DELETE FROM assistant_uses');
});
afterAll(async () => {
  await api?.close();
  await model?.close();
});

const question = 'What about the window?';

let hosts = 0;
const anAddress = () => {
  hosts += 1;
  return `203.0.${Math.floor(hosts / 250)}.${hosts % 250}`;
};

interface Asker {
  browser: Browser;
  perform(): Promise<Response>;
  ask(assessmentId: number, signal?: AbortSignal): Promise<Response>;
}

/** Someone new who has accepted the disclaimer, at this address. */
async function anAsker(address = anAddress()): Promise<Asker> {
  const browser = openBrowser(api.origin);
  const post = (path: string, body: unknown, from = address, signal: AbortSignal | null = null) =>
    browser.send(path, {
      ...json('POST', body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      signal,
    });
  expect((await post('/api/register', aPerson(), anAddress())).status).toBe(201);
  await browser.assessments.acceptDisclaimer();
  return {
    browser,
    perform: () => post('/api/ai-ergonomic-assessment', anAssessment()),
    ask: (assessmentId, signal) =>
      post('/api/ai-ergonomic-advice/stream', { assessmentId, question }, address, signal),
  };
}

const several = (count: number, address?: string) =>
  Promise.all(Array.from({ length: count }, () => anAsker(address)));

async function readBy(answer: Promise<Response>): Promise<string> {
  return (await (await answer).json()).readBy;
}

async function made({ browser }: Asker): Promise<number> {
  return (await browser.assessments.perform({ body: anAssessment() })).id;
}

/** How many calls are counted for the practice, and how many of them for a person, too. */
async function counted() {
  const [row] = await api.sql<{ practice: number; people: number }>(
    'SELECT count(*)::int AS practice, count(user_id)::int AS people FROM assistant_uses',
  );
  return row;
}

const spend = (kind: 'assessment' | 'advice', count: number) =>
  api.sql(`INSERT INTO assistant_uses (kind) SELECT $1 FROM generate_series(1, $2)`, [kind, count]);

/** Steps that keep the model busy until `letGo`. */
function held(step: Step = reads()) {
  const calls: (() => void)[] = [];
  let isOpen = false;
  return {
    step: ((asked, response) => {
      if (isOpen) step(asked, response);
      else calls.push(() => step(asked, response));
    }) satisfies Step,
    now: () => calls.length,
    next: () => calls.shift()?.(),
    letGo() {
      isOpen = true;
      for (const call of calls.splice(0)) call();
    },
  };
}

describe('a model', () => {
  test('answers ten questions an hour of one client, who then learns when they can ask again', async () => {
    const asker = await anAsker();
    for (let made = 0; made < 10; made += 1) expect(await readBy(asker.perform())).toBe('model');
    const refused = await asker.perform();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await refused.json()).message).toMatch(
      /You can ask again (today|on .+) at \d+:\d\d [AP]M Eastern Time/,
    );
    expect(await readBy((await anAsker()).perform())).toBe('model');
  });

  test('answers 40 questions an hour from one address; after that the built-in rules answer', async () => {
    const address = anAddress();
    const [one, other] = await several(2, address);
    if (!one || !other) throw new Error('Nobody is there.');
    const id = await made(other);
    for (let count = 0; count < 10; count += 1) expect(await readBy(one.perform())).toBe('model');
    model.script(streams(['Turn the desk.']));
    for (let count = 0; count < 30; count += 1)
      expect(await (await other.ask(id)).text()).toContain('"answeredBy":"model"');
    model.script(reads());
    expect(await (await other.ask(id)).text()).toContain('"answeredBy":"built-in"');
    expect(await readBy((await anAsker(address)).perform())).toBe('built-in');
    expect(model.asked).toEqual([]);
    expect(await readBy((await anAsker()).perform())).toBe('model');
  });

  test('the built-in rules answer when the practice’s limit is used up', async () => {
    const asker = await anAsker();
    const id = await made(asker);
    await spend('assessment', 300);
    await spend('advice', 1_500);
    model.script(reads());
    expect(await readBy(asker.perform())).toBe('built-in');
    const said = await (await asker.ask(id)).text();
    expect(said).toContain(assessmentMessages.standIn);
    expect(said).toContain('"answeredBy":"built-in"');
    const { messages } = await asker.browser.assessments.one({ params: { id } });
    expect(messages.at(-1)?.content).toContain(assessmentMessages.standIn);
    expect(model.asked).toEqual([]);
  });

  test('reads what may be an emergency only after a no, and counts it then', async () => {
    const { browser } = await anAsker();
    const discomfortDescription = 'Since yesterday my groin is numb and I can’t control my bladder.';
    const emergency = await browser.assessments.perform({
      body: anAssessment({ discomfortDescription }),
    });
    expect(emergency).toMatchObject({ readBy: 'built-in', scoring: null });
    expect([model.asked, await counted()]).toEqual([[], { practice: 0, people: 0 }]);
    const params = { id: emergency.id };
    const no = await browser.assessments.confirm({ params, body: { isNow: false } });
    expect(no).toMatchObject({ readBy: 'model', workstationScore: expect.any(Number) });
    expect([model.asked.length, await counted()]).toEqual([1, { practice: 1, people: 1 }]);
  });
});

describe('a failed call counts for the practice, not for the client', () => {
  test.each<[string, number, Step[]]>([
    ['a failure', 1, [fails(500)]],
    ['garbage twice', 2, [says('Sure!'), says('No.')]],
  ])('while reading: %s', async (_, calls, script) => {
    const asker = await anAsker();
    model.script(...script);
    expect((await asker.perform()).status).toBe(503);
    expect(await counted()).toEqual({ practice: calls, people: 0 });
    model.script(reads());
    expect(await readBy(asker.perform())).toBe('model');
    expect(await counted()).toEqual({ practice: calls + 1, people: 1 });
  });

  test('while answering, also halfway', async () => {
    const asker = await anAsker();
    const id = await made(asker);
    model.script(fails(500), streams(['Turn '], false));
    for (let count = 0; count < 2; count += 1)
      expect(await (await asker.ask(id)).text()).toContain('event: error');
    expect(await counted()).toEqual({ practice: 3, people: 1 });
  });

  test.each<[string, Step]>([
    ['before it began', hangs],
    ['half way', begins('Turn ')],
  ])('a call that the client stopped %s counts for the client, and ends their turn', async (_, step) => {
    const asker = await anAsker();
    const id = await made(asker);
    model.script(step);
    for (let count = 1; count <= 6; count += 1) {
      const stop = new AbortController();
      const asked = asker.ask(id, stop.signal).catch(() => undefined);
      await eventually(() => model.asked.length === count || undefined, 'the question');
      stop.abort();
      await asked;
    }
    expect(await counted()).toEqual({ practice: 7, people: 7 });
    model.script(streams(['Turn the desk.']));
    expect(await (await asker.ask(id)).text()).toContain('"answeredBy":"model"');
  });
});

describe('concurrent calls of a model', () => {
  test('four run, twelve wait, and more are refused without being counted', async () => {
    const askers = await several(20);
    const busy = held();
    model.script(busy.step);
    const refused: Response[] = [];
    const tries = askers.map(async ({ perform }) => {
      const answer = await perform();
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    await eventually(() => refused.length === 4 || undefined, 'four who were refused');
    await eventually(() => busy.now() === 4 || undefined, 'four who are read');
    expect(await counted()).toEqual({ practice: 4, people: 4 });
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await answer.json()).message).toMatch(/busy/);
    }
    busy.next();
    await eventually(() => model.asked.length === 5 || undefined, 'the fifth');
    expect(busy.now()).toBe(4);
    busy.letGo();
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 201)).toHaveLength(16);
    expect(await counted()).toEqual({ practice: 16, people: 16 });
  });

  test('of one client run one at a time and wait behind others, and the fourth is refused', async () => {
    const [one, other] = await several(2);
    if (!one || !other) throw new Error('Nobody is there.');
    const busy = held();
    model.script(busy.step);
    const tries = Array.from({ length: 4 }, () => one.perform());
    expect((await Promise.race(tries)).status).toBe(503);
    await eventually(() => busy.now() === 1 || undefined, 'the first');
    const others = other.perform();
    await eventually(() => busy.now() === 2 || undefined, 'the other');
    expect(await counted()).toEqual({ practice: 2, people: 2 });
    busy.letGo();
    expect((await others).status).toBe(201);
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 503]);
  });
});

describe('over HTTP', () => {
  let client: Browser;
  beforeEach(async () => {
    client = await api.aClient();
  });

  async function anAssessmentByTheModel() {
    await client.assessments.acceptDisclaimer();
    model.script(reads({ glare: 'glare' }));
    return client.assessments.perform({ body: anAssessment() });
  }

  const messagesOf = async (id: number) => (await client.assessments.one({ params: { id } })).messages.length;

  test('a model reads only for clients who have accepted the disclaimer', async () => {
    model.script(reads({ glare: 'glare' }));
    expect((await client.assessments.perform({ body: anAssessment() })).readBy).toBe('built-in');
    expect(model.asked).toEqual([]);
    expect(whoAnswers(await client.assessments.tool())).toContain('An AI (gpt-5-mini) reads');
    const made = await anAssessmentByTheModel();
    expect(made).toMatchObject({ readBy: 'model', scoring: { findings: { glare: 'glare' } } });
    const { email, firstName } = (await client.auth.user()) ?? {};
    expect(JSON.stringify(model.asked)).not.toContain(email);
    expect(JSON.stringify(model.asked)).not.toContain(firstName);
  });

  test('an interrupted answer ends with an error and is not saved; the retry is', async () => {
    const { id } = await anAssessmentByTheModel();
    model.script(streams(['Turn '], false), streams(['Turn ', 'the desk.']));
    const half = await (
      await client.assessments.adviseStream({ body: { assessmentId: id, question } })
    ).text();
    expect(half).toMatch(/^event: text\ndata: "Turn "[\s\S]+event: error/);
    expect(await messagesOf(id)).toBe(2);
    const { advice } = await client.assessments.advise({ body: { assessmentId: id, question } });
    expect(advice).toBe('Turn the desk.');
    expect(await messagesOf(id)).toBe(4);
  });

  test('the part of an answer that the client saw before stopping it is saved', async () => {
    const { id } = await anAssessmentByTheModel();
    model.script(begins('Turn the desk'));
    const stop = new AbortController();
    const response = await client.send('/api/ai-ergonomic-advice/stream', {
      ...json('POST', { assessmentId: id, question }),
      signal: stop.signal,
    });
    await response.body?.getReader().read();
    stop.abort();
    await eventually(async () => (await messagesOf(id)) === 4 || undefined, 'the stopped answer');
    const { messages } = await client.assessments.one({ params: { id } });
    expect(messages.at(-1)).toMatchObject({ role: 'assistant', content: 'Turn the desk' });
  });

  test('a running answer is cut off once its session has ended elsewhere', async () => {
    const { id } = await anAssessmentByTheModel();
    model.script(begins('Turn the desk'));
    const stream = await client.send(
      '/api/ai-ergonomic-advice/stream',
      json('POST', { assessmentId: id, question }),
    );
    const reader = stream.body?.getReader();
    await reader?.read();
    await api.admin.clients.endSessions({ params: { id: (await client.auth.user())?.id ?? 0 } });
    await expect(reader?.read()).rejects.toThrow('terminated');
  });
});
