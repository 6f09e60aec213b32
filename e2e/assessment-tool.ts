import { expect, type Page } from '@playwright/test';
import type { Api } from '@practice/contract/api-client';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { questions } from '@practice/contract/questionnaire';
import type { Answers } from '@practice/desk/answers';
import { kitchenTable } from '@practice/desk/test/kitchen-table';

export const listAddress = '/client-dashboard?tab=assessments';
export const detailsAddress = (id: number) => `${listAddress}&assessment=${id}`;
export const toolAddress = `${listAddress}&tool=new`;
export const resultsAddress = (id: number) => `${listAddress}&tool=results&assessment=${id}`;
export const chatAddress = (id: number) => `${listAddress}&tool=chat&assessment=${id}`;

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** On a desktop all questions are shown at once, on a phone one after the other. */
export async function answerAll(page: Page, over: Partial<Answers> = {}): Promise<void> {
  const answers = { ...kitchenTable, ...over };
  for (const { name, label } of questions) {
    const question = page.getByRole('textbox', { name: label });
    await question.fill(answers[name]);
    if (await next(page).isVisible()) {
      await next(page).click();
      await expect(question).toBeHidden();
    }
  }
}

export async function expectAnswers(page: Page): Promise<void> {
  for (const { name, label } of questions) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(kitchenTable[name]);
  }
}

export const agreement = (page: Page) => page.getByRole('checkbox', { name: 'I’ve read this and I agree.' });

export const perform = (page: Page) => page.getByRole('button', { name: 'Perform AI Assessment' });

export async function assess(page: Page, over: Partial<Answers> = {}): Promise<void> {
  await page.goto(toolAddress);
  await answerAll(page, over);
  await agreement(page).check();
  await perform(page).click();
}

/** It is open at first where something is uncertain. */
export async function openUnderstood(page: Page): Promise<void> {
  const details = page.locator('#understood');
  await expect(details).toBeVisible();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

/** An assessment of someone who has accepted the disclaimer, made outside the browser. */
export async function anAssessment(api: Api, over: Partial<Answers> = {}): Promise<AssessmentDetails> {
  await api.assessments.acceptDisclaimer();
  return api.assessments.perform({ body: { ...kitchenTable, ...over } });
}

export const question = (page: Page) => page.getByLabel('Your question');
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });

export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** What the tool says when it could not do what it was asked. */
export const failures = {
  assessment: [
    'Assessment Failed',
    'There was an error performing your ergonomic assessment. Please try again.',
  ],
  advice: ['Failed to Get Advice', 'There was an error getting a response. Please try again.'],
} as const;
