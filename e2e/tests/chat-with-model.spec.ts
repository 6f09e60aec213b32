import { streams } from '@practice/sandbox/model';
import { anAssessment, ask, chatAddress, conversation, failures, question } from '../assessment-tool.ts';
import { defaultReading, expect, test } from '../model.ts';
import { expectAccessible, expectFailure, timesSeen } from '../on-page.ts';

test.beforeEach(async ({ page, model, client }) => {
  model.script(defaultReading);
  const { id } = await anAssessment(client.calls);
  await page.goto(chatAddress(id));
});

test('an answer appears while it is written, and stays', { tag: '@model' }, async ({ page, model }) => {
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  model.script(
    streams(
      (async function* () {
        yield 'Put the laptop ';
        await released;
        yield 'on **three books**.';
      })(),
    ),
  );
  await ask(page, 'What do I do first?');
  await expect(conversation(page)).toContainText('Put the laptop');
  await expect(conversation(page)).toHaveAttribute('aria-busy', 'true');
  const seen = await timesSeen(conversation(page), 'three books');
  goOn();
  await expect(question(page)).toHaveValue('');
  await expect(conversation(page).getByText('three books')).toHaveRole('strong');
  expect(await seen.evaluate(({ most }) => most)).toBe(1);
  await page.reload();
  await expect(conversation(page)).toContainText('Put the laptop on three books.');
});

test('a question is kept when the answer breaks off, and the retry is answered', {
  tag: '@model',
}, async ({ page, model }) => {
  model.script(streams(['Begin with ', 'the'], false));
  await ask(page, 'Which change is the best one?');
  await expectFailure(page, failures.advice);
  await expect(question(page)).toHaveValue('Which change is the best one?');
  await expect(conversation(page)).toContainText('The answer was cut off here.');
  await expectAccessible(page);
  model.script(streams(['Raise ', 'the screen.']));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(question(page)).toHaveValue('');
  await page.reload();
  await expect(conversation(page)).toContainText('Raise the screen.');
  await expect(conversation(page).getByText('Which change is the best one?')).toHaveCount(1);
});
