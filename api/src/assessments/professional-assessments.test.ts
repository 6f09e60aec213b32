import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { attachedReportPath } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import { assessmentReportPath } from '@practice/contract/assessments';
import { practiceDay } from '@practice/contract/format';
import { clientAssessment } from '@practice/contract/paths';
import {
  type NewProfessionalInput,
  type ProfessionalUpdate,
  professionalMessages,
} from '@practice/contract/professional-assessments';
import { uploadRefusals } from '@practice/contract/uploads';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser } from '../../test/browser.ts';
import { aPdf, aPng, named } from '../../test/files.ts';
import { type Client, testApi } from '../../test/start-api.ts';
import { UploadCleanup } from '../uploads/upload-cleanup.ts';

const api = testApi();
let client: Client;
let userId: number;
beforeAll(async () => {
  client = await api.aClient();
  userId = client.id;
});

const pdf = (pages = 1, name = 'Desk.pdf') => named(aPdf(pages), name);

function write(over: Partial<NewProfessionalInput> = {}, report?: File, idempotencyKey?: string) {
  return api.admin.adminAssessments.create({
    body: aProfessionalAssessment(userId, over),
    ...(report && { file: report }),
    ...(idempotencyKey && { idempotencyKey }),
  });
}

const update = (id: number, body: ProfessionalUpdate, file?: File) =>
  api.admin.adminAssessments.update({ params: { id }, body, ...(file && { file }) });

