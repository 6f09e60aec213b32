import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { assessmentReportPath } from '@practice/contract/assessments';
import { questions } from '@practice/contract/questionnaire';
import { deskFigure } from '@practice/desk/figure/desk-figure';
import { sceneOf } from '@practice/desk/figure/scenes';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, json, openBrowser } from '../../test/browser.ts';
import { type Client, originOf, testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Client;
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
    expect(made.scoring?.findings).toMatchObject({ laptop: 'flat', glare: 'glare', breaks: 'rarer' });
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
    const { workstationScore, discomfort: none } = await perform({ discomfortDescription: 'My neck' });
    expect(none).toBeNull();
    const discomfort = { strength: 7, duration: 'more than a year', stops: ['sleep'] };
    const made = await perform({ discomfortDescription: 'My neck', discomfort });
    expect(made).toMatchObject({ discomfort, workstationScore, followUpNeeded: true });
    expect(await api.admin.adminAssessments.one({ params: { id: made.id } })).toMatchObject({ discomfort });
  });

  test('rejects answers that are too short, and names each', async () => {
    const answer = await client.send('/api/ai-ergonomic-assessment', json('POST', { userHeight: 'tall' }));
    const errors = expect.arrayContaining([
      ...questions.map(({ name, message }) => ({ path: name, message })),
      { path: 'userHeight', message: expect.stringContaining('5 ft 7 in') },
    ]);
    expect(await answer.json()).toMatchObject({ statusCode: 400, errors });
  });

  test('can’t be read, asked about or deleted by anyone else', async () => {
    const { id } = await perform();
    const stranger = await api.aClient();
    const unknown = { status: 404, serverMessage: assessmentMessages.unknown };
    await expect(stranger.assessments.one({ params: { id } })).rejects.toMatchObject(unknown);
    await expect(stranger.assessments.remove({ params: { id } })).rejects.toMatchObject(unknown);
    const body = { assessmentId: id, question: 'What did they write?' };
    await expect(stranger.assessments.advise({ body })).rejects.toMatchObject(unknown);
    expect(await stranger.assessments.mine()).toEqual([]);
    await expect(api.visitor.assessments.mine()).rejects.toMatchObject({ status: 401 });
  });
});

describe('the conversation', () => {
  test('knows the findings, streams the same answer in pieces, and is saved', async () => {
    const { id } = await perform();
    const question = 'How high should my screen be?';
    const body = { assessmentId: id, question };
    const { advice } = await client.assessments.advise({ body });
    expect(advice).toMatch(/laptop|screen/i);
    const response = await client.assessments.adviseStream({ body });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((event) => event.split('\ndata: '));
    expect(events[0]?.[0]).toBe('event: text');
    expect(events.at(-1)).toEqual(['event: done', '{"answeredBy":"built-in"}']);
    const text = events
      .filter(([name]) => name === 'event: text')
      .map(([, data = '""']) => JSON.parse(data))
      .join('');
    expect(text.trim()).toBe(advice);
    const { messages } = await client.assessments.one({ params: { id } });
    const said = [
      { role: 'user', content: question },
      { role: 'assistant', content: advice },
    ];
    expect(messages.slice(2)).toMatchObject([...said, ...said]);
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
  test('returns the same assessment, also concurrently and from another instance', async () => {
    const browser = await api.aClient();
    const elsewhere = openBrowser(originOf(await api.another()));
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const attempt = { body: anAssessment(), idempotencyKey: randomUUID() };
    const send = (by: Browser) => by.assessments.perform(attempt);
    const [first, ...others] = await Promise.all([browser, browser, elsewhere].map(send));
    for (const other of [...others, await send(elsewhere)]) expect(other).toEqual(first);
    expect(await browser.assessments.mine()).toHaveLength(1);
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

async function report(over = {}) {
  const made = await perform(over);
  const answer = await client.send(assessmentReportPath(made.id));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return { made, pdf: Buffer.from(await answer.arrayBuffer()) };
}

// What a screen reader reads of a figure stands in the file as it is, in two bytes for each letter.
const asWritten = (words: string) => Buffer.from(words, 'utf16le').swap16();

test('the report shows the desk with its risks, also in words', async () => {
  const { made, pdf } = await report({ userHeight: '5 ft 2 in' });
  const scene = sceneOf(made.setting ?? {});
  if (!scene) throw new Error('A kitchen table can be drawn.');
  const { alt } = deskFigure(scene, made);
  expect(alt).toMatch(/Screen and neck: change this first\. .*Your laptop is flat/);
  for (const words of ['Screen and neck: change this first.', 'Mouse: we couldn’t tell.']) {
    expect(alt).toContain(words);
    expect(pdf.includes(asWritten(words))).toBe(true);
  }
});

test('the report has no figure and no scores for an unscored desk', async () => {
  const { pdf } = await report({
    discomfortDescription: 'Since yesterday my groin is numb and I can’t control my bladder.',
  });
  expect(pdf.includes(asWritten('Screen and neck'))).toBe(false);
  expect(pdf.includes(asWritten('not evaluated'))).toBe(false);
});

const practitionerLine = 'Sore for more than two weeks? <b>Come and see us.</b>';
const save = (line: string | null) =>
  api.admin.adminAssessments.saveSettings({ body: { practitionerLine: line } });

test('the practice’s line follows every text of the AI tool while it is set', async () => {
  const made = await perform();
  expect(made.practitionerLine).toBeNull();
  expect(await api.admin.adminAssessments.settings()).toEqual({ practitionerLine: null });
  const without = await pdfLength(made.id);
  expect(await save(`  ${practitionerLine} `)).toEqual({ practitionerLine });
  expect((await client.assessments.one({ params: { id: made.id } })).practitionerLine).toBe(practitionerLine);
  expect((await api.admin.adminAssessments.one({ params: { id: made.id } })).practitionerLine).toBe(
    practitionerLine,
  );
  expect(await pdfLength(made.id)).toBeGreaterThan(without);
  expect(await save('')).toEqual({ practitionerLine: null });
  expect((await client.assessments.one({ params: { id: made.id } })).practitionerLine).toBeNull();
  expect(await pdfLength(made.id)).toBe(without);
});

test('the line is not added to a therapist’s text, nor to an emergency', async () => {
  await save(practitionerLine);
  const written = await api.admin.adminAssessments.create({ body: aProfessionalAssessment(client.id) });
  expect((await client.assessments.one({ params: { id: written.id } })).practitionerLine).toBeNull();
  const emergency = await perform({ discomfortDescription: 'My groin is numb and I can’t hold my bladder.' });
  expect(emergency.practitionerLine).toBeNull();
});

async function pdfLength(id: number): Promise<number> {
  const report = await client.send(assessmentReportPath(id));
  return (await report.arrayBuffer()).byteLength;
}
