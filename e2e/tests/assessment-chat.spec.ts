import { questionSuggestions } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import {
  anAssessment,
  ask,
  chatAddress,
  conversation,
  detailsAddress,
  question,
} from '../assessment-tool.ts';
import { expectAccessibleEverywhere } from '../on-page.ts';
import { test as base, expect } from '../product.ts';

/** Someone in the chat about their assessment. */
const test = base.extend<{ made: AssessmentDetails }>({
  made: async ({ page, client }, use) => {
    const made = await anAssessment(client.calls);
    await page.goto(chatAddress(made.id));
    await use(made);
  },
});

test('the chat opens at its latest answer, and a new question is in view', async ({ page, made }) => {
  const log = conversation(page);
  const beginning = log.getByText('Desk assistant').first();
  await expect(beginning).toBeInViewport();
  const scrolled = () => log.evaluate(({ scrollTop }) => scrollTop);
  await page.getByRole('button', { name: questionSuggestions[0] }).click();
  await expect(log.getByText(questionSuggestions[0])).toBeInViewport();
  await expect(question(page)).toHaveValue('');
  await expect(log.getByText(questionSuggestions[0])).toBeInViewport();
  await log.evaluate((box) => box.scrollTo(0, 0));
  await page.reload();
  await expect(log.getByText('Desk assistant').last()).toBeInViewport();
  await log.evaluate((box) => box.scrollTo(0, 0));
  await expect.poll(scrolled).toBe(0);
  expect(made.messages).toHaveLength(2);
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
  browser,
  baseURL,
}) => {
  const other = await anAssessment(calls);
  await page.getByRole('button', { name: questionSuggestions[1] }).click();
  await expect(question(page)).toHaveValue('');
  await ask(page, 'What about the glare on my screen?');
  await expect(question(page)).toHaveValue('');
  const { messages } = await calls.assessments.one({ params: { id: made.id } });
  expect(messages.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
    'assistant',
  ]);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const next = await elsewhere.newPage();
  await next.request.post('/api/login', { data: { email: person.email, password: person.password } });
  await next.goto(chatAddress(made.id));
  await expect(conversation(next).getByText(questionSuggestions[1])).toBeVisible();
  await expect(conversation(next).getByText('What about the glare on my screen?')).toBeVisible();
  await expect(conversation(next).getByText('Desk assistant')).toHaveCount(3);
  // It opens at the beginning of the newest answer.
  await expect(conversation(next).getByText('Desk assistant').last()).toBeInViewport();
  await expectAccessibleEverywhere(next);
  await next.goto(chatAddress(other.id));
  await expect(conversation(next).getByText('Desk assistant')).toHaveCount(1);
  await expect(conversation(next)).not.toContainText('What about the glare on my screen?');
  await elsewhere.close();
});

test('a typed question survives a reload and the end of the session', async ({
  page,
  made,
  client: { person },
}) => {
  await question(page).fill('Is a kneeling chair any good?');
  await page.reload();
  await expect(question(page)).toHaveValue('Is a kneeling chair any good?');
  await page.context().clearCookies();
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(chatAddress(made.id));
  await expect(question(page)).toHaveValue('Is a kneeling chair any good?');
  // Once each: a page that is opened again takes along what was typed into it meanwhile.
  expect(opened).toEqual(['/auth', '/client-dashboard']);
});

test('deleting an assessment deletes its conversation and no other', async ({
  page,
  made,
  client: { calls },
}) => {
  const other = await anAssessment(calls);
  await ask(page, 'What about the glare on my screen?');
  await expect(question(page)).toHaveValue('');
  await page.goto(detailsAddress(made.id));
  await page.getByRole('button', { name: 'Delete this assessment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: /View Assessment Details/ })).toHaveCount(1);
  await expect(calls.assessments.one({ params: { id: made.id } })).rejects.toMatchObject({ status: 404 });
  expect((await calls.assessments.one({ params: { id: other.id } })).messages).toHaveLength(2);
  await page.goto(chatAddress(made.id));
  await expect(page.getByText('We can’t find this assessment. It may have been deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessibleEverywhere(page);
});

test('Enter sends a question, Shift+Enter does not, and a short question is refused', async ({
  page,
  made,
}) => {
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