async function filesOnDisk(): Promise<string[]> {
  const names = await readdir(join(api.dataDir, 'uploads'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.pdf')).sort();
}

describe('a therapist’s assessment', () => {
  test('is in the client’s list at once, with its report', async () => {
    const made = await write({}, pdf());
    expect(made).toMatchObject({
      kind: 'professional',
      workstationScore: 7,
      posturalScore: null,
      followUpNeeded: true,
      userId,
      messages: [],
      redFlags: [],
      hasRedFlags: false,
      reviewedAt: null,
      attachments: attachedReportPath(made.id),
      report: { name: 'Desk.pdf', size: aPdf().length },
    });
    expect(practiceDay(made.assessmentDate)).toBe('2026-03-05');
    const [first] = (await client.assessments.mine()).filter(({ id }) => id === made.id);
    expect(first).toMatchObject({
      kind: 'professional',
      analysis: aProfessionalAssessment(userId).analysis,
      attachments: assessmentReportPath(made.id),
    });
    const report = await client.send(assessmentReportPath(made.id));
    expect(report.status).toBe(200);
    expect(Object.fromEntries(report.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=assessment-report-2026-03-05.pdf',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await report.arrayBuffer())).toEqual(aPdf());
  });

  test('is saved once for a repeated attempt, with one file and one email without the findings', async () => {
    const { id: userId, person } = await api.aClient({ isConfirmed: true });
    const idempotencyKey = randomUUID();
    const before = await filesOnDisk();
    const sent = await Promise.all([1, 2, 3].map(() => write({ userId }, pdf(), idempotencyKey)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await filesOnDisk()).toHaveLength(before.length + 1);
    await api.jobs.idle();
    const [email, ...others] = await api.mail.about('Your assessment is ready', person.email);
    expect(others).toEqual([]);
    expect(email?.text).toContain(`http://practice.example${clientAssessment(sent[0]?.id ?? 0)}`);
    expect(email?.text).not.toMatch(/mouse|chair|score|follow-up|risk/i);
  });

  test('can be saved without report, scores and risks', async () => {
    const { assessmentDate, analysis } = aProfessionalAssessment(userId);
    const made = await api.admin.adminAssessments.create({ body: { userId, assessmentDate, analysis } });
    expect(made).toMatchObject({ workstationScore: null, followUpNeeded: false, report: null });
    const message = assessmentMessages.noReport;
    const answers = [
      await client.send(assessmentReportPath(made.id)),
      await api.admin.send(attachedReportPath(made.id)),
    ];
    for (const answer of answers) expect(await answer.json()).toEqual({ statusCode: 404, message });
  });

  test.each([
    ['userId', { userId: 2_000_000_000 }, professionalMessages.unknownClient],
    ['assessmentDate', { assessmentDate: '2026-02-30' }, professionalMessages.date],
    ['assessmentDate', { assessmentDate: '2199-01-01' }, professionalMessages.futureDate],
    ['workstationScore', { workstationScore: 11 }, professionalMessages.score],
    ['posturalScore', { posturalScore: 6.5 }, professionalMessages.score],
    ['analysis', { analysis: ' ' }, professionalMessages.overview],
    ['recommendations', { recommendations: 'x'.repeat(5001) }, 'Please use at most 5,000 characters.'],
  ])('rejects a wrong %s: %j', async (path, over, message) => {
    const before = await filesOnDisk();
    await expect(write(over, pdf())).rejects.toMatchObject({ status: 400, errors: [{ path, message }] });
    expect(await filesOnDisk()).toEqual(before);
  });

  test.each([
    ['photo.png', uploadRefusals.notAPdf],
    ['photo.pdf', uploadRefusals.otherContent],
  ])('rejects a picture named %s as a report', async (name, message) => {
    const before = await filesOnDisk();
    const errors = [{ path: 'file', message }];
    await expect(write({}, named(await aPng(), name))).rejects.toMatchObject({ status: 400, errors });
    expect(await filesOnDisk()).toEqual(before);
  });
});

describe('the report of a therapist’s assessment', () => {
  test('can’t be read by anyone else, and has no public address', async () => {
    const { id } = await write({}, pdf());
    const stranger = await api.aClient();
    const statusFor = async (browser: Browser, path: string) => (await browser.send(path)).status;
    expect(await statusFor(stranger, assessmentReportPath(id))).toBe(404);
    expect(await statusFor(api.visitor, assessmentReportPath(id))).toBe(401);
    expect(await statusFor(client, attachedReportPath(id))).toBe(403);
    expect(await statusFor(api.admin, attachedReportPath(id))).toBe(200);
    const keyOf = 'SELECT attachments AS key FROM ergonomic_assessments WHERE id = $1';
    const [row] = await api.sql<{ key: string }>(keyOf, [id]);
    for (const browser of [client, api.admin, api.visitor])
      expect(await statusFor(browser, `/uploads/${row?.key}.pdf`)).toBe(404);
  });

  test('is kept when unused uploads are cleaned up', async () => {
    const { id } = await write({}, pdf());
    await api.sql(`UPDATE uploads SET created_at = now() - interval '30 days'`);
    await api.app.get(UploadCleanup).cleanUp();
    expect((await client.send(assessmentReportPath(id))).status).toBe(200);
  });

  test('is deleted with the assessment, which only the practice can delete', async () => {
    const before = await filesOnDisk();
    const { id } = await write({}, pdf());
    await expect(client.assessments.remove({ params: { id } })).rejects.toMatchObject({ status: 409 });
    expect((await client.send(assessmentReportPath(id))).status).toBe(200);
    await api.admin.adminAssessments.remove({ params: { id } });
    expect(await filesOnDisk()).toEqual(before);
    const { adminAssessments } = api.admin;
    const calls = [client.assessments.one, client.assessments.remove, adminAssessments.remove];
    for (const call of calls) await expect(call({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('changing a therapist’s assessment', () => {
  test('changes only the named fields', async () => {
    const { id, recommendations } = await write({}, pdf());
    const marks = { workstationScore: null, posturalScore: 10, followUpNeeded: false };
    const changed = await update(id, { ...marks, ergonomicRisks: '', assessmentDate: '2026-03-06' });
    const kept = { recommendations, report: { name: 'Desk.pdf' } };
    expect(changed).toMatchObject({ ...marks, ...kept, ergonomicRisks: null });
    expect(practiceDay(changed.assessmentDate)).toBe('2026-03-06');
    expect(await client.assessments.one({ params: { id } })).toMatchObject({ posturalScore: 10 });
  });

  test('replaces and removes the report and its file', async () => {
    const before = await filesOnDisk();
    const { id } = await write({}, pdf());
    const wrong = update(id, { posturalScore: 12 }, pdf(2, 'Wrong.pdf'));
    await expect(wrong).rejects.toMatchObject({ status: 400, errors: [{ path: 'posturalScore' }] });
    const replaced = await update(id, {}, pdf(2, 'Second.pdf'));
    expect(replaced.report?.name).toBe('Second.pdf');
    expect(await filesOnDisk()).toHaveLength(before.length + 1);
    const report = await client.send(assessmentReportPath(id));
    expect(Buffer.from(await report.arrayBuffer())).toEqual(aPdf(2));
    expect(await update(id, { attachments: null })).toMatchObject({ attachments: null, report: null });
    expect(await filesOnDisk()).toEqual(before);
  });

  test('is refused for an AI assessment and an unknown one', async () => {
    const { id } = await client.assessments.perform({ body: anAssessment() });
    const notYours = { status: 409, serverMessage: professionalMessages.notYours };
    const { adminAssessments } = api.admin;
    await expect(update(id, { posturalScore: 1 })).rejects.toMatchObject(notYours);
    await expect(adminAssessments.remove({ params: { id } })).rejects.toMatchObject(notYours);
    expect((await adminAssessments.one({ params: { id } })).attachments).toBeNull();
    await expect(update(999_999, {}, pdf())).rejects.toMatchObject({ status: 404 });
  });
});
