import type { Page } from '@playwright/test';
import { practice } from '@practice/contract/practice';
import { askedQuestion, emergencyNotice, noneOfThese } from '@practice/desk/emergency';
import {
  agreement,
  anAssessment,
  answerAll,
  ask,
  chatAddress,
  conversation,
  detailsAddress,
  listAddress,
  perform,
  question,
  resultsAddress,
  toolAddress,
} from '../assessment-tool.ts';
import { expectAccessibleEverywhere } from '../on-page.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 375, height: 812 } });

const chest = 'I have chest pain since this morning';
const leftArm = 'My left arm went numb last night and it still is';
const call = (within: Pick<Page, 'getByRole'>) => within.getByRole('link', { name: 'Call 911', exact: true });
const main = (page: Page) => page.getByRole('main');

async function expectNoJudgment(page: Page) {
  await expect(main(page)).not.toContainText(/Needs Improvement|Not Evaluated|N\/A|out of 10|\/10/);
}

test('a checked emergency shows the 911 link before the form is sent', async ({
  page,
  client: { calls },
}) => {
  await page.goto(toolAddress);
  await expect(page.getByText(emergencyNotice)).toBeVisible();
  await expect(page.getByRole('link', { name: '911', exact: true })).toHaveAttribute('href', 'tel:911');
  await answerAll(page);
  const group = page.getByRole('group', { name: askedQuestion });
  const none = group.getByRole('checkbox', { name: noneOfThese });
  const chestPain = group.getByRole('checkbox', { name: /Chest pain/ });
  await expect(page.getByText('One question is still open')).toBeVisible();
  await none.focus();
  await page.keyboard.press('Space');
  await expect(none).toBeChecked();
  await expect(page.getByText('One question is still open')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chestPain).toBeFocused();
  await page.keyboard.press('Space');
  await expect(none).not.toBeChecked();
  await expect(group.getByRole('alert').filter({ hasText: '911' })).toBeVisible();
  await expect(call(group)).toHaveAttribute('href', 'tel:911');
  await expect(call(group)).toBeInViewport();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expect(chestPain).toBeChecked();
  await none.check();
  await expect(chestPain).not.toBeChecked();
  await expect(call(group)).toHaveCount(0);
  await chestPain.check();

  await agreement(page).check();
  await perform(page).click();
  await expect(call(main(page))).toBeInViewport();
  await expect(page.getByText(/You checked: .*Chest pain/)).toBeVisible();
  await expect(page.getByText('Assessment Complete')).toHaveCount(0);
  await expectNoJudgment(page);
  const ways = main(page).getByRole('link');
  const names = (await ways.allInnerTexts()).map((name) => name.trim());
  expect(names.indexOf('Call 911')).toBeLessThan(names.indexOf('Chat with AI Therapist for More Advice'));
  expect(names.indexOf('Start a New Assessment')).toBeLessThan(
    names.indexOf('Chat with AI Therapist for More Advice'),
  );
  await expectAccessibleEverywhere(page);
  expect(await calls.assessments.mine()).toMatchObject([{ workstationScore: null, followUpNeeded: true }]);
});

test('an emergency in the answers is shown wherever the assessment is, and a month later with its date', async ({
  page,
  client: { calls },
}) => {
  const { id } = await anAssessment(calls, { discomfortDescription: chest });
  for (const address of [
    resultsAddress(id),
    detailsAddress(id),
    `${detailsAddress(id)}&section=scores`,
    chatAddress(id),
    listAddress,
    '/client-dashboard',
  ]) {
    await page.goto(address);
    await expect(call(main(page)).first()).toBeVisible();
    await expect(main(page)).toContainText(`You wrote: ${chest}`);
    await expectNoJudgment(page);
  }
  await expectAccessibleEverywhere(page);
  await page.clock.install({ time: Date.now() + 40 * 24 * 3_600_000 });
  await page.goto(detailsAddress(id));
  await expect(main(page)).toContainText(/You wrote this on \w+ \d+, \d{4}: I have chest pain/);
  await expect(main(page)).toContainText('If it’s still so, or it comes back: Please call 911');
  await expectAccessibleEverywhere(page);
});

test('an emergency in the chat gets no desk advice', async ({ page, client: { calls } }) => {
  const made = await anAssessment(calls);
  await page.goto(chatAddress(made.id));
  await expect(page.getByText(emergencyNotice)).toBeVisible();
  await ask(page, leftArm);
  await expect(question(page)).toHaveValue('');
  await expect(call(conversation(page))).toHaveAttribute('href', 'tel:911');
  await expect(call(conversation(page))).toBeInViewport();
  await expect(conversation(page)).toContainText(practice.phone);
  await expect(conversation(page).getByText('Desk assistant')).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await ask(page, 'so which armrests should I get?');
  const answer = conversation(page).getByText(/^Before your desk: you wrote/);
  await expect(answer).toBeVisible();
  await expect(conversation(page)).toContainText('Your chair has no armrests.');
  await page.reload();
  await expect(call(conversation(page))).toHaveCount(1);
  await ask(page, 'How much does a visit cost?');
  await expect(conversation(page)).toContainText('$899');
  await expect(conversation(page).getByText(/^Before your desk/)).toHaveCount(1);
});

test('the practice sees an emergency from the chat in its list and on the assessment', async ({
  page,
  client: { calls, person },
  owner,
  signIn,
}) => {
  const { id } = await anAssessment(calls);
  await calls.assessments.advise({ body: { assessmentId: id, question: chest } });
  await signIn(page, owner);
  await page.goto('/admin/assessments');
  const emergencies = page.getByText('Emergency', { exact: true });
  await expect(emergencies.first()).toBeVisible();
  await page.goto(`/admin/assessments/${id}`);
  await expect(page.getByRole('heading', { name: new RegExp(person.lastName) }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Red flags' })).toBeVisible();
  await expect(main(page)).toContainText(`“${chest}”`);
  await expect(main(page)).toContainText('We didn’t tell them that you’d see this.');
  await expectAccessibleEverywhere(page);
});
