/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AssessmentDetails, ChatMessage } from '@practice/contract/assessments';
import { unclearAnswer } from '@practice/desk/chat/nearest';
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { History } from './History.tsx';

const message = (role: ChatMessage['role'], content: string): ChatMessage => ({
  role,
  content,
  redFlags: [],
  createdAt: '2026-11-23T13:00:00Z',
});
const seeded = [message('user', 'What I do: typing'), message('assistant', 'Start here')];

let root: Root;

// jsdom lays nothing out: each message is as far down as it has messages of 300 px above it.
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
  root = createRoot(document.body.appendChild(document.createElement('div')));
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      const at = [...(this.parentElement?.children ?? [])].indexOf(this);
      return this.dataset.from ? 300 * at : 0;
    },
  });
});
afterEach(() => act(async () => root.unmount()));

const log = () => document.querySelector('[role="log"]') as HTMLElement;

function show(
  messages: readonly ChatMessage[],
  asked?: { question: string; answer: string },
  onAsk: (question: string) => void = () => {},
) {
  const advice = {
    exchange: asked && {
      question: message('user', asked.question),
      answer: message('assistant', asked.answer),
      hasFailed: false,
      isAnswer: false,
    },
    isAnswering: asked !== undefined,
    isStopped: () => false,
  } as unknown as ComponentProps<typeof History>['advice'];
  const details = { messages, redFlags: [] } as unknown as AssessmentDetails;
  return act(async () =>
    root.render(<History details={details} advice={advice} onAsk={onAsk} onAnswer={async () => {}} />),
  );
}

async function scrollTo(top: number) {
  log().scrollTop = top;
  await act(async () => log().dispatchEvent(new Event('scroll')));
}

test('the chat stays where the user has scrolled until the next question', async () => {
  await show(seeded);
  await show(seeded, { question: 'How high?', answer: 'At' });
  await scrollTo(40);
  await show(seeded, { question: 'How high?', answer: 'At eye level.' });
  expect(log().scrollTop).toBe(40);
  const answered = [...seeded, message('user', 'How high?'), message('assistant', 'At eye level.')];
  await show(answered);
  expect(log().scrollTop).toBe(40);
  await show(answered, { question: 'And my chair?', answer: '' });
  expect(log().scrollTop).toBe(1200 - 16);
});

test('an answer that offers questions has a button for each, which asks it', async () => {
  const asked: string[] = [];
  const offered = ['How high should my chair be?', 'How deep should my seat be?', 'How should I sit?'];
  const messages = [
    message('user', 'Chair?'),
    message('assistant', unclearAnswer(offered, '(919) 555-0100')),
  ];
  await show(messages, undefined, (question) => asked.push(question));
  const buttons = [...log().querySelectorAll('button')].filter(({ textContent }) => /\?$/.test(textContent));
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
  await act(async () => buttons[1]?.click());
  expect(asked).toEqual([offered[1]]);
});
