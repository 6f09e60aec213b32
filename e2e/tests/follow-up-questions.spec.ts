import type { Page } from '@playwright/test';
import type { Api } from '@practice/contract/api-client';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { anAssessment, detailsAddress, resultsAddress } from '../assessment-tool.ts';
import { expectAccessible, expectAccessibleEverywhere, expectFailure } from '../on-page.ts';
import { expect, test } from '../product.ts';

/** An office chair and a monitor, of which next to nothing is said. */
const vague = { workstationSetup: 'Office chair, desk, one monitor.', ergonomicEquipment: 'Nothing else.' };

const questions = (page: Page) => page.getByRole('region', { name: 'Complete the picture' });
const asked = (page: Page, question: string) => questions(page).getByRole('group', { name: question });
const scores = (page: Page) => questions(page).getByRole('status');
const said = ({ workstationScore, posturalScore, scoring }: AssessmentDetails) => {
  const known = scoring?.known ?? 0;
  return new RegExp(
    `Workstation ${workstationScore} out of .*10.*Posture ${posturalScore} out of .*10.*Based on ${known} of ${known + (scoring?.unknown.length ?? 0)} things`,
  );
};

async function expectScores(page: Page, api: Api, id: number) {
  await expect(scores(page)).toContainText(said(await api.assessments.one({ params: { id } })));
}

async function expectSaved(api: Api, id: number, answers: object) {
  await expect
    .poll(async () => (await api.assessments.one({ params: { id } })).followUp?.answers)
    .toEqual(answers);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('one tap answers a question and updates the scores', async ({ page, client: { calls: api } }) => {
    const made = await anAssessment(api, {
      ...vague,
      postureSupport: 'I lean back, feet flat on the floor.',
    });
    await page.goto(resultsAddress(made.id));
    await expectScores(page, api, made.id);
    await expect(questions(page).getByRole('group')).toHaveCount(6);

    const height = asked(page, 'Where is the top of your screen?');
    await height.getByText('Above my eyes').tap();
    await expect(height.getByRole('radio', { name: 'Above my eyes' })).toBeChecked();
    await expectSaved(api, made.id, { screenHeight: 'too high' });
    const after = await api.assessments.one({ params: { id: made.id } });
    expect(after.posturalScore).toBeLessThan(made.posturalScore ?? 0);
    await expect(scores(page)).toContainText(said(after));
    await expect(page.getByRole('progressbar', { name: 'Postural Score' })).toHaveAttribute(
      'aria-valuetext',
      `${after.posturalScore} out of 10`,
    );
    const [fix] = after.fixes.filter(({ factor }) => factor === 'screenHeight');
    await expect(page.getByText(fix?.finding ?? 'no fix').first()).toBeVisible();

    await asked(page, 'How far away is your screen?').getByText('Closer than that').tap();
    await height.getByText('Not sure').tap();
    await expectSaved(api, made.id, { screenDistance: 'too near', screenHeight: null });
    await page.reload();
    await expect(height.getByRole('radio', { name: 'Not sure' })).toBeChecked();
    await expectScores(page, api, made.id);
    await expectAccessible(page);

    await page.goto(detailsAddress(made.id));
    await expect(
      asked(page, 'How far away is your screen?').getByRole('radio', { name: 'Closer' }),
    ).toBeChecked();
    await expect(questions(page)).toContainText('You can change these answers until');
  });
});

test('the keyboard answers questions and keeps its place', async ({ page, client: { calls: api } }) => {
  const made = await anAssessment(api, vague);
  await page.goto(resultsAddress(made.id));
  await expect(questions(page)).toBeAttached();
  await page.getByRole('link', { name: 'Complete the picture' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Complete the picture' })).toBeInViewport();
  const height = asked(page, 'Where is the top of your screen?');
  const [level, below] = ['At my eyes or just below', 'Well below my eyes'].map((name) =>
    height.getByRole('radio', { name }),
  );
  await level?.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(below ?? height).toBeChecked();
  await expectSaved(api, made.id, { screenHeight: 'too low' });
  await expectScores(page, api, made.id);
  await expect(below ?? height).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(below ?? height).not.toBeFocused();

  await questions(page).getByRole('button', { name: '6 more questions' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Complete the picture' })).toBeFocused();
  await expect(height).toBeHidden();
  await expect(questions(page).getByRole('group')).toHaveCount(6);
  await expectAccessibleEverywhere(page);
});

test('an answer that fails to save is reverted', async ({ page, client: { calls: api } }) => {
  const made = await anAssessment(api, vague);
  await page.goto(resultsAddress(made.id));
  const height = asked(page, 'Where is the top of your screen?');
  await height.getByText('At my eyes or just below').click();
  await expect(scores(page)).toContainText(/Based on/);
  await expectSaved(api, made.id, { screenHeight: 'fits' });
  const kept = said(await api.assessments.one({ params: { id: made.id } }));
  await page.route('**/follow-up', (route) =>
    route.fulfill({ status: 409, json: { message: assessmentMessages.followUpClosed } }),
  );
  await height.getByText('Above my eyes').click();
  await expectFailure(page, ['Your answer wasn’t saved', assessmentMessages.followUpClosed]);
  await expect(height.getByRole('radio', { name: 'At my eyes' })).toBeChecked();
  await expect(scores(page)).toContainText(kept);
});
