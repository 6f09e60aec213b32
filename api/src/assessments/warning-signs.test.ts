import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { RedFlag } from '@practice/desk/care';
import { unreadNotice } from '@practice/desk/emergency';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { anAssessment } from '../../test/assessment.ts';
import { type Browser, json, openBrowser } from '../../test/browser.ts';
import { type Client, originOf, testApi } from '../../test/start-api.ts';
import { ModelQueue } from '../assistant/model-queue.ts';
import { refusals } from '../http/error.filter.ts';
import { Worker } from '../worker.ts';

const api = testApi();
let client: Client;
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

test('what a doctor should see leads the answer to a question about the body', async () => {
  const { id } = await perform({ warningSigns: [soon?.topic] });
  expect(await ask(id, 'Which stretch helps my back?')).toMatch(/^Before anything else: .*see your doctor/);
  expect(await ask(id, 'And which stretch helps my neck?')).not.toMatch(/Before anything else/);
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
  const { hours, rules } = await api.admin.calendar.settings();
  const saturday = { weekday: 6, opens: '10:00 AM', closes: '1:00 PM' };
  await api.admin.calendar.saveSettings({
    body: {
      hours: hours.map((day) => (day.weekday === 6 ? { ...day, ...saturday } : day)),
      rules: { ...rules, minNoticeHours: 36 },
      startTimes: [{ weekday: 2, time: '12:00 PM' }],
    },
  });
  expect(await ask(id, 'How much does a visit cost?')).toMatch(/\$299[\s\S]*\$599[\s\S]*\$899/);
  expect(await ask(id, 'Are you open on Saturday?')).toMatch(/10:00 AM – 1:00 PM/);
  expect(await ask(id, 'Can I book for Tuesday?')).toMatch(/On Tuesdays .* at 12:00 PM\.[\s\S]*36 hours/);
});

/** What the practice's email must not have of the client. */
const namesOrWords = /chest|pain|Robin|Marsh|robin-/i;
const isNowAsked = 'Is this happening now, or did it start in the last days?';
const anEmergency = (over = {}) =>
  client.assessments.perform({ body: anAssessment({ discomfortDescription: chest, ...over }) });
const confirm = (id: number, isNow: boolean, by: Browser = client) =>
  by.assessments.confirm({ params: { id }, body: { isNow } });
const seen = (id: number) => api.admin.adminAssessments.one({ params: { id } });
const emails = (id: number) =>
  api.mail.emails.filter(({ text = '' }) => text.includes(`/admin/assessments/${id}\n`));

