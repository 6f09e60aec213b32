import { heightMessages } from '@practice/contract/height';
import { questions } from '@practice/contract/questionnaire';
import {
  agreement,
  anAssessment,
  assess,
  chatAddress,
  conversation,
  listAddress,
  next,
  perform,
  question,
  toolAddress,
} from '../assessment-tool.ts';
import { expectAccessible, expectAccessibleEverywhere, field } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('a phone shows one question at a time, also after a reload', async ({ page, client: { calls } }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto(toolAddress);
  const [first] = questions;
  const [typing = '', onThePhone = ''] = [first?.examples[0], first?.examples[3]];
  const box = (number: number) => page.getByRole('textbox', { name: questions[number - 1]?.label ?? '' });
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await next(page).click();
  await expect(page.getByText(first?.message ?? '')).toBeVisible();
  await expect(box(1)).toBeFocused();
  await page.getByRole('button', { name: typing }).click();
  await page.getByRole('button', { name: onThePhone }).click();
  await expect(box(1)).toHaveValue(`${typing} ${onThePhone}`);
  await next(page).click();
  await box(2).fill('Laptop flat on the kitchen table.');
  await page.keyboard.press('Enter');
  await expect(box(3)).toBeFocused();
  await box(3).fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 of 10', { exact: true })).toBeVisible();
  await expect(page.getByText('We turned your number into “10 hours.” You can change it.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 of 10', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(box(3)).toHaveValue('10 hours');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('textbox', { name: /^\d+\. / })).toHaveCount(10);
  await page.setViewportSize({ width: 375, height: 720 });
  await next(page).click();
  for (const { examples } of questions.slice(3)) {
    await page.getByRole('button', { name: examples[0] ?? '' }).click();
    await next(page).click();
  }
  await agreement(page).check();

  const feet = page.getByRole('textbox', { name: 'Feet' });
  await page.getByRole('textbox', { name: 'Inches' }).fill('7');
  await perform(page).click();
  await expect(page.getByText(heightMessages.feetMissing)).toBeVisible();
  await expect(feet).toBeFocused();
  await feet.fill('5');
  await page.getByRole('radio', { name: 'Feet and inches' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Centimeters' })).toHaveValue('170');
  await perform(page).click();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  const [made] = await calls.assessments.mine();
  expect((await calls.assessments.one({ params: { id: made?.id ?? 0 } })).userHeight).toBe('170 cm');
});

test('a retry after a lost response makes only one assessment', async ({ page, client }) => {
  const send = '**/api/ai-ergonomic-assessment';
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(send, async (route) => {
    await route.fetch();
    await released;
    await route.abort();
  });
  await assess(page);
  await expect(page.getByRole('button', { name: 'Processing Assessment...' })).toBeVisible();
  goOn();
  await expect(page.getByText('Assessment Failed')).toBeVisible();
  await page.unroute(send);
  await page.reload();
  await perform(page).click();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  expect(await client.calls.assessments.mine()).toHaveLength(1);
});

test('advice to see a doctor appears once on each screen of an assessment', async ({ asClient: page }) => {
  await assess(page, { discomfortDescription: 'My hand has been numb for three weeks, day and night.' });
  await expect(page.getByRole('heading', { name: 'Identified Risks' })).toBeVisible();
  const care = page.getByText('Please see your doctor within the next few days.');
  await expect(care).toHaveCount(1);
  await page.getByRole('link', { name: 'Chat with AI Therapist for More Advice' }).click();
  await expect(page.getByRole('log')).toContainText('Start here');
  await expect(care).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to All Assessments' }).click();
  await page.getByRole('link', { name: /View Assessment Details/ }).click();
  for (const tab of ['Summary', 'Scores & Metrics', 'Recommendations']) {
    await page.getByText(tab, { exact: true }).first().click();
    await expect(care).toHaveCount(1);
  }
  await expectAccessible(page);
});

/** The kitchen table, with a stand, a keyboard and a mouse, and nothing said of the light. */
const improved = {
  workstationSetup: 'Laptop on a stand, top of the screen at eye level. Kitchen chair without armrests.',
  ergonomicEquipment: 'External keyboard and mouse.',
  workspaceLighting: 'A lamp beside me.',
  postureSupport: 'I lean back, my feet are flat on the floor.',
};

test('a comparison shows the scores, what was fixed and what remains', async ({ page, client }) => {
  const before = await anAssessment(client.calls);
  const after = await anAssessment(client.calls, improved);
  const gained = (after.workstationScore ?? 0) - (before.workstationScore ?? 0);
  expect(gained).toBeGreaterThan(0);
  await page.goto(listAddress);
  await page.getByRole('link', { name: 'Compare two assessments' }).click();

  const part = (name: RegExp) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 3, name }) })
      .last();
  await expect(part(/^Fixed/)).toContainText(/Your laptop is raised.*Workstation \+/);
  await expect(part(/^Still to do/)).toContainText('Your chair has no armrests.');
  await expect(part(/^Not mentioned this time/)).toContainText('Last time: There’s glare on your screen.');
  await expect(page.getByText(`+${gained}`).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await field(page, 'After').selectOption('');
  await expect(page.getByText('Choose two assessments, and you’ll see what has changed.')).toBeVisible();
});

test('an answer is copied as it was written, and Enter sends a question', async ({
  page,
  context,
  client,
}) => {
  const made = await anAssessment(client.calls);
  await page.goto(chatAddress(made.id));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy answer' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(made.messages.at(-1)?.content);

  await question(page).fill('Which change');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('should I make first?');
  await expect(question(page)).toHaveValue('Which change\nshould I make first?');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveValue('');
  await expect(conversation(page).getByText('should I make first?')).toBeVisible();
});
