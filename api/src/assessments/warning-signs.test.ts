import { beforeAll, describe, expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { anAssessment } from '../../test/assessment.ts';
import { type Browser, json } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';

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

  test('a checked sign that a doctor should see comes before the scores, with the written signs', async () => {
    const made = await perform({
      warningSigns: [soon?.topic],
      discomfortDescription: 'My hand has been numb for three weeks, day and night.',
    });
    expect(made.redFlags).toMatchObject([
      { kind: 'soon', topic: soon?.topic, said: soon?.line },
      { kind: 'soon', said: expect.stringContaining('three weeks') },
    ]);
    expect(made.workstationScore).not.toBeNull();
    expect(made.followUpNeeded).toBe(true);
  });

  test('an empty list is stored differently from a missing one, and neither raises a flag', async () => {
    expect(await perform({ warningSigns: [] })).toMatchObject({ warningSigns: [], redFlags: [] });
    expect(await perform()).toMatchObject({ warningSigns: null, redFlags: [] });
  });

  test.each([[['toothache']], ['chest or breath'], [[7]], [Array(9).fill('self-harm')], [null]])(
    'rejects %j, and names the field',
    async (warningSigns) => {
      const body = json('POST', { ...anAssessment(), warningSigns });
      const answer = await client.send('/api/ai-ergonomic-assessment', body);
      const [path, message] = [
        expect.stringMatching(/^warningSigns/),
        expect.stringContaining('warning signs'),
      ];
      expect(await answer.json()).toMatchObject({ statusCode: 400, errors: [{ path, message }] });
    },
  );
});

describe('the practice', () => {
  const emails = (id: number) =>
    api.mail.emails.filter(({ text = '' }) => text.includes(`/admin/assessments/${id}\n`));

  test('sees emergencies before other red flags, and those before follow-ups', async () => {
    for (const { id } of (await api.admin.adminAssessments.list({ query: {} })).rows)
      await api.admin.adminAssessments.review({ params: { id } });
    const urgent = await perform();
    const doctor = await perform({ warningSigns: [soon?.topic] });
    await ask(urgent.id, chest);
    const plain = await perform();
    const { rows } = await api.admin.adminAssessments.list({ query: { sort: ['attention', 'DESC'] } });
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual([urgent.id, doctor.id, plain.id]);
    expect(rows[0]).toMatchObject({ hasEmergency: true });
    expect(rows[1]).toMatchObject({ hasRedFlags: true, hasEmergency: false });
    expect(emails(doctor.id)).toHaveLength(0);
  });

  test('is not alerted to an unclear sign', async () => {
    const { id } = await perform();
    const unclear = [{ kind: 'unclear', topic: 'gone', said: 'my thumb feels odd' }];
    const update = 'UPDATE ergonomic_assessments SET red_flags = $1 WHERE id = $2';
    await api.sql(update, [JSON.stringify(unclear), id]);
    const none = { hasRedFlags: false, hasEmergency: false, redFlags: [{ kind: 'unclear' }] };
    expect(await api.admin.adminAssessments.one({ params: { id } })).toMatchObject(none);
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

  test('is answered if it is about the practice', async () => {
    const { id } = await perform({ warningSigns: [emergency?.topic] });
    expect(await ask(id, 'What is your phone number?')).toContain(practice.phone);
    expect(await ask(id, 'Which armrests should I get?')).not.toMatch(/armrest/i);
  });
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
