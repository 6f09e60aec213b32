import { adminAssessment, adminClient, paths } from '@practice/contract/paths';
import { questions } from '@practice/contract/questionnaire';
import { scoreBand } from '@practice/desk/scoring';
import { kitchenTable } from '@practice/desk/test/kitchen-table';
import { expectAccessibleEverywhere, field, search } from '../on-page.ts';
import { expect, test } from '../product.ts';

const answers = {
  ...kitchenTable,
  discomfortDescription: 'My neck is stiff by noon. The pain wakes me up at night.',
};

test('the owner reads an assessment and marks it as reviewed', async ({ asOwner: page, aClient, word }) => {
  const { id: userId, calls } = await aClient();
  await calls.assessments.acceptDisclaimer();
  const { id, workstationScore, redFlags, scoring } = await calls.assessments.perform({
    body: answers,
  });
  const said = redFlags[0]?.said ?? '';
  expect(said).not.toBe('');

  await page.goto(paths.adminAssessments);
  await search(page, word);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  const row = rows.filter({ hasText: word });
  await expect(row.getByText('Red flag')).toBeVisible();
  await expect(row.getByText('Follow-up Needed')).toBeVisible();
  await expect(row.getByText(`${workstationScore}/10`).first()).toBeVisible();
  await row.getByText('View Details').click();

  await expect(page).toHaveURL(new RegExp(adminAssessment(id)));
  const name = `Robin ${word}`;
  await expect(page).toHaveTitle(new RegExp(`^Assessment of ${name} - `));
  const part = (heading: string) => page.getByRole('region', { name: heading, exact: true });
  await expect(part('Red flags')).toContainText(said);
  await expect(part('Scores')).toContainText(scoreBand('workstation', workstationScore ?? 0));
  const laptop = page.getByRole('listitem').filter({ has: page.getByText('Laptop', { exact: true }) });
  await expect(laptop).toContainText('Flat');
  await expect(
    part('How this was scored').getByRole('row', { name: /^Your workstation score/ }),
  ).toContainText(String(workstationScore));
  await expect(part('We couldn’t tell').getByRole('listitem')).toHaveCount(scoring?.unknown.length ?? 0);
  for (const { name: answer, label } of questions) {
    await expect(part('Answers')).toContainText(label);
    await expect(part('Answers')).toContainText(answers[answer]);
  }
  await expect(part('Conversation').getByRole('listitem').first()).toContainText(answers.primaryRole);

  await field(page, 'Add a note').fill('Called them. They see a doctor on Monday.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(part('Private notes').getByRole('listitem')).toContainText('They see a doctor on Monday.');
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByText(/^Reviewed by .+ today$/)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Mark as reviewed' })).toHaveCount(0);
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: `${name}’s page` }).click();
  await expect(page).toHaveURL(new RegExp(adminClient(userId)));
  const mine = part('Assessments').getByRole('listitem');
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText('Red flag');
  await expect(mine).toContainText('Reviewed');
  await expect(mine).toContainText(`Workstation ${workstationScore}/10`);
});
