import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { unreadNotice } from '@practice/desk/emergency';
import { askedSigns } from '@practice/desk/warning-signs/asked';
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

const perform = (over = {}) => client.assessments.perform({ body: { ...anAssessment(), ...over } });
const ask = async (assessmentId: number, question: string, over = {}) =>
  (await client.assessments.advise({ body: { assessmentId, question, ...over } })).advice;

const chest = 'I have had chest pain since this morning.';
const [emergency, soon] = [
  askedSigns.find(({ topic }) => topic === 'chest or breath'),
  askedSigns.find(({ topic }) => topic === 'fall or crash'),
].map((sign) => sign ?? { topic: 'self-harm' as const, line: '' });

describe('the warning signs of the form', () => {
  test('a checked emergency counts regardless of the ten answers', async () => {
    const made = await perform({ warningSigns: [emergency?.topic] });
    expect(made).toMatchObject({
      workstationScore: null,
      posturalScore: null,
      scoring: null,
      fixes: [],
      followUpNeeded: true,
      redFlags: [{ kind: 'emergency', topic: emergency?.topic, said: emergency?.line }],
      warningSigns: [emergency?.topic],
    });
    expect(made.analysis).toMatch(/911/);
    expect(await client.assessments.one({ params: { id: made.id } })).toEqual(made);
    const told = { hasEmergency: true, warningSigns: [emergency?.topic] };
    expect(await api.admin.adminAssessments.one({ params: { id: made.id } })).toMatchObject(told);
  });

  test('an empty list is stored differently from a missing one, and neither raises a flag', async () => {
    expect(await perform({ warningSigns: [] })).toMatchObject({ warningSigns: [], redFlags: [] });
    expect(await perform()).toMatchObject({ warningSigns: null, redFlags: [] });
  });

  test.each([[['toothache']], [Array(9).fill('self-harm')], [null]])(
    'rejects %j, and names the field',
    async (warningSigns) => {
      const path = expect.stringMatching(/^warningSigns/);
      const message = expect.stringContaining('warning signs');
      await expect(perform({ warningSigns })).rejects.toMatchObject({
        status: 400,
        errors: [{ path, message }],
      });
    },
  );
});

describe('the practice', () => {
  const emails = (id: number) =>
    api.mail.emails.filter(({ text = '' }) => text.includes(`/admin/assessments/${id}\n`));

  test('sees emergencies before other red flags, also of what was reviewed before, and those before follow-ups', async () => {
    const { list, one, review } = api.admin.adminAssessments;
    const urgent = await perform();
    for (const { id } of (await list({ query: {} })).rows) await review({ params: { id } });
    await ask(urgent.id, 'Which change comes first?');
    const reviewed = { reviewedAt: expect.any(String), hasRedFlags: false };
    expect(await one({ params: { id: urgent.id } })).toMatchObject(reviewed);
    const doctor = await perform({ warningSigns: [soon?.topic] });
    await ask(urgent.id, chest);
    const plain = await perform();
    const { rows } = await list({ query: { sort: ['attention', 'DESC'] } });
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual([urgent.id, doctor.id, plain.id]);
    expect(rows[0]).toMatchObject({ hasEmergency: true, reviewedAt: null, reviewedBy: null });
    expect(rows[1]).toMatchObject({ hasRedFlags: true, hasEmergency: false });
    expect(emails(doctor.id)).toHaveLength(0);
  });
});

describe('the question after an emergency', () => {
  test('is answered once with a reminder, and then without', async () => {
    const { id } = await perform();
    await ask(id, chest);
    expect(await ask(id, chest, { isNow: true })).not.toMatch(/armrest/i);
    const next = await ask(id, 'So which armrests should I get?');
    expect(next).toMatch(/^Before your desk: you wrote “.*chest pain/);
    expect(next).toMatch(/911/);
    expect(next).toMatch(/armrests/);
    expect(await ask(id, 'And how high should my screen be?')).not.toMatch(/911/);
  });
});

const question = 'Both my legs have gone numb since this morning, should I raise my chair?';
const streamed = (assessmentId: number) =>
  client.send('/api/ai-ergonomic-advice/stream', json('POST', { assessmentId, question }));

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

test('the chat knows the practice’s current prices, hours and booking rules', async () => {
  const { id } = await perform();
  const settings = await api.admin.calendar.settings();
  await api.admin.calendar.saveSettings({
    body: {
      hours: settings.hours.map((day) =>
        day.weekday === 6 ? { ...day, opens: '10:00 AM', closes: '1:00 PM' } : day,
      ),
      rules: { ...settings.rules, minNoticeHours: 36 },
      startTimes: ['12:00 PM', '7:00 PM'].map((time) => ({ weekday: 2, time })),
    },
  });
  expect(await ask(id, 'How much does a visit cost?')).toMatch(/\$299[\s\S]*\$599[\s\S]*\$899/);
  expect(await ask(id, 'Are you open on Saturday?')).toMatch(/10:00 AM – 1:00 PM/);
  expect(await ask(id, 'Can I book for Tuesday?')).toMatch(/On Tuesdays .* at 12:00 PM\.[\s\S]*36 hours/);
  expect(await ask(id, 'Can I book for Friday?')).not.toMatch(/12:00 PM/);
});
