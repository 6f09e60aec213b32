import { assessmentToasts } from '@practice/contract/assessment-messages';
import { answerMax, questions } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextAreaField } from '@practice/ui/Field';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { Notice } from '@practice/ui/Notice';
import { afterPointerRelease } from '@practice/ui/pointer-release';
import { dismissToast, toast } from '@practice/ui/toast';
import { useIsWide } from '@practice/ui/useIsWide';
import { type SubmitEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { submitOnEnter } from '../../forms/submitOnEnter.ts';
import { isWithheld, limitMessage } from '../assessment.ts';
import { acceptDisclaimer, performAssessment, useTool, useUnderstood } from '../assessments.queries.ts';
import { ChipList } from '../ChipList.tsx';
import { LanguageContext, languageOf } from '../language.ts';
import { EmergencyNotice } from '../result/notices.tsx';
import { Agreement, agreementId } from './Agreement.tsx';
import { AnswerChips } from './AnswerChips.tsx';
import { withExample, withHours } from './answer-text.ts';
import { DiscomfortTaps } from './DiscomfortTaps.tsx';
import { FormProgress, MissingAnswers, missingAnswers } from './FormProgress.tsx';
import { Height } from './Height.tsx';
import styles from './NewAssessment.module.css';
import { ProcessingStatus } from './ProcessingStatus.tsx';
import { answersIn, useAssessmentForm } from './useAssessmentForm.ts';
import { WarningSigns, warningSignsId } from './WarningSigns.tsx';

const { keyFor, forgetKey } = createIdempotencyKeys('assessment-attempt');

const last = questions.length;
const stepId = (step: number) => `step-${step}`;

export function NewAssessment({ userId, onDone }: { userId: number; onDone: (id: number) => void }) {
  const tool = useTool();
  const [agrees, setAgrees] = useState(false);
  const form = useAssessmentForm(userId, {
    async send(input) {
      // The button may be pressed before it is loaded whether the person has agreed.
      const loaded = tool.data ?? (await tool.mutate());
      if (!loaded?.disclaimerAcceptedAt) {
        if (!agrees) return document.getElementById(agreementId)?.focus();
        await acceptDisclaimer();
      }
      const details = await performAssessment(input, keyFor(input));
      forgetKey();
      form.forget();
      // In an emergency the desk was not scored, so "Assessment Complete" would be wrong.
      if (!isWithheld(details)) toast(assessmentToasts.performed);
      onDone(details.id);
    },
    onFailure(error) {
      const limit = limitMessage(error);
      // Shown beside the button, too, because a toast disappears.
      form.setError('root', {
        message: limit ?? 'Your answers are still here. Please try again in a moment.',
      });
      toast(assessmentToasts.performFailed(limit));
    },
  });
  const values = useWatch({ control: form.control });
  const missing = missingAnswers(values);
  const failure = form.formState.errors.root;
  /** As they were when an answer was left last, or in the last pause of typing. */
  const [left, setLeft] = useState(() => answersIn(form.getValues()));
  useEffect(() => {
    const timer = setTimeout(() => setLeft(answersIn(values)), 1_200);
    return () => clearTimeout(timer);
  }, [values]);
  const { error: notUnderstood } = useUnderstood(left);
  const isPhone = !useIsWide('48rem');
  const hasSidebar = useIsWide('60rem');
  const step = isPhone ? Number(values.phoneStep) : undefined;
  const [restoredStep] = useState(step);
  const [addedHours, setAddedHours] = useState<string | null>(null);
  const hoursNote = (
    <p className="live text-sm text-soft" role="status">
      {values.hoursSpent === addedHours && `We turned your number into “${addedHours}.” You can change it.`}
    </p>
  );

  function openStep(at: number, focusesField = document.activeElement instanceof HTMLTextAreaElement) {
    if (isPhone) flushSync(() => form.setValue('phoneStep', String(at || '')));
    const opened = document.getElementById(stepId(at));
    if (isPhone) opened?.closest('form')?.scrollIntoView();
    const field = focusesField ? opened?.querySelector('textarea') : null;
    (field ?? opened)?.focus({ preventScroll: isPhone });
  }

  function addUnit() {
    const typed = form.getValues('hoursSpent');
    const answer = withHours(typed);
    if (answer === typed) return;
    form.setValue('hoursSpent', answer);
    setAddedHours(answer);
  }

  async function openNext(at: number) {
    setAddedHours(null);
    addUnit();
    if (await form.trigger(questions[at]?.name)) openStep(at + 1);
    else openStep(at, true);
  }

  function startOver() {
    form.startOver();
    setLeft(answersIn(form.getValues()));
    forgetKey();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (form.busy) return;
    if (step !== undefined && step < last) return openNext(step);
    dismissToast();
    addUnit();
    await form.submit();
    const wrong = questions.findIndex(({ name }) => form.getFieldState(name).invalid);
    if (wrong >= 0) openStep(wrong, true);
  }

  const questionsLeft = <MissingAnswers missing={missing} onOpen={(at) => openStep(at, true)} />;
  const back = step !== undefined && step > 0 && (
    <Button variant="secondary" onClick={() => openStep(step - 1, false)}>
      Back
    </Button>
  );

  return (
    <LanguageContext value={languageOf(left)}>
      <form {...form.props} className={`stack row-gap-5 ${styles.form}`} onSubmit={submit}>
        <FormProgress missing={missing} open={step}>
          {hasSidebar && questionsLeft}
        </FormProgress>
        <div className="stack gap-5">
          {!step && (
            <>
              <p className="text-soft">
                Ten questions, about ten minutes. Write it the way you’d tell a friend. The more detail, the
                better the advice.
              </p>
              <EmergencyNotice />
            </>
          )}
          {form.isRestored && step === restoredStep && <DraftNotice onStartOver={startOver} />}
          {!isPhone && <ErrorSummary {...form.summary} />}
          {questions.map(({ name, label, hint, examples }, at) => {
            const isHours = name === 'hoursSpent';
            const field = form.field(name);
            return (
              <fieldset
                key={name}
                className={`stack gap-3 option-group ${styles.question}`}
                id={stepId(at)}
                aria-label={`Question ${at + 1} of ${last}`}
                hidden={isPhone && step !== at}
                tabIndex={-1}
              >
                <TextAreaField
                  {...field}
                  onBlur={(event) => {
                    // A note or new chips would move a button that is being pressed.
                    afterPointerRelease(() => {
                      if (isHours) addUnit();
                      setLeft(answersIn(form.getValues()));
                    });
                    field.onBlur(event);
                  }}
                  label={`${at + 1}. ${label}`}
                  hint={hint}
                  maxLength={answerMax}
                  rows={3}
                  {...(isPhone && { enterKeyHint: 'next', onKeyDown: submitOnEnter })}
                />
                {isHours && !isPhone && hoursNote}
                <AnswerChips name={name} form={form} left={left} />
                <ChipList
                  className={`cluster gap-2 ${styles.examples}`}
                  aria-label="Examples to add to your answer"
                  chips={examples.map((example) => ({
                    label: example,
                    'aria-pressed': values[name]?.includes(example) ?? false,
                    onClick() {
                      const answer = withExample(values[name] ?? '', example, isHours ? examples : []);
                      form.setValue(name, answer, { shouldValidate: field.error !== undefined });
                    },
                  }))}
                />
                {name === 'discomfortDescription' && <DiscomfortTaps form={form} />}
              </fieldset>
            );
          })}
          {isPhone && hoursNote}
          <p className="live text-sm text-soft" role="status">
            {notUnderstood && 'We can’t show what we understood just now. Your answers are safe: just go on.'}
          </p>
          <div className="stack gap-4 mt-3" id={stepId(last)} hidden={isPhone && step !== last} tabIndex={-1}>
            <Height form={form} />
            <WarningSigns form={form} />
            <Agreement
              checked={agrees}
              isMissing={form.summary.submitCount > 0 && !agrees}
              onChange={({ target }) => setAgrees(target.checked)}
            />
            {!hasSidebar && questionsLeft}
            {values.warningSigns === '' && missing.length === 0 && (
              <p className="text-sm">
                One question is still open: <a href={`#${warningSignsId}`}>do any of these apply to you?</a>
              </p>
            )}
            {failure?.message && (
              <Notice tone="danger" title="We couldn’t assess your desk">
                <p>{failure.message}</p>
              </Notice>
            )}
            <div className="cluster gap-4 row-gap-3">
              <Button type="submit" busy={form.busy && 'Processing Assessment...'}>
                Perform AI Assessment
              </Button>
              {back}
              <p className="text-sm text-soft" role="status">
                {form.busy && tool.data && <ProcessingStatus />}
              </p>
            </div>
            <p className="text-sm text-soft">
              Your answers stay in this tab until you send them. Our own server reads them as you write, to
              show what it understood, and keeps nothing. After you send them, only you and our therapists can
              see them.
            </p>
          </div>
          {step !== undefined && step < last && (
            <div className="cluster between">
              {back || <span />}
              <Button type="submit">Next</Button>
            </div>
          )}
        </div>
      </form>
    </LanguageContext>
  );
}
