import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { type AssessmentInput, assessmentInput, questions } from '@practice/contract/questionnaire';
import { whenPointerRests } from '@practice/ui/pointer-rest';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import {
  type AssessmentName,
  type AssessmentValues,
  assessmentNames,
  assessmentValues,
  clearDraft,
  draftKey,
  noAnswers,
  readDraft,
  saveDraft,
} from './draft.ts';
import { questionNumber } from './progress.ts';

const heightLabel = 'Your height (optional)';

/** As they stand above the fields. */
export const labels: Readonly<Record<AssessmentName, string>> = {
  ...(Object.fromEntries(questions.map(({ name, label }, at) => [name, `${at + 1}. ${label}`])) as Record<
    AssessmentName,
    string
  >),
  userHeight: heightLabel,
};

const resolver = standardSchemaResolver(
  v.pipe(
    assessmentValues,
    v.transform((values): unknown => values),
    assessmentInput,
  ),
);

interface Options {
  userId: number;
  /** Whether there is nothing left to agree to; else the form is not sent, and it is shown. */
  mayBeSent: () => boolean;
  /** All fields are right, and only that is missing. */
  onHeldBack: () => void;
  send: (input: AssessmentInput) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** react-hook-form with the contract's rules, a draft that outlives a reload, and the server's answers. */
export function useAssessmentForm({ userId, mayBeSent, onHeldBack, send, onFailure }: Options) {
  const key = draftKey(userId);
  const [draft, setDraft] = useState(() => readDraft(key));
  const isSending = useRef(false);
  const isDone = useRef(false);
  const form = useForm<AssessmentValues, unknown, AssessmentInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: draft ?? noAnswers,
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          if (!isDone.current) saveDraft(key, values);
        },
      }),
    [form, key],
  );

  function refuse(error: unknown) {
    if (error instanceof ApiError && error.status === 401) {
      // The draft waits for them to come back.
      window.location.assign(signInAddress(window.location));
      return;
    }
    onFailure(error);
    const refused = error instanceof ApiError ? error.errors : [];
    const wrong = assessmentNames.filter((name) => {
      const refusal = refused.find(({ path }) => path === name);
      if (refusal) form.setError(name, { type: 'server', message: refusal.message });
      return refusal;
    });
    if (wrong[0]) form.setFocus(wrong[0]);
  }

  const submit = form.handleSubmit(
    async (input) => {
      if (isSending.current) return;
      if (!mayBeSent()) {
        onHeldBack();
        return;
      }
      isSending.current = true;
      try {
        await send(input);
        isDone.current = true;
        clearDraft(key);
      } catch (error) {
        refuse(error);
      } finally {
        isSending.current = false;
      }
    },
    () => {
      mayBeSent();
    },
  );

  return {
    ...form,
    submit,
    busy: isSubmitting,
    field(name: AssessmentName) {
      const { onBlur, ...registered } = form.register(name);
      return {
        ...registered,
        id: name,
        label: labels[name],
        error: errors[name]?.message,
        onBlur(event: FocusEvent) {
          // Nothing is wrong yet with an empty field that was only passed through.
          if (form.getValues(name) || form.getFieldState(name).isDirty) whenPointerRests(() => onBlur(event));
        },
      };
    },
    summary: {
      round: submitCount,
      errors:
        submitCount > 0
          ? assessmentNames
              .filter((name) => errors[name])
              .map((name) => ({ id: name, label: shortLabel(name) }))
          : [],
    },
    /** Whether what is shown was typed before, and not sent. */
    isRestored: draft !== undefined,
    startOver() {
      form.reset(noAnswers);
      setDraft(undefined);
      clearDraft(key);
    },
  };
}

/** For the summary, which names many at once. */
function shortLabel(name: AssessmentName): string {
  return name === 'userHeight' ? 'Your height' : `Question ${questionNumber(name)}`;
}