describe('an emergency in the answers', () => {
  test('is asked about before anything is told or scored, and the practice is told at once', async () => {
    const made = await anEmergency();
    expect(made).toMatchObject({
      needsConfirmation: true,
      workstationScore: null,
      analysis: null,
      ergonomicRisks: null,
      recommendations: null,
      scoring: null,
      followUp: null,
      fixes: [],
      followUpNeeded: true,
      messages: [{}, { content: expect.stringContaining(isNowAsked) }],
    });
    const email = await api.mail.saying(`/admin/assessments/${made.id}\n`);
    expect(email.subject).toMatch(/^Not answered/);
    expect(email.text).toMatch(/Not answered yet/);
    expect(email.to).toMatchObject([{ address: 'inbox@practice.example' }]);
    expect(`${email.subject} ${email.text} ${email.html}`).not.toMatch(namesOrWords);
    expect(await seen(made.id)).toMatchObject({ hasEmergency: true, needsConfirmation: true });
    expect((await client.assessments.mine())[0]).toMatchObject({ id: made.id, needsConfirmation: true });
    const body = { assessmentId: made.id, question: 'How high should my screen be?' };
    const { advice } = await client.assessments.advise({ body });
    expect(advice).toContain(isNowAsked);
    expect(advice).not.toMatch(/eye level/);
  });

  test('gets its care after a yes, and needs a review again', async () => {
    const { id } = await anEmergency();
    await api.admin.adminAssessments.review({ params: { id } });
    const yes = await confirm(id, true);
    expect(yes).toMatchObject({ needsConfirmation: false, workstationScore: null, followUpNeeded: true });
    expect(yes.analysis).toMatch(/^\*\*Please call 911/);
    expect(yes.messages[1]?.content).toBe(yes.recommendations);
    expect(await seen(id)).toMatchObject({
      hasEmergency: true,
      needsConfirmation: false,
      reviewedAt: null,
      redFlags: [{ isSo: true, answeredAt: expect.any(String) }],
    });
    expect(emails(id)).toHaveLength(1);
  });

  test('is none after a no: the desk is scored as if it had not been written, and the answer is kept', async () => {
    const { id } = await anEmergency();
    await api.sql(`UPDATE ergonomic_assessments SET created_at = now() - interval '3 days' WHERE id = ${id}`);
    const no = await confirm(id, false);
    const same = await anEmergency({ discomfortDescription: 'My shoulders are stiff by the evening.' });
    expect(no).toMatchObject({
      needsConfirmation: false,
      workstationScore: same.workstationScore,
      posturalScore: same.posturalScore,
      readBy: 'built-in',
      followUp: { isOpen: true },
      redFlags: [{ kind: 'emergency', isSo: false }],
    });
    expect(`${no.analysis}${no.recommendations}`).not.toMatch(/911/);
    expect(no.messages[1]?.content).toBe(no.recommendations);
    expect(await seen(id)).toMatchObject({
      hasEmergency: false,
      hasRedFlags: false,
      needsConfirmation: false,
      redFlags: [{ isSo: false, answeredAt: expect.any(String) }],
    });
  });

  test('is answered once: the first answer counts, also of two at once, on two instances', async () => {
    const { id } = await anEmergency();
    const first = await confirm(id, false);
    expect(await confirm(id, true)).toEqual(first);
    expect(await confirm(id, false)).toEqual(first);
    const elsewhere = openBrowser(originOf(await api.another()));
    await elsewhere.auth.login({ body: client.person });
    const made = await anEmergency();
    const both = await Promise.all([
      confirm(made.id, true),
      confirm(made.id, false, elsewhere),
      confirm(made.id, true, elsewhere),
    ]);
    expect(new Set(both.map(({ workstationScore }) => workstationScore)).size).toBe(1);
    expect(await client.assessments.one({ params: { id: made.id } })).toEqual(both[0]);
  });

  test('is answered by its own client only, with yes or no, and only where it was asked', async () => {
    const { id } = await anEmergency();
    const stranger = await api.aClient();
    const unknown = { status: 404, serverMessage: assessmentMessages.unknown };
    await expect(confirm(id, false, stranger)).rejects.toMatchObject(unknown);
    const plain = await anEmergency({ discomfortDescription: 'A stiff neck.' });
    await expect(confirm(plain.id, false)).rejects.toMatchObject({ status: 409 });
    const answer = await client.send(`/api/client/assessments/${id}/confirm`, json('POST', { isNow: 'no' }));
    expect(await answer.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'isNow' }] });
    expect(await client.assessments.one({ params: { id } })).toMatchObject({ needsConfirmation: true });
  });

  test('stays open if nobody can score the desk now', async () => {
    const { id } = await anEmergency();
    const busy = jest.spyOn(api.app.get(ModelQueue), 'take').mockImplementation(async () => {
      throw new ServiceUnavailableException({ message: refusals[503] });
    });
    const serverMessage = expect.stringContaining('call 911 now');
    await expect(confirm(id, false)).rejects.toMatchObject({ status: 503, serverMessage });
    busy.mockRestore();
    expect((await confirm(id, false)).workstationScore).not.toBeNull();
  });

  test('a no leaves an emergency of the chat in the list', async () => {
    const { id } = await anEmergency();
    const body = { assessmentId: id, question: 'Both my legs have gone numb since this morning, why?' };
    await client.assessments.advise({ body });
    await client.assessments.advise({ body: { ...body, isNow: true } });
    await confirm(id, false);
    expect(await seen(id)).toMatchObject({ hasEmergency: true, needsConfirmation: false });
  });
});

test('thoughts of self-harm are never asked about', async () => {
  const made = await anEmergency({ difficultTasks: 'Honestly, I want to kill myself.' });
  expect(made.needsConfirmation).toBe(false);
  expect(made.analysis).toMatch(/988/);
  expect((await api.mail.saying(`/admin/assessments/${made.id}\n`)).subject).not.toMatch(/^Not answered/);
});

