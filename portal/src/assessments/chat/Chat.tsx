import { assessmentToasts, futureReaders } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { ApiError } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { questionMax } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { dismissToast, toast } from '@practice/ui/toast';
import type { KeyboardEvent } from 'react';
import { useTool } from '../assessments.queries.ts';
import { Disclaimer } from '../result/Disclaimer.tsx';
import { RedFlags } from '../result/RedFlags.tsx';
import { StandingLine } from '../result/StandingLine.tsx';
import { isWithheld } from '../withheld.ts';
import styles from './Chat.module.css';
import { History } from './History.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useAdvice } from './useAdvice.ts';
import { useQuestion } from './useQuestion.ts';

/** The conversation about one assessment: kept on the server, and there again on the next visit. */
export function Chat({ details }: { details: AssessmentDetails }) {
  const { tool } = useTool();
  const advice = useAdvice(details.id);
  const form = useQuestion(details.id);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ question }) => {
    if (advice.isAnswering) return;
    const typed = form.getValues('question');
    // What it says of the last try is not so of this one.
    dismissToast();
    const outcome = await advice.ask(question);
    if (outcome.kind === 'failed') {
      // The question waits for them to come back. Nothing else may send them on: of two navigations at once, either may win.
      if (isSignedOut(outcome.error)) return window.location.assign(signInAddress(window.location));
      toast(toastOf(outcome.error));
    }
    // What was written meanwhile is the next question.
    else if (outcome.kind === 'answered' && form.getValues('question') === typed) form.empty();
    // Who had the focus on 'Stop' would be nowhere once it is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('question')?.focus({ preventScroll: true });
    });
  });

  function pick(question: string) {
    if (advice.isAnswering) return;
    form.setValue('question', question);
    void submit();
  }

  /** As in a letter a new line needs a key more than sending it does. */
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <div className={styles.chat}>
      <StandingLine />
      <RedFlags flags={details.redFlags} writtenAt={details.assessmentDate} />
      <History details={details} {...advice} onRetry={(question) => pick(question)} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextAreaField
          {...form.register('question')}
          id="question"
          label="Your question"
          hint="Press Enter to send, Shift+Enter for a new line."
          error={errors.question?.message}
          rows={2}
          maxLength={questionMax}
          enterKeyHint="send"
          onKeyDown={sendOnEnter}
        />
        <div className={styles.send}>
          {advice.isAnswering && (
            <Button variant="secondary" onClick={advice.stop}>
              Stop
            </Button>
          )}
          <Button type="submit" busy={advice.isAnswering && 'Answering...'}>
            Send
          </Button>
        </div>
      </form>
      {!isWithheld(details) && <Suggestions isBusy={advice.isAnswering} onPick={pick} />}
      <footer className={styles.foot}>
        {tool && <p>{futureReaders[tool.readBy]}</p>}
        <Disclaimer />
      </footer>
    </div>
  );
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function toastOf(error: unknown) {
  const isLimit = error instanceof ApiError && error.status === 429;
  return isLimit ? assessmentToasts.adviceFailed(error.serverMessage) : assessmentToasts.adviceFailed();
}
