import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { begins, fails, type Model, reads, startModel, streams } from '@practice/sandbox/model';
import { anAssessment } from '../../test/an-assessment.ts';
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
  await client.api.assessments.acceptDisclaimer();
  model.script(reads({ glare: 'glare' }));
  return client.api.assessments.perform(anAssessment());
}

const messagesOf = async (id: number) => (await client.api.assessments.one(id)).messages.length;

test('a model reads for who accepted the note; before that nothing is sent, and our own rules read', async () => {
  model.script(reads({ glare: 'glare' }));
  expect(await client.api.assessments.perform(anAssessment())).toMatchObject({ readBy: 'built-in' });
  expect(model.asked).toEqual([]);
  const made = await anAssessmentByTheModel();
  expect(made).toMatchObject({ readBy: 'model', scoring: { findings: { glare: 'glare' } } });
  const { email, firstName } = (await client.api.auth.user()) ?? {};
  expect(JSON.stringify(model.asked)).not.toContain(email);
  expect(JSON.stringify(model.asked)).not.toContain(firstName);
});

test('a model that is away is said in one sentence, keeps nothing, and the next try works', async () => {
  await client.api.assessments.acceptDisclaimer();
  model.script(fails(500), reads());
  await expect(client.api.assessments.perform(anAssessment())).rejects.toMatchObject({
    status: 503,
    serverMessage: 'Our assistant can’t answer right now. Please try again in a minute.',
  });
  expect(await client.api.assessments.mine()).toEqual([]);
  expect(await client.api.assessments.perform(anAssessment())).toMatchObject({ readBy: 'model' });
});

test('half an answer ends with an error and is not kept; asked again it is', async () => {
  const { id } = await anAssessmentByTheModel();
  model.script(streams(['Turn '], false), streams(['Turn ', 'the desk.']));
  const half = await (await client.api.assessments.adviseStream({ assessmentId: id, question })).text();
  expect(half).toMatch(/^event: text\ndata: "Turn "[\s\S]+event: error/);
  expect(await messagesOf(id)).toBe(2);
  const { advice } = await client.api.assessments.advise({ assessmentId: id, question });
  expect(advice).toBe('Turn the desk.');
  expect(await messagesOf(id)).toBe(4);
});

test('what somebody saw of an answer before they stopped it is kept', async () => {
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
  const { messages } = await client.api.assessments.one(id);
  expect(messages.at(-1)).toMatchObject({ role: 'assistant', content: 'Turn the desk' });
});

test('an answer to what was deleted meanwhile is given, and kept nowhere', async () => {
  const { id } = await anAssessmentByTheModel();
  model.script((asked, response) => {
    void client.api.assessments.remove(id).then(() => streams(['Turn the desk.'])(asked, response));
  });
  expect((await client.api.assessments.advise({ assessmentId: id, question })).advice).toBe('Turn the desk.');
  expect(await api.sql('SELECT 1 FROM assessment_messages WHERE assessment_id = $1', [id])).toEqual([]);
});
