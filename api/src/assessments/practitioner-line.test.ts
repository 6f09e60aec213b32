import { beforeAll, expect, test } from '@jest/globals';
import { assessmentReportPath } from '@practice/contract/assessments';
import { textLimits } from '@practice/contract/text';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Client, testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Client;
beforeAll(async () => {
  client = await api.aClient();
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
  expect((await client.assessments.perform({ body: anAssessment() })).practitionerLine).toBe(
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

test('the line has a maximum length', async () => {
  await expect(save('x'.repeat(textLimits.practitionerLine + 1))).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'practitionerLine', message: 'Please use at most 300 characters.' }],
  });
});

async function pdfLength(id: number): Promise<number> {
  const report = await client.send(assessmentReportPath(id));
  return (await report.arrayBuffer()).byteLength;
}
