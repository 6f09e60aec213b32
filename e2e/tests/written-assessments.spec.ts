import { readFile } from 'node:fs/promises';
import { practitionerLineTitle } from '@practice/contract/assessment-messages';
import { practiceDay } from '@practice/contract/format';
import { adminAssessment, adminClient, clientAssessment, paths } from '@practice/contract/paths';
import { professionalMessages } from '@practice/contract/professional-assessments';
import { uploadRefusals } from '@practice/contract/uploads';
import { anAssessment } from '../assessment-tool.ts';
import { choose, expectAccessible, expectAccessibleEverywhere, field } from '../on-page.ts';
import { expect, pdf, test } from '../product.ts';

const report = { name: 'Desk visit.pdf', mimeType: 'application/pdf', buffer: pdf };

test('the owner sends an assessment with a report, and the client is emailed and reads both', async ({
  asOwner: page,
  elsewhere: theirs,
  aClient,
  signIn,
  mailsTo,
  word,
}) => {
  const { id: userId, person } = await aClient();
  await page.goto(adminClient(userId));
  await page.getByRole('link', { name: 'New assessment' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(`Robin ${word} · ${person.email}`);
  await expect(field(page, 'Date')).toHaveValue(practiceDay());
  await choose(page, 'Posture score', '6');
  await field(page, 'Risks (optional)').fill('The right arm reaches for the mouse all day.\nCalls are long.');
  await field(page, 'Recommendations (optional)').fill('- Bring the mouse closer.\n- Take calls standing.');
  await field(page, 'Follow-up needed').check();

  await field(page, 'Report (optional)').setInputFiles({ ...report, name: 'photo.png' });
  await expect(page.getByText(uploadRefusals.notAPdf)).toBeVisible();
  await field(page, 'Report (optional)').setInputFiles(report);
  await expect(page.getByText('Desk visit.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send to client' }).click();
  await expect(page.getByText(professionalMessages.overview)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await field(page, 'Overview').fill(`We set up the new chair together. ${word}`);

  await page.getByRole('button', { name: 'Send to client' }).click();
  await expect(page.getByText('We’ve emailed Robin.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/assessments\/\d+$/);
  await expect(page.getByRole('region', { name: 'Report', exact: true })).toContainText('Desk visit.pdf');
  const id = Number(page.url().split('/').pop());

  await signIn(theirs, person);
  const mails = (await mailsTo(person.email, 2)).filter(({ subject }) => /assessment/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(clientAssessment(id));
  expect(mails[0]?.text).not.toContain(word);
  await theirs.goto(`${paths.clientDashboard}?tab=assessments`);
  await expect(theirs.getByText('Follow-up Needed')).toHaveCount(1);
  await theirs.getByText('View Assessment Details').click();
  await expect(theirs).toHaveURL(new RegExp(`assessment=${id}`));
  await expect(theirs.getByText(`We set up the new chair together. ${word}`)).toBeVisible();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Calls are long.' })).toBeVisible();
  await theirs.getByRole('tab', { name: 'Scores & Metrics' }).click();
  await expect(theirs.getByRole('row', { name: /Workstation Setup/ })).toContainText('Not Evaluated');
  await expect(theirs.getByRole('row', { name: /^Posture/ })).toContainText('Moderate');
  await theirs.getByRole('tab', { name: 'Recommendations' }).click();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Bring the mouse closer.' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Assessment Report' })).toBeVisible();
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`assessment-report-${practiceDay()}.pdf`);
  expect(await readFile(await download.path())).toEqual(pdf);
  await expectAccessible(theirs);
});

test('the owner changes and deletes an assessment', async ({ asOwner: page, aClient, admin, word }) => {
  const { id: userId } = await aClient();
  const { id } = await admin.adminAssessments.create({
    body: { userId, assessmentDate: '2026-03-05', analysis: 'The seat is too low.' },
    file: new File([pdf], 'first.pdf'),
  });
  await page.goto(adminAssessment(id));
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Overview')).toHaveValue('The seat is too low.');
  await expect(field(page, 'Workstation score')).toHaveText('Not evaluated');
  await choose(page, 'Workstation score', '8');
  await expect(page.getByText('first.pdf')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await field(page, 'Replace the report').setInputFiles({ ...report, name: 'second.pdf' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`${adminAssessment(id)}$`));
  const part = (heading: string) => page.getByRole('region', { name: heading, exact: true });
  await expect(part('Report')).toContainText('second.pdf');
  await expect(part('Scores')).toContainText('8/10');

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(word);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(professionalMessages.deleted.title)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/assessments$/);
  await expect(admin.adminAssessments.one({ params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('the practice’s note is shown under AI results', async ({
  asOwner: page,
  elsewhere: theirs,
  aClient,
  admin,
  signIn,
  word,
}) => {
  const { person, calls } = await aClient();
  const { id } = await anAssessment(calls);
  await page.goto(paths.adminAssessments);
  const open = page.getByRole('button', { name: 'Note on AI results' });
  await open.click();
  await field(page, 'Your note').fill(`Still sore after two weeks? Come and see us. ${word}`);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await signIn(theirs, person);
  await theirs.goto(clientAssessment(id));
  await expect(theirs.getByRole('heading', { name: practitionerLineTitle })).toBeVisible();
  await expect(theirs.getByText(word)).toBeVisible();
  await expectAccessible(theirs);
  await open.click();
  await field(page, 'Your note').fill('');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note removed')).toBeVisible();
  expect(await admin.adminAssessments.settings()).toEqual({ practitionerLine: null });
});
