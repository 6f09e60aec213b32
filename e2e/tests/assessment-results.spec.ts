import { anAssessment, listAddress, resultsAddress } from '../assessment-tool.ts';
import { expectAccessibleEverywhere, field } from '../on-page.ts';
import { expect, test } from '../product.ts';

/** The kitchen table of `desk-answers.ts`, with a stand, a keyboard and a mouse, and nothing said of the light. */
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
  await expect(part(/^Fixed/)).toContainText('Your laptop is raised');
  await expect(part(/^Fixed/)).toContainText(/Your laptop is raised.*Workstation \+/);
  await expect(part(/^Still to do/)).toContainText('Your chair has no armrests.');
  await expect(part(/^Not mentioned this time/)).toContainText('Last time: There’s glare on your screen.');
  await expect(page.getByText(`+${gained}`).first()).toBeVisible();
  await expectAccessibleEverywhere(page);

  await field(page, 'After').selectOption('');
  await expect(page.getByText('Choose two assessments, and you’ll see what has changed.')).toBeVisible();
  await page.reload();
  await field(page, 'After').selectOption(String(after.id));
  await expect(part(/^Fixed/)).toContainText('Your laptop');
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true });

  test('each part of the figure shows its finding when touched or focused', async ({ page, client }) => {
    const { id } = await anAssessment(client.calls);
    await page.goto(resultsAddress(id));
    const figure = page
      .getByRole('figure')
      .filter({ has: page.getByRole('list', { name: 'What the marks mean' }) });
    const said = figure.locator('figcaption');
    const marker = (name: string) => figure.getByRole('button', { name });

    await marker('Light').tap();
    await expect(marker('Light')).toHaveAttribute('aria-pressed', 'true');
    await expect(said).toContainText('Light');
    await expect(said).toContainText(/glare/i);
    await page.keyboard.press('Tab');
    await expect(marker('Keyboard and wrists')).toBeFocused();
    await expect(said).toContainText('Keyboard and wrists');
    await expect(said).not.toContainText(/glare/i);
    await marker('Mouse').focus();
    await expect(said).toContainText('Mouse');
  });
});
