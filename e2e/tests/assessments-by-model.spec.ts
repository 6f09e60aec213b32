import { readFile } from 'node:fs/promises';
import { readers } from '@practice/contract/assessment-messages';
import { kitchenTable } from '@practice/desk/test/kitchen-table';
import { hangs, streams } from '@practice/sandbox/model';
import {
  anAssessment,
  answerAll,
  ask,
  assess,
  chatAddress,
  conversation,
  expectAnswers,
  failures,
  perform,
  toolAddress,
} from '../assessment-tool.ts';
import { defaultReading, expect, test } from '../model.ts';
import { expectAccessible, expectFailure } from '../on-page.ts';

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

test('a language model that never answers times out, and nothing is lost', {
  tag: '@model',
}, async ({ page, context, model, client }) => {
  const patience = { timeout: 90_000 };
  test.setTimeout(300_000);
  model.script(defaultReading);
  const { id } = await anAssessment(client.calls);
  const chat = await context.newPage();
  await chat.goto(chatAddress(id));
  model.script(hangs);
  await ask(chat, 'Which change is the best one?');
  await expect(chat.getByText('No answer came. Your question is still in the box below.')).toBeVisible(
    patience,
  );
  await page.goto(toolAddress);
  await answerAll(page);
  await perform(page).click();
  await expect(page.getByText(/This is taking longer than usual/)).toBeVisible(patience);
  await expectFailure(page, failures.assessment, patience);
  await expectAnswers(page);
  await expectAccessible(page);
  model.script(defaultReading);
  await perform(page).click();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  model.script(streams(['Raise the screen.']));
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation(chat)).toContainText('Raise the screen.');
});
