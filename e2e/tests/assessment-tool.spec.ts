import type { Page } from '@playwright/test';
import { heightMessages } from '@practice/contract/height';
import {
  agreement,
  anAssessment,
  answerAll,
  assess,
  detailsAddress,
  perform,
  toolAddress,
} from '../assessment-tool.ts';
import { expectAccessible } from '../on-page.ts';
import { expect, test } from '../product.ts';

const feet = (page: Page) => page.getByRole('textbox', { name: 'Feet' });
const inches = (page: Page) => page.getByRole('textbox', { name: 'Inches' });
const centimeters = (page: Page) => page.getByRole('textbox', { name: 'Centimeters' });

test('a height can be entered in either unit and survives a reload', async ({ page, client }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(toolAddress);
  await answerAll(page);
  await agreement(page).check();
  await inches(page).fill('7');
  await perform(page).click();
  await expect(page.getByText(heightMessages.feetMissing)).toBeVisible();
  await expect(feet(page)).toBeFocused();
  await expectAccessible(page);
  await feet(page).fill('5');
  await page.getByRole('radio', { name: 'Feet and inches' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(centimeters(page)).toHaveValue('170');
  await page.reload();
  await expect(centimeters(page)).toHaveValue('170');
  await page.getByRole('radio', { name: 'Feet and inches' }).check();
  await expect(feet(page)).toHaveValue('5');
  await expect(inches(page)).toHaveValue('7');
  await agreement(page).check();
  await perform(page).click();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  const [made] = await client.calls.assessments.mine();
  expect((await client.calls.assessments.one({ params: { id: made?.id ?? 0 } })).userHeight).toBe(
    '5 ft 7 in',
  );
});

test('a retry after a lost response makes only one assessment', async ({ page, client }) => {
  const send = '**/api/ai-ergonomic-assessment';
  await page.route(send, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await assess(page);
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
  const source = page.getByRole('link', { name: /^Source: Cornell/ }).first();
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(source).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Chat with AI Therapist for More Advice' }).click();
  await expect(page.getByRole('log')).toContainText('Start here');
  await expect(care).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to All Assessments' }).click();
  await page.getByRole('link', { name: /View Assessment Details/ }).click();
  for (const tab of ['Summary', 'Scores & Metrics', 'Recommendations']) {
    await page.getByText(tab, { exact: true }).first().click();
    await expect(care).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('the Ergonomic Resources link is about the first finding', async ({ page, client, aResource }) => {
  const { title } = await aResource({ description: 'How high your screen should be, and how far away.' });
  const { id } = await anAssessment(client.calls);
  await page.goto(`${detailsAddress(id)}&section=recommendations`);
  const link = page.getByRole('link', { name: 'Ergonomic Resources' });
  await expect(link).toHaveAttribute('href', '/resources?q=screen');
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
