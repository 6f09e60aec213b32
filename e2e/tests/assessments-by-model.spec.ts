import { readFile } from 'node:fs/promises';
import { readers } from '@practice/contract/assessment-messages';
import { kitchenTable } from '@practice/desk/test/kitchen-table';
import { fails } from '@practice/sandbox/model';
import { assess, expectAnswers, failures, listAddress, perform } from '../assessment-tool.ts';
import { defaultReading, expect, test } from '../model.ts';
import { expectFailure } from '../on-page.ts';

test('a language model gets no name, its text is in the results, and the report is a PDF', {
  tag: '@model',
}, async ({ page, model, client: { person } }) => {
  model.script(defaultReading);
  await assess(page);
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  await expect(page.getByText('Your laptop pulls your head down')).toBeVisible();
  await expect(page.getByText(readers.model).first()).toBeVisible();
  const sent = JSON.stringify(model.asked);
  expect(sent).toContain(kitchenTable.primaryRole);
  for (const own of [person.email, person.firstName, person.lastName]) expect(sent).not.toContain(own);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the report (PDF)' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('answers are kept when the model fails', { tag: '@model' }, async ({ asClient: page, model }) => {
  model.script(fails(500));
  await assess(page);
  await expectFailure(page, failures.assessment);
  await expect(page.getByText('secret')).toBeHidden();
  await expectAnswers(page);
  model.script(defaultReading);
  await perform(page).click();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  await page.goto(listAddress);
  await expect(page.getByRole('link', { name: /View Assessment Details/ })).toHaveCount(1);
});
