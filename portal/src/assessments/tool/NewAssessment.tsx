import { assessmentToasts } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { ApiError } from '@practice/contract/errors';
import { answerMax, questions } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { createAttempts } from '@practice/ui/form/attempts';
import { Notice } from '@practice/ui/Notice';
import { dismissToast, toast } from '@practice/ui/toast';
import { type SubmitEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadError } from '../../layout/LoadError.tsx';
import { useAssessmentCalls, useTool } from '../assessments.queries.ts';
import { EmergencyNotice } from '../result/EmergencyNotice.tsx';
import { isWithheld } from '../withheld.ts';
import { Agreement } from './Agreement.tsx';
import { FormProgress, Missing } from './FormProgress.tsx';
import { Height } from './Height.tsx';
import styles from './NewAssessment.module.css';
import { progressOf } from './progress.ts';
import { Question } from './Question.tsx';
import { useAssessmentForm } from './useAssessmentForm.ts';
import { Waiting } from './Waiting.tsx';
import { WarningSigns, warningSignsId } from './WarningSigns.tsx';

const agreementId = 'agreement';
const { attemptFor, clearAttempt } = createAttempts('assessment-attempt');

/** The form with ten questions and a height. */
export function NewAssessment({ userId, onDone }: { userId: number; onDone: (id: number) => void }) {
  const { tool, error, isAsking, retry } = useTool();
  const calls = useAssessmentCalls();
  const [agrees, setAgrees] = useState(false);
  const [isAgreementMissing, setIsAgreementMissing] = useState(false);
  const hasAccepted = Boolean(tool?.disclaimerAcceptedAt);
  const mayBeSent = hasAccepted || agrees;
  /** Shown beside the button, too, because a toast disappears. */
  const [failure, setFailure] = useState<string>();
  const form = useAssessmentForm(userId, {
    async send(input) {
      if (!mayBeSent) {
        document.getElementById(agreementId)?.focus();
        return undefined;
      }
      if (!hasAccepted) await calls.acceptDisclaimer();
      const made = await calls.perform(input, attemptFor(input));
      clearAttempt();
      form.forget();
      return made;
    },
    onSent(made: AssessmentDetails) {
      // In an emergency no desk was assessed, and nothing is complete.
      if (!isWithheld(made)) toast(assessmentToasts.performed);
      onDone(made.id);
    },
    onFailure(error) {
      // Only a rate limit's message helps: it says when to try again.
      const isLimit = error instanceof ApiError && error.status === 429;
      const failed = assessmentToasts.performFailed(isLimit ? error.serverMessage : undefined);
      setFailure(
        isLimit ? error.serverMessage : 'Your answers are still here. Please try again in a moment.',
      );
      toast(failed);
    },
  });
  const values = useWatch({ control: form.control });

  function startOver() {
    form.startOver();
    clearAttempt();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (form.busy) return event.preventDefault();
    setFailure(undefined);
    dismissToast();
    setIsAgreementMissing(!mayBeSent);
    form.props.onSubmit(event);
  }

  return (
    <form {...form.props} className={styles.form} onSubmit={submit}>
      <FormProgress values={values} />
      <div className={styles.fields}>
        <p className="text-soft">
          Ten questions, about ten minutes. Write it the way you’d tell a friend. The more detail, the better
          the advice.
        </p>
        <EmergencyNotice />
        {form.isRestored && (
          <Notice>
            <p>We’ve kept what you typed before.</p>
            <div>
              <Button variant="secondary" size="small" onClick={startOver}>
                Start over
              </Button>
            </div>
          </Notice>
        )}
        <ErrorSummary {...form.summary} />
        {questions.map(({ name, label, hint, example }, at) => (
          <Question
            key={name}
            {...form.field(name)}
            label={`${at + 1}. ${label}`}
            number={at + 1}
            hint={hint}
            example={example}
            maxLength={answerMax}
          />
        ))}
        <Height form={form} />
        <div className={`stack gap-4 ${styles.end}`}>
          <WarningSigns form={form} />
          {error && !tool ? (
            <LoadError
              title="The assessment isn’t available right now"
              error={error}
              isAsking={isAsking}
              onRetry={retry}
            />
          ) : (
            <Agreement
              id={agreementId}
              tool={tool}
              checked={agrees}
              isMissing={isAgreementMissing}
              onChange={(isChecked) => {
                setAgrees(isChecked);
                if (isChecked) setIsAgreementMissing(false);
              }}
            />
          )}
          <div className={styles.missing}>
            <Missing values={values} />
          </div>
          {values.warningSigns === '' && progressOf(values).missing.length === 0 && (
            <p className="text-sm">
              One question is still open: <a href={`#${warningSignsId}`}>does any of these apply to you?</a>
            </p>
          )}
          {failure && (
            <Notice tone="danger" title="We couldn’t assess your desk">
              <p>{failure}</p>
            </Notice>
          )}
          <div className={`cluster ${styles.submit}`}>
            <Button type="submit" busy={form.busy && 'Processing Assessment...'}>
              Perform AI Assessment
            </Button>
            <Waiting isWaiting={form.busy} />
          </div>
          <p className="text-sm text-soft">
            Your answers stay in this tab until you send them. After that, only you and our therapists can see
            them.
          </p>
        </div>
      </div>
    </form>
  );
}
