import { assessmentToasts } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { attemptsAt } from '@practice/contract/attempt';
import { ApiError } from '@practice/contract/errors';
import { answerMax, questions } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { Notice } from '@practice/ui/Notice';
import { dismissToast, toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadError } from '../../layout/LoadError.tsx';
import { useAssessmentCalls, useTool } from '../assessments.queries.ts';
import { StandingLine } from '../result/StandingLine.tsx';
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
const { attemptFor, clearAttempt } = attemptsAt('assessment-attempt');

/** The form: ten questions and a height. */
export function NewAssessment({ userId, onDone }: { userId: number; onDone: (id: number) => void }) {
  const { tool, error, isAsking, retry } = useTool();
  const calls = useAssessmentCalls();
  const [agrees, setAgrees] = useState(false);
  const [isAgreementMissing, setIsAgreementMissing] = useState(false);
  const hasAccepted = Boolean(tool?.disclaimerAcceptedAt);
  /** Said beside the button, too: a toast goes. */
  const [failure, setFailure] = useState<string>();
  const created = useRef<AssessmentDetails>(undefined);

  const form = useAssessmentForm({
    userId,
    mayBeSent(isValid) {
      const may = hasAccepted || agrees;
      setIsAgreementMissing(!may);
      if (isValid && !may) document.getElementById(agreementId)?.focus();
      return may;
    },
    async send(input) {
      if (!hasAccepted) await calls.acceptDisclaimer();
      created.current = await calls.perform(input, attemptFor(JSON.stringify(input)));
      clearAttempt();
    },
    onFailure(error) {
      // A limit says when it ends; nothing else that a server says helps here.
      const isLimit = error instanceof ApiError && error.status === 429;
      const said = assessmentToasts.performFailed(isLimit ? error.serverMessage : undefined);
      setFailure(
        isLimit ? error.serverMessage : 'Your answers are still here. Please try again in a moment.',
      );
      toast(said);
    },
  });
  const values = useWatch({ control: form.control });

  function startOver() {
    form.startOver();
    clearAttempt();
  }

  function done(made: AssessmentDetails) {
    // Of an emergency no desk was assessed, and nothing is complete.
    if (!isWithheld(made)) toast(assessmentToasts.performed);
    onDone(made.id);
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (form.busy) return;
    setFailure(undefined);
    dismissToast();
    await form.submit(event);
    if (created.current) done(created.current);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormProgress values={values} />
      <div className={styles.fields}>
        <p className={styles.intro}>
          Ten questions, about ten minutes. Write it the way you’d tell a friend. The more detail, the better
          the advice.
        </p>
        <StandingLine />
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
        {questions.map(({ name, hint, example }, at) => (
          <Question
            key={name}
            {...form.field(name)}
            number={at + 1}
            hint={hint}
            example={example}
            maxLength={answerMax}
          />
        ))}
        <Height form={form} />
        <div className={styles.end}>
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
            <p className={styles.open}>
              One question is still open: <a href={`#${warningSignsId}`}>does any of these apply to you?</a>
            </p>
          )}
          {failure && (
            <Notice tone="danger" title="We couldn’t assess your desk">
              <p>{failure}</p>
            </Notice>
          )}
          <div className={styles.submit}>
            <Button type="submit" busy={form.busy && 'Processing Assessment...'}>
              Perform AI Assessment
            </Button>
            <Waiting isWaiting={form.busy} />
          </div>
          <p className={styles.kept}>
            Your answers stay in this tab until you send them. After that, only you and our therapists can see
            them.
          </p>
        </div>
      </div>
    </form>
  );
}
