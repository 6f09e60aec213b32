import { beforeAll, expect, test } from '@jest/globals';
import { deskFigure } from '@practice/desk/figure/desk-figure';
import { sceneOf } from '@practice/desk/figure/scenes';
import { DataSource } from 'typeorm';
import { anAssessment } from '../../test/assessment.ts';
import type { Browser } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';
import { Assessment } from './assessment.entity.ts';
import { reportPdf } from './report-pdf.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

async function report(over = {}) {
  const made = await client.assessments.perform({ body: anAssessment(over) });
  const answer = await client.send(`/api/client/assessments/${made.id}/report.pdf`);
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

test('the report shows the location of the discomfort if there is one', async () => {
  const couch = await report({ workstationSetup: 'On the couch with my laptop', postureSupport: 'I slouch' });
  expect(couch.pdf.includes(asWritten('A person on a couch with a laptop'))).toBe(true);
  const ball = await report({ workstationSetup: 'An exercise ball at a desk', postureSupport: 'upright' });
  expect(ball.pdf.includes(asWritten('seen from the side'))).toBe(false);
});

test('the report has no figure and no scores for an unscored desk', async () => {
  const { pdf } = await report({
    discomfortDescription: 'Since yesterday my groin is numb and I can’t control my bladder.',
  });
  expect(pdf.includes(asWritten('Screen and neck'))).toBe(false);
  expect(pdf.includes(asWritten('not evaluated'))).toBe(false);
});

test('the report has what was tapped, and sends a year of pain to a doctor', async () => {
  const { made } = await report();
  await client.assessments.answerFollowUp({
    params: { id: made.id },
    body: { followUpAnswers: { shoulders: 'relaxed', wrists: null } },
  });
  const assessment = await api.app.get(DataSource).getRepository(Assessment).findOneByOrFail({ id: made.id });
  const lengthOf = async (over: Partial<Pick<Assessment, 'discomfort' | 'followUpAnswers'>>) =>
    (await reportPdf({ ...assessment, ...over }, 'Ann Lee', null)).length;
  expect(await lengthOf({ discomfort: { strength: 3 } })).toBeGreaterThan(
    await lengthOf({ discomfort: null }),
  );
  expect(await lengthOf({ discomfort: { duration: 'more than a year' } })).toBeGreaterThan(
    await lengthOf({ discomfort: { duration: 'months' } }),
  );
  const withoutAnswers = await lengthOf({ followUpAnswers: {} });
  expect(await lengthOf({})).toBeGreaterThan(withoutAnswers);
  expect(await lengthOf({ followUpAnswers: { wrists: null } })).toBe(withoutAnswers);
});