describe('a question of the chat', () => {
  const ask = (assessmentId: number, isNow?: boolean, text = chest) =>
    client.assessments.advise({
      body: { assessmentId, question: text, ...(isNow !== undefined && { isNow }) },
    });
  const aScored = () => anEmergency({ discomfortDescription: 'A stiff neck.' });

  test('is answered with ours first, and after a yes with care', async () => {
    const { id } = await aScored();
    // An answer that comes before the question counts for nothing.
    const asked = await ask(id, false);
    expect(asked).toMatchObject({ answeredBy: 'built-in', redFlags: [{ isAsked: true }] });
    expect(asked.advice).toMatch(/^\*\*If it’s an emergency, call 911 now\.\*\*\n\nYou wrote “.*chest pain/);
    const email = await api.mail.saying(`/admin/assessments/${id}\n`);
    expect(email.subject).toMatch(/^Not answered/);
    expect(`${email.subject} ${email.text} ${email.html}`).not.toMatch(namesOrWords);
    expect((await ask(id, true)).advice).toMatch(/^\*\*Please call 911/);
    const { messages } = await client.assessments.one({ params: { id } });
    expect(messages.slice(2)).toMatchObject([
      { role: 'user', content: chest, redFlags: [{ isSo: true }] },
      { role: 'assistant', content: expect.stringMatching(/^\*\*Please call 911/) },
    ]);
    expect(await seen(id)).toMatchObject({ hasEmergency: true });
  });

  test('is answered after a no, which takes back its mark', async () => {
    const { id } = await aScored();
    const text = 'My chest hurts, how high should my screen be?';
    expect((await ask(id, undefined, text)).advice).toContain(isNowAsked);
    expect((await ask(id, false, text)).advice).toMatch(/screen/);
    const { messages } = await client.assessments.one({ params: { id } });
    expect(messages.slice(2)).toMatchObject([
      { role: 'user', content: text, redFlags: [{ isSo: false }] },
      { role: 'assistant', content: expect.stringMatching(/screen/) },
    ]);
    expect(await seen(id)).toMatchObject({ hasEmergency: false, hasRedFlags: false });
    expect((await ask(id, undefined, 'And my keyboard?')).advice).not.toMatch(/911|you wrote/i);
  });

  test('with a doctor’s sign beside it is asked about that, too, whatever is sent again', async () => {
    const { id } = await aScored();
    const text =
      'My left arm went numb last night. I can’t do up my shirt anymore, my fingers won’t. How high should my screen be?';
    const say = (given: { isNow?: boolean; isNew?: boolean }) =>
      client.assessments.advise({ body: { assessmentId: id, question: text, ...given } });
    expect((await say({})).advice).toContain(isNowAsked);
    for (let time = 0; time < 2; time += 1)
      expect((await say({ isNow: false })).advice).toMatch(/^You wrote “.*”\. Is this new/);
    expect((await say({ isNew: false })).advice).not.toMatch(/Is this new|911/);
    const { messages } = await client.assessments.one({ params: { id } });
    expect(messages).toHaveLength(4);
    expect(messages[2]?.redFlags).toMatchObject([{ isSo: false }, { kind: 'soon', isSo: false }]);
  });

  test('that nobody answered is asked about again before the next answer', async () => {
    const { id } = await aScored();
    await ask(id);
    expect((await ask(id, undefined, 'How high should my screen be?')).advice).toMatch(
      /^\*\*If it’s an emergency[\s\S]*Is this happening now[\s\S]*screen/,
    );
  });
});

describe('a doctor’s sign that only may be meant', () => {
  const sign: RedFlag = { kind: 'soon', topic: 'night pain', said: 'it wakes me at night', isAsked: true };
  const aMaybe = async () => {
    const { id } = await anEmergency({
      workstationSetup: 'Sit-stand desk at elbow height, chair set to my height with armrests, big monitor.',
      discomfortDescription: 'Nothing to speak of.',
    });
    const update = 'UPDATE ergonomic_assessments SET red_flags = $1, follow_up_needed = false WHERE id = $2';
    await api.sql(update, [JSON.stringify([sign]), id]);
    return client.assessments.one({ params: { id } });
  };
  const answer = (id: number, isNew: boolean, topic: string = sign.topic, by: Browser = client) =>
    by.assessments.answerSign({ params: { id }, body: { topic, isNew } });

  test('holds nothing back, and is no red flag until a yes tells it', async () => {
    const made = await aMaybe();
    expect(made).toMatchObject({ needsConfirmation: false, workstationScore: expect.any(Number) });
    expect(await seen(made.id)).toMatchObject({ hasRedFlags: false });
    await api.admin.adminAssessments.review({ params: { id: made.id } });
    const told = await answer(made.id, true);
    const { workstationScore } = made;
    expect(told).toMatchObject({ workstationScore, followUpNeeded: true, redFlags: [{ isSo: true }] });
    expect(told.analysis).toMatch(/^\*\*Please see your doctor/);
    expect(told.analysis).toContain(made.analysis);
    expect(told.messages[1]?.content).toBe(told.recommendations);
    expect(await seen(made.id)).toMatchObject({ hasRedFlags: true, hasEmergency: false, reviewedAt: null });
    expect(await answer(made.id, false)).toEqual(told);
    expect(emails(made.id)).toHaveLength(0);
  });

  test('is dropped by a no, which is kept', async () => {
    const made = await aMaybe();
    const dropped = await answer(made.id, false);
    const redFlags = [{ isSo: false }];
    expect(dropped).toMatchObject({ analysis: made.analysis, followUpNeeded: false, redFlags });
    expect(await seen(made.id)).toMatchObject({ hasRedFlags: false, redFlags });
  });

  test('is answered by its own client only, and only if it was asked', async () => {
    const { id } = await aMaybe();
    const stranger = await api.aClient();
    await expect(answer(id, true, sign.topic, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(answer(id, true, 'fever')).rejects.toMatchObject({ status: 409 });
    await expect(answer((await anEmergency()).id, true)).rejects.toMatchObject({ status: 409 });
  });
});
