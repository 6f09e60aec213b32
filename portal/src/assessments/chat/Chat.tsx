import { assessmentToasts, futureReaders } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { ApiError } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { questionForm, questionMax } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { dismissToast, toast } from '@practice/ui/toast';
import type { KeyboardEvent } from 'react';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { useTool } from '../assessments.queries.ts';
import { Disclaimer } from '../result/Disclaimer.tsx';
import { EmergencyNotice } from '../result/EmergencyNotice.tsx';
import { RedFlags } from '../result/RedFlags.tsx';
import { isWithheld } from '../withheld.ts';
import styles from './Chat.module.css';
import { History } from './History.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useAdvice } from './useAdvice.ts';

const empty = { question: '' };

/** The conversation about one assessment. The server stores it. */
export function Chat({ details }: { details: AssessmentDetails }) {
  const { tool } = useTool();
  const advice = useAdvice(details.id);
  const form = useDraftForm({
    draftKey: `draft:question:${details.id}`,
    values: empty,
    labels: { question: 'Your question' },
    schema: questionForm,
    mode: 'onSubmit',
    send: ask,
    onFailure() {},
  });

  async function ask({ question }: { question: string }) {
    if (advice.isAnswering) return;
    const typed = form.getValues('question');
    // A toast about the last try does not apply to this one.
    dismissToast();
    const outcome = await advice.ask(question);
    if (outcome.kind === 'failed') {
      // The draft keeps the question. Only one redirect may happen: of two at once, either may win.
      if (isSignedOut(outcome.error)) return window.location.assign(signInAddress(window.location));
      toast(toastOf(outcome.error));
    }
    // Text that was typed meanwhile is the next question.
    else if (outcome.kind === 'answered' && form.getValues('question') === typed) form.reset(empty);
    // The focus is lost when it was on 'Stop', which is gone now.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('question')?.focus({ preventScroll: true });
    });
  }

  function pick(question: string) {
    if (advice.isAnswering) return;
    form.setValue('question', question);
    void form.submit();
  }

  /** Enter sends; Shift+Enter begins a new line. */
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void form.submit();
  }

  return (
    <div className="stack gap-5">
      <EmergencyNotice />
      <RedFlags flags={details.redFlags} writtenAt={details.assessmentDate} />
      <History details={details} {...advice} onRetry={(question) => pick(question)} />
      <form {...form.props} className={`stack ${styles.form}`}>
        <TextAreaField
          {...form.field('question')}
          hint="Press Enter to send, Shift+Enter for a new line."
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
      <footer className={`stack gap-2 text-sm text-soft ${styles.foot}`}>
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
