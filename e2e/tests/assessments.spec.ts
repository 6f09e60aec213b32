import { agreement, answerAll, openUnderstood, perform } from '../assessment-tool.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('a client makes an assessment, chats, downloads and deletes it', async ({ asClient: page }) => {
  await page.goto('/client-dashboard');
  await expect(page.getByText('No ergonomic assessments available')).toBeVisible();
  await page.getByRole('tab', { name: 'Assessments' }).click();
  await expect(page.getByRole('heading', { name: 'Your Ergonomic Assessments' })).toBeVisible();
  await expect(page.getByText('No Professional Assessments Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Try AI Assessment' }).first().click();
  await expect(page.getByRole('link', { name: 'Assessment Results' })).toBeHidden();
  await answerAll(page);
  await perform(page).click();
  await expect(page.getByText(/agree/i).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await agreement(page).check();
  await perform(page).click();
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  await expect(page.getByText('Your ergonomic assessment has been completed successfully.')).toBeVisible();
  await expect(page.getByText('Needs Improvement').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Identified Risks' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await expect(page.getByText(/^With these three, about \d+$/).first()).toBeVisible();
  await expect(
    page.getByText(/^Try this for two weeks, then score it again on \w+, \w+ \d+\.$/),
  ).toBeVisible();
  await page.getByText('How was this scored?').click();
  await expect(page.getByText('informed by ROSA and the OSHA checklist').first()).toBeVisible();
  await openUnderstood(page);
  const glare = page.getByText('There is glare on the screen in the afternoon').filter({ visible: true });
  await expect(glare.first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Chat with AI Therapist for More Advice' }).click();
  await page.getByRole('button', { name: 'Which change should I make first?' }).click();
  const history = page.getByRole('log');
  await expect(history).toContainText('laptop');
  await page.getByLabel('Your question').fill('What about the glare on my screen?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('');
  await page.reload();
  await expect(history).toContainText('What about the glare on my screen?');

  await page.getByRole('link', { name: 'Back to All Assessments' }).click();
  for (const words of ['Follow-up Needed', 'Workstation Score', 'Postural Score'])
    await expect(page.getByText(words).first()).toBeVisible();
  await page.getByRole('link', { name: /View Assessment Details/ }).click();
  await expectAccessibleEverywhere(page);
  await page.getByText('Scores & Metrics').click();
  for (const words of ['Workstation Setup', 'Posture', 'Overall'])
    await expect(page.getByRole('table')).toContainText(words);
  await expectAccessible(page);
  await page.getByText('Recommendations', { exact: true }).first().click();
  await expect(page.getByText('Looking for More Help?')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^assessment-report-\d+\.pdf$/);

  const address = page.url();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(page.getByText('No Professional Assessments Yet')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('We can’t find this assessment. It may have been deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
