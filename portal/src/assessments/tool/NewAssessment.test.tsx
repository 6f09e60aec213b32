/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { questions } from '@practice/contract/questionnaire';
import { assessments } from '@practice/contract/routes';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { NewAssessment } from './NewAssessment.tsx';

let root: Root;
let isWide = false;

beforeEach(() => {
  sessionStorage.clear();
  isWide = false;
  const watched = { addEventListener() {}, removeEventListener() {} };
  window.matchMedia = () => ({ ...watched, matches: isWide }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  HTMLFormElement.prototype.requestSubmit = function requestSubmit() {
    this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  globalThis.fetch = jest.fn(async (address: unknown) =>
    String(address).endsWith('/understood') ? jsonAnswer([]) : toolAnswer(null),
  ) as unknown as typeof fetch;
});

const toolAnswer = (disclaimerAcceptedAt: string | null) =>
  jsonAnswer({ readBy: 'built-in', disclaimerAcceptedAt });

function jsonAnswer(value: unknown) {
  const headers = new Headers({ 'content-type': 'application/json' });
  return { ok: true, status: 200, headers, text: async () => JSON.stringify(value), json: async () => value };
}

afterEach(() => act(async () => root.unmount()));

async function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<NewAssessment userId={7} onDone={() => {}} />));
}

async function reload() {
  await act(async () => root.unmount());
  await open();
}

const answerTo = (number: number) =>
  document.getElementById(questions[number - 1]?.name ?? '') as HTMLTextAreaElement;
const example = (number: number) => questions[number - 1]?.examples[0] ?? '';
const message = (number: number) => questions[number - 1]?.message;
const shownQuestions = () =>
  questions.flatMap((_, at) => (answerTo(at + 1).closest('[hidden]') ? [] : at + 1));
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => each.textContent === text && !each.closest('[hidden]'),
  );
const press = (text: string) => act(async () => button(text)?.click());

async function answerAll() {
  for (let number = 1; number <= 10; number++) {
    await press(example(number));
    await press('Next');
    expect(shownQuestions()).toEqual(number < 10 ? [number + 1] : []);
  }
}

test('the last step of the questionnaire leads back to the question whose answer was removed', async () => {
  await open();
  await answerAll();
  await press('Back');
  await press(example(10));
  sessionStorage.setItem(
    'draft:assessment:7',
    JSON.stringify({ ...JSON.parse(sessionStorage.getItem('draft:assessment:7') ?? '{}'), phoneStep: '10' }),
  );
  await reload();
  await press('Perform AI Assessment');
  expect(shownQuestions()).toEqual([10]);
  expect(document.activeElement).toBe(answerTo(10));
  expect(document.body.textContent).toContain(message(10));
});

test('answers submitted while the consent is loading are sent once it is loaded', async () => {
  await mutate(() => true, undefined, { revalidate: false });
  let answer = (_: ReturnType<typeof toolAnswer>) => {};
  const asked = jest.fn((address: string) =>
    address.endsWith('/understood')
      ? Promise.resolve(jsonAnswer([]))
      : new Promise<ReturnType<typeof toolAnswer>>((done) => (answer = done)),
  );
  globalThis.fetch = asked as unknown as typeof fetch;
  const sends = () => asked.mock.calls.filter(([address]) => address === `/api${assessments.perform.path}`);
  await open();
  await answerAll();
  await press('Perform AI Assessment');
  expect(sends()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('We’re reading your answers.');
  await act(async () => answer(toolAnswer('2026-11-02T15:00:00.000Z')));
  expect(sends()).toHaveLength(1);
});

test('taps about a discomfort stay in the draft, and another tap takes them back', async () => {
  isWide = true;
  await open();
  const pressed = () =>
    [...document.querySelectorAll('.option-group [aria-pressed="true"]')].map((each) => each.textContent);
  for (const answer of ['7', 'Months', 'Nothing', 'Sleep', 'I take pills for it']) await press(answer);
  expect(pressed()).toEqual(['7', 'Months', 'Sleep', 'I take pills for it']);
  await reload();
  expect(pressed()).toEqual(['7', 'Months', 'Sleep', 'I take pills for it']);
  await press('7');
  await press('Nothing');
  expect(pressed()).toEqual(['Months', 'Nothing']);
});
