import { beforeAll, expect, test } from '@jest/globals';
import { assessmentReportPath } from '@practice/contract/assessments';
import { deskFigure } from '@practice/desk/figure/desk-figure';
import { sceneOf } from '@practice/desk/figure/scenes';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Client, testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Client;
beforeAll(async () => {
  client = await api.aClient();
});

async function report(over = {}) {
  const made = await client.assessments.perform({ body: anAssessment(over) });
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
  const made = await client.assessments.perform({ body: anAssessment() });
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
  const emergency = await client.assessments.perform({
    body: anAssessment({ discomfortDescription: 'My groin is numb and I can’t control my bladder.' }),
  });
  expect(emergency.practitionerLine).toBeNull();
});

async function pdfLength(id: number): Promise<number> {
  const report = await client.send(assessmentReportPath(id));
  return (await report.arrayBuffer()).byteLength;
}
