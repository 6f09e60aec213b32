import { beforeAll, expect, jest, test } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { unreadNotice } from '@practice/desk/emergency';
import { anAssessment } from '../../test/assessment.ts';
import { type Browser, json } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';
import { refusals } from '../http/error.filter.ts';
import { Worker } from '../worker.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

const question = 'Both my legs have gone numb since this morning, should I raise my chair?';
const streamed = (assessmentId: number) =>
  client.send('/api/ai-ergonomic-advice/stream', json('POST', { assessmentId, question }));

test('a red flag moves a reviewed assessment to the top of the list again', async () => {
  const one = await client.assessments.perform({ body: anAssessment() });
  const flagged = await client.assessments.perform({
    body: anAssessment({ discomfortDescription: 'My hand has been numb for three weeks, day and night.' }),
  });
  for (const { id } of (await api.admin.adminAssessments.list({ query: { filter: { hasRedFlags: true } } }))
    .rows) {
    if (id !== flagged.id) await api.admin.adminAssessments.review({ params: { id } });
  }
  await api.admin.adminAssessments.review({ params: { id: one.id } });
  const first = async () => {
    const { rows } = await api.admin.adminAssessments.list({ query: { sort: ['attention', 'DESC'] } });
    return rows[0];
  };
  expect((await first())?.id).toBe(flagged.id);
  await client.assessments.advise({ body: { assessmentId: one.id, question: 'Which change comes first?' } });
  expect(await api.admin.adminAssessments.one({ params: { id: one.id } })).toMatchObject({
    reviewedAt: expect.any(String),
    hasRedFlags: false,
  });
  await client.assessments.advise({ body: { assessmentId: one.id, question } });
  expect(await first()).toMatchObject({ id: one.id, hasRedFlags: true, reviewedAt: null, reviewedBy: null });
  const { rows } = await api.admin.adminAssessments.list({
    query: { filter: { hasRedFlags: true, isReviewed: false } },
  });
  expect(rows.map(({ id }) => id)).toContain(one.id);
  expect((await api.admin.adminAssessments.review({ params: { id: one.id } })).reviewedAt).not.toBeNull();
});

test('a red flag is saved before the answer is sent, and shown to the client', async () => {
  const { id } = await client.assessments.perform({ body: anAssessment() });
  const stream = await streamed(id);
  expect((await api.admin.adminAssessments.one({ params: { id } })).hasRedFlags).toBe(true);
  const text = await stream.text();
  expect(text).toMatch(/^event: care\ndata: \[\{"kind":"emergency"/);
  expect(text).toContain('911');
  const { messages } = await client.assessments.one({ params: { id } });
  expect(messages).toHaveLength(4);
  expect(messages[2]).toMatchObject({
    role: 'user',
    content: question,
    redFlags: [{ kind: 'emergency', topic: 'both legs' }],
  });
  expect(messages[3]?.redFlags).toEqual([]);
});

test('an emergency that nobody can read now gets the numbers to call with the refusal', async () => {
  const { id } = await client.assessments.perform({ body: anAssessment() });
  const worker = api.app.get(Worker);
  const busy = async () => {
    throw new ServiceUnavailableException({ message: refusals[503] });
  };
  const run = jest.spyOn(worker, 'run').mockImplementation(busy);
  const ask = client.assessments.advise({ body: { assessmentId: id, question } });
  const unread = { status: 503, serverMessage: `${refusals[503]} ${unreadNotice}` };
  await expect(ask).rejects.toMatchObject(unread);
  const perform = client.assessments.perform({ body: anAssessment({ primaryRole: question }) });
  await expect(perform).rejects.toMatchObject(unread);
  expect(await (await streamed(id)).text()).toContain('call 911 now');
  run.mockRestore();
  expect((await client.assessments.advise({ body: { assessmentId: id, question } })).advice).toContain('911');
});

test('an emergency keeps its flag when the client asks another question', async () => {
  const { id } = await client.assessments.perform({
    body: anAssessment({
      discomfortDescription: 'Since yesterday my groin is numb and I can’t control my bladder.',
    }),
  });
  await client.assessments.advise({ body: { assessmentId: id, question } });
  const { redFlags, messages } = await api.admin.adminAssessments.one({ params: { id } });
  expect(redFlags.length).toBeGreaterThan(0);
  expect(messages.some((message) => message.redFlags.length > 0)).toBe(true);
});
