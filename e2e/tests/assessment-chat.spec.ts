import { questionSuggestions } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { anAssessment, ask, chatAddress, conversation, question } from '../assessment-tool.ts';
import { expectAccessibleEverywhere } from '../on-page.ts';
import { test as base, expect } from '../product.ts';

const unclear = 'My monitor shakes when I type';

const test = base.extend<{ made: AssessmentDetails }>({
  made: async ({ page, client }, use) => {
    const made = await anAssessment(client.calls);
    await page.goto(chatAddress(made.id));
    await use(made);
  },
});

test('an answer is copied exactly as it was written', async ({ page, context, made }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy answer' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(made.messages.at(-1)?.content);
});

test('a conversation is restored on the next visit, only at its own assessment', async ({
  page,
  made,
  client: { person, calls },
  elsewhere: next,
  signIn,
}) => {
  const other = await anAssessment(calls);
  await page.getByRole('button', { name: questionSuggestions[1] }).click();
  await expect(question(page)).toHaveValue('');
  await ask(page, 'What about the glare on my screen?');
  await expect(question(page)).toHaveValue('');
  const { messages } = await calls.assessments.one({ params: { id: made.id } });
  expect(messages).toHaveLength(6);

  await signIn(next, person);
  await next.goto(chatAddress(made.id));
  await expect(conversation(next).getByText(questionSuggestions[1])).toBeVisible();
  await expect(conversation(next).getByText('What about the glare on my screen?')).toBeVisible();
  await expect(conversation(next).getByText('Desk assistant')).toHaveCount(3);
  await expect(conversation(next).getByText('Desk assistant').last()).toBeInViewport();
  await expectAccessibleEverywhere(next);
  await next.goto(chatAddress(other.id));
  await expect(conversation(next).getByText('Desk assistant')).toHaveCount(1);
  await expect(conversation(next)).not.toContainText('What about the glare on my screen?');
});

test('an unclear question is answered with three to tap', async ({ page, made, client: { calls } }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await ask(page, unclear);
  const offered = conversation(page).getByRole('listitem').getByRole('button');
  await expect(offered).toHaveCount(3);
  await expect(offered.last()).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expectAccessibleEverywhere(page);
  const chosen = await offered.first().innerText();
  await offered.first().click();
  await expect(conversation(page).getByText('Desk assistant')).toHaveCount(3);
  const said = async () => (await calls.assessments.one({ params: { id: made.id } })).messages;
  await expect.poll(async () => (await said()).map(({ content }) => content)).toContain(chosen);
  const { suggestions } = await calls.assessments.advise({
    body: { assessmentId: made.id, question: unclear },
  });
  expect(suggestions).toContain(chosen);
});

test('Enter sends a question, Shift+Enter does not, and short ones are refused', async ({ page, made }) => {
  await ask(page, 'Why?');
  await expect(page.getByText('Question must be at least 5 characters.')).toBeVisible();
  await question(page).fill('Which change');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('should I make first?');
  await expect(question(page)).toHaveValue('Which change\nshould I make first?');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveValue('');
  await expect(conversation(page).getByText('should I make first?')).toBeVisible();
  expect(made.messages).toHaveLength(2);
});
