import { questions } from '@practice/contract/questionnaire';
import { agreement, assess, next, perform, toolAddress } from '../assessment-tool.ts';
import { delayRequests, expectAccessibleEverywhere } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('a progress message is shown, and the form is sent once', async ({ asClient: page }) => {
  const goOn = await delayRequests(page, '**/api/ai-ergonomic-assessment');
  await assess(page);
  const busy = page.getByRole('button', { name: 'Processing Assessment...' });
  await expect(busy).toBeVisible();
  await expect(page.getByText(/Still reading|longer than usual/)).toBeVisible();
  await busy.click({ force: true });
  await expectAccessibleEverywhere(page);
  await goOn();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  await page.getByRole('link', { name: 'Back to All Assessments' }).click();
  await expect(page.getByRole('link', { name: /View Assessment Details/ })).toHaveCount(1);
});

test('a phone shows one question at a time, also after a reload', async ({ asClient: page }) => {
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
  await expect(box(2)).toBeInViewport();
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
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('textbox', { name: /^\d+\. / })).toHaveCount(10);
  await page.setViewportSize({ width: 375, height: 720 });
  await next(page).click();
  for (const { examples } of questions.slice(3)) {
    await page.getByRole('button', { name: examples[0] ?? '' }).click();
    await next(page).click();
  }
  await agreement(page).check();
  await perform(page).click();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
});
