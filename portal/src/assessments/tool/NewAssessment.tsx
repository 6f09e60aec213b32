import { assessmentToasts } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { answerMax, questions } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextAreaField } from '@practice/ui/Field';
import { createAttempts } from '@practice/ui/form/attempts';
import { Notice } from '@practice/ui/Notice';
import { dismissToast, toast } from '@practice/ui/toast';
import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { LoadError } from '../../layout/Loaded.tsx';
import { isWithheld, limitMessage } from '../assessment.ts';
import { acceptDisclaimer, performAssessment, useTool } from '../assessments.queries.ts';
import { EmergencyNotice } from '../result/notes.tsx';
import { Agreement, agreementId } from './Agreement.tsx';
import { FormProgress, MissingAnswers } from './FormProgress.tsx';
import { Height } from './Height.tsx';
import styles from './NewAssessment.module.css';
import { ProcessingStatus } from './ProcessingStatus.tsx';
import { progressOf } from './progress.ts';
import { useAssessmentForm } from './useAssessmentForm.ts';
import { WarningSigns, warningSignsId } from './WarningSigns.tsx';

const { attemptFor, clearAttempt } = createAttempts('assessment-attempt');

/** The form with ten questions, a height and the warning signs. */
export function NewAssessment({ userId, onDone }: { userId: number; onDone: (id: number) => void }) {
  const { data: tool, error, isValidating, mutate } = useTool();
  const [agrees, setAgrees] = useState(false);
  const [isAgreementMissing, setIsAgreementMissing] = useState(false);
  const hasAccepted = Boolean(tool?.disclaimerAcceptedAt);
  const canSend = hasAccepted || agrees;
  /** Shown beside the button, too, because a toast disappears. */
  const [failure, setFailure] = useState<string>();
  const form = useAssessmentForm(userId, {
    async send(input) {
      if (!canSend) {
        document.getElementById(agreementId)?.focus();
        return undefined;
      }
      if (!hasAccepted) await acceptDisclaimer();
      const details = await performAssessment(input, attemptFor(input));
      clearAttempt();
      form.forget();
      return details;
    },
    onSent(details: AssessmentDetails) {
      // In an emergency the desk was not scored, so "Assessment Complete" would be wrong.
      if (!isWithheld(details)) toast(assessmentToasts.performed);
      onDone(details.id);
    },
    onFailure(error) {
      const limit = limitMessage(error);
      setFailure(limit ?? 'Your answers are still here. Please try again in a moment.');
      toast(assessmentToasts.performFailed(limit));
    },
  });
  const values = useWatch({ control: form.control });
  const progress = progressOf(values);

  function startOver() {
    form.startOver();
    clearAttempt();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (form.busy) return event.preventDefault();
    setFailure(undefined);
    dismissToast();
    setIsAgreementMissing(!canSend);
    form.props.onSubmit(event);
  }

  return (
    <form {...form.props} className={`stack row-gap-5 ${styles.form}`} onSubmit={submit}>
      <FormProgress {...progress} />
      <div className={`stack gap-5 ${styles.fields}`}>
        <p className="text-soft">
          Ten questions, about ten minutes. Write it the way you’d tell a friend. The more detail, the better
          the advice.
        </p>
        <EmergencyNotice />
        {form.isRestored && <DraftNotice onStartOver={startOver} />}
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
              isRetrying={isValidating}
              onRetry={() => void mutate()}
            />
          ) : (
            <Agreement
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
            <MissingAnswers missing={progress.missing} />
          </div>
          {values.warningSigns === '' && progress.missing.length === 0 && (
            <p className="text-sm">
              One question is still open: <a href={`#${warningSignsId}`}>does any of these apply to you?</a>
            </p>
          )}
          {failure && (
            <Notice tone="danger" title="We couldn’t assess your desk">
              <p>{failure}</p>
            </Notice>
          )}
          <div className="cluster gap-4 row-gap-3">
            <Button type="submit" busy={form.busy && 'Processing Assessment...'}>
              Perform AI Assessment
            </Button>
            <ProcessingStatus isProcessing={form.busy} />
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

interface QuestionProps extends ComponentProps<typeof TextAreaField> {
  number: number;
  /** Shown on demand, so that people write their own answer. */
  example: string;
}

function Question({ number, example, ...field }: QuestionProps) {
  return (
    <div className={`stack gap-1 ${styles.question}`}>
      <TextAreaField {...field} rows={3} />
      <details className={`text-sm text-soft ${styles.example}`}>
        <summary>
          Show an example<span className="visually-hidden"> for question {number}</span>
        </summary>
        <p>“{example}”</p>
      </details>
    </div>
  );
}
