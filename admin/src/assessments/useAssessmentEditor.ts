import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import type { Client } from '@practice/contract/clients';
import { type ProfessionalInput, reportExtensions } from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { isSame } from '../form/fields.ts';
import { useAttempt } from '../form/useAttempt.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';
import { useFileToSend } from '../uploads/useFileToSend.ts';
import {
  type AssessmentFields,
  assessmentFields,
  checkAssessment,
  emptyAssessment,
  fieldsOf,
} from './assessment-fields.ts';
import { resource } from './resource.ts';

export type AssessmentEditor = ReturnType<typeof useAssessmentEditor>;

interface EditorOptions {
  /** What is changed; without it, a new one is written. */
  assessment?: AdminAssessmentDetails | undefined;
  /** Who is chosen at first. */
  client?: Client | undefined;
  /** Where Cancel leads. */
  back: string;
}

/** What a therapist writes about a client's desk: its fields, its report, and the way to the server. */
export function useAssessmentEditor({ assessment, client, back }: EditorOptions) {
  const [base] = useState(() => (assessment ? fieldsOf(assessment) : emptyAssessment(client?.id)));
  const [chosen, setChosen] = useState(client);
  const [isReportRemoved, setIsReportRemoved] = useState(false);
  const toSend = useFileToSend(reportExtensions);
  const { file } = toSend;
  const isLeaving = useRef(false);
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const attemptOf = useAttempt();
  const form = useForm<AssessmentFields, unknown, ProfessionalInput>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: (typed) => resolved(checkAssessment(typed)),
  });
  const saving = useSaving({
    form,
    fields: assessmentFields,
    save,
    onFailure: (error) => {
      toSend.setProblem(error.body.errors.file);
      if (error.status !== 401) {
        showError(assessment ? 'The assessment wasn’t saved' : 'The assessment wasn’t sent', error);
      }
    },
  });

  /** Resolves with nothing when the upload was canceled. */
  async function save({ userId, ...written }: ProfessionalInput) {
    if (assessment) {
      const change = { ...written, ...(isReportRemoved && !file && { attachments: null }) };
      return toSend.send((watch) =>
        calls.upload(watch, adminAssessments.update, assessment.id, change, file),
      );
    }
    const input = { userId, ...written };
    // The report is part of the text: another one makes another attempt.
    const attempt = attemptOf({ ...input, report: file && [file.name, file.size, file.lastModified] });
    return toSend.send((watch) => calls.upload(watch, adminAssessments.create, input, file, attempt));
  }

  function leave(to: string) {
    isLeaving.current = true;
    navigate(to, { replace: true });
  }

  return {
    form,
    toSend,
    chosen,
    /** The report that was uploaded before and stays. */
    report: assessment?.report && !isReportRemoved ? assessment.report : undefined,
    isSaving: saving.isSaving,
    isSignedOut: saving.isSignedOut,
    choose(one: Client | undefined) {
      setChosen(one);
      form.setValue('userId', one?.id ?? 0, { shouldDirty: true, shouldValidate: one !== undefined });
    },
    removeReport: () => setIsReportRemoved(true),
    isUnsaved: () =>
      !isLeaving.current &&
      (file !== undefined || isReportRemoved || !isSame(assessmentFields, form.getValues(), base)),
    async submit() {
      if (isLeaving.current) return;
      const saved = await saving.submit();
      if (!saved) return;
      // Its page shows what is saved, not what it had loaded before.
      if (assessment) queries.setQueryData(['edit', resource, saved.id], saved);
      leave(`/${resource}/${saved.id}`);
      toast(
        assessment
          ? { title: 'Assessment saved', description: 'Your client sees it as it is now.' }
          : {
              title: 'Assessment sent',
              description: `We’ve emailed ${saved.user.firstName || personName(saved.user)}.`,
            },
      );
      await queries.invalidateQueries({ queryKey: [resource] });
    },
    cancel: () => leave(back),
  };
}
