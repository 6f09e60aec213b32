import type { AssessmentDetails } from '@practice/contract/assessments';
import { anAssessment, detailsAddress, resultsAddress } from '../assessment-tool.ts';
import { expectAccessible } from '../on-page.ts';
import { expect, test } from '../product.ts';

const said = ({ workstationScore, posturalScore, scoring }: AssessmentDetails) => {
  const known = scoring?.known ?? 0;
  return new RegExp(
    `Workstation ${workstationScore} out of .*10.*Posture ${posturalScore} out of .*10.*Based on ${known} of ${known + (scoring?.unknown.length ?? 0)} things`,
  );
};

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

test('one tap answers a question and updates the scores', async ({ page, client: { calls: api } }) => {
  // An office chair and a monitor, of which next to nothing is said.
  const made = await anAssessment(api, {
    workstationSetup: 'Office chair, desk, one monitor.',
    ergonomicEquipment: 'Nothing else.',
    postureSupport: 'I lean back, feet flat on the floor.',
  });
  const saved = () => api.assessments.one({ params: { id: made.id } });
  const expectSaved = (answers: object) =>
    expect.poll(async () => (await saved()).followUp?.answers).toEqual(answers);
  const questions = page.getByRole('region', { name: 'Complete the picture' });
  const scores = questions.getByRole('status');
  const distance = questions.getByRole('group', { name: 'How far away is your screen?' });
  const height = questions.getByRole('group', { name: 'Where is the top of your screen?' });
  await page.goto(resultsAddress(made.id));
  await expect(scores).toContainText(said(await saved()));
  await expect(questions.getByRole('group', { name: /\d of 6/ })).toHaveCount(6);

  await height.getByText('Above my eyes').tap();
  await expect(height.getByRole('radio', { name: 'Above my eyes' })).toBeChecked();
  await expectSaved({ screenHeight: 'too high' });
  const after = await saved();
  expect(after.posturalScore).toBeLessThan(made.posturalScore ?? 0);
  await expect(scores).toContainText(said(after));
  await expect(page.getByRole('progressbar', { name: 'Postural Score' })).toHaveAttribute(
    'aria-valuetext',
    `${after.posturalScore} out of 10`,
  );
  const [fix] = after.fixes.filter(({ factor }) => factor === 'screenHeight');
  await expect(page.getByText(fix?.finding ?? 'no fix').first()).toBeVisible();

  await distance.getByText('Closer than that').tap();
  await height.getByText('Not sure').tap();
  await expectSaved({ screenDistance: 'too near', screenHeight: null });
  await page.goto(detailsAddress(made.id));
  await expect(height.getByRole('radio', { name: 'Not sure' })).toBeChecked();
  await expect(distance.getByRole('radio', { name: 'Closer' })).toBeChecked();
  await expect(questions).toContainText('You can change these answers until');
  await expectAccessible(page);
});

test('what they wrote becomes advice once they tap what it’s about', async ({
  page,
  client: { calls: api },
}) => {
  const made = await anAssessment(api, {
    difficultTasks: 'The computer sits on the floor by my feet, so I bend around it to plug things in.',
  });
  const [{ words, options } = { words: '', options: [] }] = made.followUp?.mentions ?? [];
  const finding = options.at(-1) ?? '';
  await page.goto(resultsAddress(made.id));
  const question = page.getByRole('group', { name: `You wrote: “${words}”` });
  const advice = page.getByRole('listitem').filter({ hasText: finding });
  await expect(advice).toHaveCount(0);
  await question.getByText(finding).tap();
  await expect(advice).toContainText(`You wrote: “${words}.”`);
  await question.getByText('None of these').tap();
  await expect(advice).toHaveCount(0);
  await expect(question.getByRole('radio', { name: 'None of these' })).toBeChecked();
  await expectAccessible(page);
});
