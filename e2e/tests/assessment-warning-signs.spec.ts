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
import { expectAccessible, expectAccessibleEverywhere } from '../on-page.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 375, height: 812 } });

const chest = 'I have chest pain since this morning';
const leftArm = 'My left arm went numb last night and it still is';
const call = (within: Pick<Page, 'getByRole'>) => within.getByRole('link', { name: 'Call 911', exact: true });
const answer = (within: Pick<Page, 'getByRole'>, word: 'Yes' | 'No') =>
  within.getByRole('button', { name: word, exact: true });
const happening = 'Is this happening now, or did it start in the last days?';
const main = (page: Page) => page.getByRole('main');

async function expectNoJudgment(page: Page) {
  await expect(main(page)).not.toContainText(/Needs Improvement|Not Evaluated|N\/A|out of 10|\/10/);
}

test('a checked emergency shows 911 before the form is sent', async ({ page, client: { calls } }) => {
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
  await expectAccessible(page);
  expect(await calls.assessments.mine()).toMatchObject([{ workstationScore: null, followUpNeeded: true }]);
});

test('a written emergency is asked about first, and a no scores it', async ({ page, client: { calls } }) => {
  await calls.assessments.acceptDisclaimer();
  await page.goto(toolAddress);
  await answerAll(page, { discomfortDescription: chest });
  await perform(page).click();
  const asked = page.getByRole('group', { name: `You wrote “${chest}”. ${happening}` });
  await expect(asked).toBeFocused();
  await expect(asked).toContainText('If it’s an emergency, call 911 now.');
  await expect(call(asked)).toBeInViewport();
  await expect(answer(asked, 'No')).toBeInViewport();
  await expect(main(page)).not.toContainText('Please call 911');
  await expect(page.getByText('Assessment Complete')).toHaveCount(0);
  await expectNoJudgment(page);
  await expectAccessible(page);

  for (const [address, way] of [
    [listAddress, page.getByRole('link', { name: 'Answer yes or no' })],
    ['/client-dashboard', page.getByRole('link', { name: 'Answer yes or no' })],
    [detailsAddress((await calls.assessments.mine())[0]?.id ?? 0), answer(main(page), 'Yes')],
    [chatAddress((await calls.assessments.mine())[0]?.id ?? 0), answer(main(page), 'Yes')],
  ] as const) {
    await page.goto(address);
    await expect(way).toBeVisible();
    await expect(main(page)).toContainText(`You wrote “${chest}”. ${happening}`);
    await expect(call(main(page)).first()).toBeVisible();
    await expectNoJudgment(page);
    await expectAccessible(page);
  }

  await page.goto(listAddress);
  await page.getByRole('link', { name: 'Answer yes or no' }).press('Enter');
  await expect(answer(asked, 'No')).toBeVisible();
  await call(asked).focus();
  await page.keyboard.press('Tab');
  await expect(answer(asked, 'Yes')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Assessment Complete')).toBeVisible();
  await expect(main(page)).toContainText(/\d\/10/);
  const told = page.getByText('You told us it isn’t happening now. If that changes, call 911.');
  await expect(told.locator('..')).toBeFocused();
  await page.reload();
  await expect(told).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('a written emergency is shown wherever the assessment is', async ({ page, client: { calls } }) => {
  const { id } = await anAssessment(calls, { discomfortDescription: chest });
  await page.goto(resultsAddress(id));
  await answer(main(page), 'Yes').click();
  await expect(page.getByText('Please call 911 or go to the nearest emergency room now.')).toBeVisible();
  await expect(call(main(page))).toBeInViewport();
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
  await page.clock.install({ time: Date.now() + 40 * 24 * 3_600_000 });
  await page.goto(detailsAddress(id));
  await expect(main(page)).toContainText(/You wrote this on \w+ \d+, \d{4}: I have chest pain/);
  await expect(main(page)).toContainText('If it’s still so, or it comes back: Please call 911');
  await expectAccessible(page);
});

test('an emergency in the chat gets no desk advice', async ({ page, client: { calls } }) => {
  const made = await anAssessment(calls);
  await page.goto(chatAddress(made.id));
  await expect(page.getByText(emergencyNotice)).toBeVisible();
  await ask(page, leftArm);
  await expect(question(page)).toHaveValue('');
  await expect(conversation(page)).toContainText(`You wrote “${leftArm}”. ${happening}`);
  await expect(call(conversation(page))).toBeInViewport();
  await expect(answer(conversation(page), 'Yes')).toBeInViewport();
  await page.reload();
  await answer(conversation(page), 'Yes').click();
  await expect(conversation(page)).toContainText('Please call 911');
  await expect(question(page)).toBeFocused();
  await expect(call(conversation(page))).toHaveAttribute('href', 'tel:911');
  await expect(call(conversation(page))).toBeInViewport();
  await expect(conversation(page)).toContainText(practice.phone);
  await expect(conversation(page).getByText('Desk assistant')).toHaveCount(1);
  await expectAccessible(page);
  await ask(page, 'so which armrests should I get?');
  await expect(conversation(page).getByText(/^Before your desk: you wrote/)).toBeVisible();
  await expect(conversation(page)).toContainText('Your chair has no armrests.');
  await page.reload();
  await expect(call(conversation(page))).toHaveCount(1);
  await ask(page, 'How much does a visit cost?');
  await expect(conversation(page)).toContainText('$899');
  await expect(conversation(page).getByText(/^Before your desk/)).toHaveCount(1);
});

test('the practice sees a chat’s emergency', async ({ page, client: { calls, person }, owner, signIn }) => {
  const { id } = await anAssessment(calls);
  await calls.assessments.advise({ body: { assessmentId: id, question: chest } });
  const open = await anAssessment(calls, { discomfortDescription: chest });
  await signIn(page, owner);
  await page.goto('/admin/assessments');
  const emergencies = page.getByText('Emergency', { exact: true });
  await expect(emergencies.first()).toBeVisible();
  await page.goto(`/admin/assessments/${id}`);
  await expect(page.getByRole('heading', { name: new RegExp(person.lastName) }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Red flags' })).toBeVisible();
  await expect(main(page)).toContainText(`“${chest}”`);
  await expect(main(page)).toContainText('We didn’t tell them that you’d see this.');
  await expect(main(page).getByText('Not answered', { exact: true }).first()).toBeVisible();
  await calls.assessments.advise({ body: { assessmentId: id, question: chest, isNow: true } });
  await page.reload();
  await expect(main(page)).toContainText(`We asked: “${happening}” They answered yes today`);

  await page.goto(`/admin/assessments/${open.id}`);
  await expect(main(page).getByText('Emergency? Not answered')).toBeVisible();
  await expect(main(page)).toContainText('They haven’t answered.');
  await calls.assessments.confirm({ params: { id: open.id }, body: { isNow: false } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Signs we asked about' })).toBeVisible();
  await expect(main(page)).toContainText(`We asked: “${happening}” They answered no today`);
  await expectAccessible(page);
});
