import { assessmentToasts } from '@practice/contract/assessment-messages';
import type { AssessmentDetails, ChatMessage } from '@practice/contract/assessments';
import { call } from '@practice/contract/call';
import { questionForm } from '@practice/contract/questionnaire';
import { assessments } from '@practice/contract/routes';
import { asksFirst, type SignAnswer } from '@practice/desk/asking';
import type { RedFlag } from '@practice/desk/care';
import { dismissToast, toast } from '@practice/ui/toast';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { findFocus } from '../../layout/focus.ts';
import { limitMessage } from '../assessment.ts';
import { changeMessages } from '../assessments.queries.ts';

interface Exchange {
  question: ChatMessage;
  answer: ChatMessage;
  hasFailed: boolean;
  /** Whether the person answers a question of ours, in whose place the answer is shown. */
  isAnswer: boolean;
}

const showFailure = (error: unknown) => toast(assessmentToasts.adviceFailed(limitMessage(error)));

export type Advice = ReturnType<typeof useAdvice>;

export function useAdvice(details: AssessmentDetails) {
  const { id: assessmentId, userId, messages: saved } = details;
  const [exchange, setExchange] = useState<Exchange>();
  const [stopped] = useState(() => new Set<ChatMessage>());
  const request = useRef<AbortController>(undefined);

  useEffect(() => () => request.current?.abort(), []);

  /** @param given the answer to ours, where the question was answered with one */
  async function ask(content: string, given?: SignAnswer): Promise<boolean> {
    // A toast about the last question does not apply to this one.
    dismissToast();
    const controller = new AbortController();
    request.current = controller;
    const message = { redFlags: [], createdAt: new Date().toISOString() };
    let current: Exchange = {
      question: { ...message, role: 'user', content },
      answer: { ...message, role: 'assistant', content: '' },
      hasFailed: false,
      isAnswer: given !== undefined,
    };
    const show = (change: Partial<Exchange>) => {
      current = { ...current, ...change };
      setExchange(current);
    };
    // In one update, so that the answer is not shown twice.
    const finish = () =>
      flushSync(() => {
        void changeMessages(assessmentId, (messages) => withExchange(messages, current));
        setExchange(undefined);
      });
    setExchange(current);
    try {
      const body = { assessmentId, question: content, ...given };
      const response = await call(assessments.adviseStream, { body, signal: controller.signal });
      for await (const piece of readAdvice(response)) {
        const { question, answer } = current;
        if (typeof piece === 'string') show({ answer: { ...answer, content: answer.content + piece } });
        else show({ question: { ...question, redFlags: piece } });
      }
      finish();
      return true;
    } catch (error) {
      if (!controller.signal.aborted) {
        // Our question is shown again where its answer failed.
        if (current.isAnswer) setExchange(undefined);
        else show({ hasFailed: true });
        throw error;
      }
      stopped.add(current.answer);
      const hasBegun = current.answer.content !== '';
      if (hasBegun) finish();
      else setExchange(undefined);
      return hasBegun;
    } finally {
      findFocus(() => document.getElementById('question'), { preventScroll: true });
    }
  }

  const form = useDraftForm({
    draftKey: `draft:question:${userId}:${assessmentId}`,
    values: { question: '' },
    labels: { question: 'Your question' },
    schema: questionForm,
    mode: 'onSubmit',
    async send({ question }) {
      const typed = form.getValues('question');
      // Text that was typed in the meantime is the next question.
      if ((await ask(question)) && form.getValues('question') === typed) form.reset({ question: '' });
    },
    // The draft keeps the question.
    onFailure: showFailure,
  });
  const isAnswering = exchange !== undefined && !exchange.hasFailed;

  function askAtOnce(question: string) {
    if (isAnswering) return;
    form.setValue('question', question);
    void form.submit();
  }

  return {
    details,
    messages: exchange ? withExchange(saved, exchange) : saved,
    exchange,
    isAnswering,
    form,
    askAtOnce,
    /** A chip that asks the question. */
    chip: (label: string) => ({ label, 'aria-disabled': isAnswering, onClick: () => askAtOnce(label) }),
    stop: () => request.current?.abort(),
    async answerSign(question: string, given: SignAnswer): Promise<void> {
      if (!isAnswering) await ask(question, given).catch(showFailure);
    },
    isStopped: (message: ChatMessage) => stopped.has(message),
  };
}

function withExchange(messages: readonly ChatMessage[], { question, answer, isAnswer }: Exchange) {
  const isOpen = ({ role, content, redFlags }: ChatMessage) =>
    role === 'user' && content === question.content && asksFirst(redFlags).length > 0;
  const at = isAnswer ? messages.findLastIndex(isOpen) : -1;
  return at < 0 ? [...messages, question, answer] : messages.toSpliced(at, 2, question, answer);
}

/** Yields the red flags of the question, if any, then the pieces of the answer. It throws if the answer is not complete. */
export async function* readAdvice({ body }: Response): AsyncGenerator<string | RedFlag[], void, undefined> {
  if (!body) throw new Error('There is no answer to read.');
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every current browser supports `for await` on a stream.
  const reader = events.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { event, data } = read.value;
    if (event === 'care' || event === 'text') yield JSON.parse(data);
    if (event === 'error') throw new Error(data);
    if (event === 'done') {
      void reader.cancel();
      return;
    }
  }
  throw new Error('The answer broke off.');
}
