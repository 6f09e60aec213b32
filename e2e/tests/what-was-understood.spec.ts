import type { Locator, Page } from '@playwright/test';
import { questions } from '@practice/contract/questionnaire';
import {
  agreement,
  anAssessment,
  next,
  openUnderstood,
  perform,
  resultsAddress,
  toolAddress,
} from '../assessment-tool.ts';
import { expectAccessible } from '../on-page.ts';
import { expect, test } from '../product.ts';

const box = (page: Page, number: number) =>
  page.getByRole('textbox', { name: questions[number - 1]?.label ?? '' });
const chips = (page: Page) => page.getByRole('list', { name: /We read|Leímos/ });
const chip = (within: Page | Locator, text: string) =>
  within.getByRole('button', { name: text, exact: true });
const notSo = (within: Page | Locator, text: string) =>
  within.getByRole('button', { name: `Not so: ${text}`, exact: true });
const understood = (page: Page) => page.locator('#understood');
const scores = (page: Page) => understood(page).getByRole('status');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('a chip and then a finding are corrected by thumb', async ({ asClient: page }) => {
    await page.goto(toolAddress);
    await box(page, 1).fill('Bookkeeper, mostly spreadsheets and email');
    await next(page).tap();
    await box(page, 2).fill('Laptop flat on the kitchen table. Kitchen chair without armrests.');
    await expect(chip(chips(page), 'Laptop: not raised')).toBeVisible();
    await notSo(page, 'Laptop: not raised').tap();
    const choices = page.getByRole('group', { name: /Is your laptop/ }).last();
    await expectAccessible(page);
    await choices.getByText('Yes, on books or a stand').tap();
    await expect(choices).toBeHidden();
    await expect(chip(chips(page), 'Laptop: raised')).toHaveAttribute('aria-pressed', 'true');
    await expect(box(page, 2)).toHaveValue(/^Laptop flat/);
    await page.reload();
    await expect(chip(chips(page), 'Laptop: raised')).toHaveAttribute('aria-pressed', 'true');

    await next(page).tap();
    for (const [at, text] of [
      'About 8 hours a day',
      'My neck is stiff by noon.',
      'I get up for lunch only.',
      'No headset.',
      'There is glare on the screen in the afternoon.',
      'I lean forward toward the screen.',
      'Long spreadsheets',
      'Less neck pain',
    ].entries()) {
      await box(page, at + 3).fill(text);
      await next(page).tap();
    }
    await agreement(page).check();
    await perform(page).tap();
    await expect(page.getByText('Assessment Complete')).toBeVisible();
    await expect(understood(page).getByText(/^What we understood: \d+ things read/)).toBeVisible();
    await openUnderstood(page);
    await expect(
      understood(page).getByText('You told us: Laptop flat on the kitchen table. (2)'),
    ).toBeVisible();
    await expect(chip(understood(page), 'Laptop: raised')).toHaveAttribute('aria-pressed', 'true');

    const before = await scores(page).textContent();
    await notSo(understood(page), 'Glare: on screen or in eyes').tap();
    await understood(page).getByText('No reflections').tap();
    await expect(scores(page)).not.toHaveText(before ?? '');
    await expect(scores(page)).toContainText(/Glare: .*\+/);
    await expect(chip(understood(page), 'Glare: none')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });
});

test('answers in Spanish get chips and steps in Spanish', async ({ page, client: { calls: api } }) => {
  const made = await anAssessment(api, {
    primaryRole: 'Llevo la contabilidad de una iglesia.',
    workstationSetup: 'Tengo la laptop sobre la mesa de la cocina y una silla de madera.',
    hoursSpent: 'Ocho horas al día.',
    discomfortDescription: 'Me duele el cuello en la tarde.',
    breaksRoutine: 'Me levanto cada dos horas.',
    ergonomicEquipment: 'Un mouse, nada más.',
    workspaceLighting: 'Hay mucho reflejo de la ventana en la pantalla.',
    postureSupport: 'Los pies no me llegan al piso.',
    difficultTasks: 'Hacer facturas.',
    desiredImprovements: 'Que no me duela el cuello.',
  });
  await page.goto(resultsAddress(made.id));
  await expect(page.getByText(/Todavía no entendemos el español tan bien/)).toBeVisible();
  await expect(understood(page).getByText(/^Lo que entendimos: leímos \d+ cosas/)).toBeVisible();
  await openUnderstood(page);
  await expect(chip(understood(page), 'Pies: no llegan al piso')).toBeVisible();
  await expect(page.getByRole('heading', { name: /caja firme y plana/ })).toBeVisible();
  await understood(page)
    .getByRole('button', { name: /^No es así: Pies/ })
    .click();
  await understood(page).getByText('Pies apoyados, muslos horizontales').click();
  await expect(chip(understood(page), 'Pies: bien apoyados')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: /caja firme y plana/ })).toHaveCount(0);
});
