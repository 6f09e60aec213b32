import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { whoAnswers } from '@practice/contract/assessment-messages';
import { begins, fails, type Model, reads, startModel, streams } from '@practice/sandbox/model';
import { anAssessment } from '../../test/assessment.ts';
import { type Browser, json } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

let model: Model;
let api: TestApi;
let client: Browser;
beforeAll(async () => {
  model = await startModel();
  api = await startApi({ OPENAI_BASE_URL: model.baseUrl });
});
beforeEach(async () => {
  client = await api.aClient();
});
afterAll(async () => {
  await api.close();
  await model.close();
});

const question = 'What about the window?';

async function anAssessmentByTheModel() {
  await client.assessments.acceptDisclaimer();
  model.script(reads({ glare: 'glare' }));
  return client.assessments.perform({ body: anAssessment() });
}

const messagesOf = async (id: number) => (await client.assessments.one({ params: { id } })).messages.length;

test('a model reads only for clients who have accepted the disclaimer', async () => {
  model.script(reads({ glare: 'glare' }));
  expect(await client.assessments.perform({ body: anAssessment() })).toMatchObject({
    readBy: 'built-in',
  });
  expect(model.asked).toEqual([]);
  expect(whoAnswers(await client.assessments.tool())).toContain('An AI (gpt-5-mini) reads');
  const made = await anAssessmentByTheModel();
  expect(made).toMatchObject({ readBy: 'model', scoring: { findings: { glare: 'glare' } } });
  const { email, firstName } = (await client.auth.user()) ?? {};
  expect(JSON.stringify(model.asked)).not.toContain(email);
  expect(JSON.stringify(model.asked)).not.toContain(firstName);
});

test('an unreachable model is reported in one sentence, saves nothing, and the retry works', async () => {
  await client.assessments.acceptDisclaimer();
  model.script(fails(500), reads());
  await expect(client.assessments.perform({ body: anAssessment() })).rejects.toMatchObject({
    status: 503,
    serverMessage: 'Our assistant can’t answer right now. Please try again in a minute.',
  });
  expect(await client.assessments.mine()).toEqual([]);
  expect(await client.assessments.perform({ body: anAssessment() })).toMatchObject({ readBy: 'model' });
});

test('an interrupted answer ends with an error and is not saved; the retry is', async () => {
  const { id } = await anAssessmentByTheModel();
  model.script(streams(['Turn '], false), streams(['Turn ', 'the desk.']));
  const half = await (await client.assessments.adviseStream({ body: { assessmentId: id, question } })).text();
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

test('the answer of an assessment that was deleted meanwhile is sent but not saved', async () => {
  const { id } = await anAssessmentByTheModel();
  model.script((asked, response) => {
    void client.assessments
      .remove({ params: { id } })
      .then(() => streams(['Turn the desk.'])(asked, response));
  });
  expect((await client.assessments.advise({ body: { assessmentId: id, question } })).advice).toBe(
    'Turn the desk.',
  );
  expect(await api.sql('SELECT 1 FROM assessment_messages WHERE assessment_id = $1', [id])).toEqual([]);
});
