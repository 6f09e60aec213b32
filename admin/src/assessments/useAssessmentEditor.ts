import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import type { Client } from '@practice/contract/clients';
import { type ProfessionalInput, reportExtensions } from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { createAttempts } from '@practice/ui/form/attempts';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import { useFileToSend } from '../uploads/useFileToSend.ts';
import { assessmentLabels, checkAssessment, emptyAssessment, fieldsOf } from './assessment-fields.ts';
import { resource } from './resource.ts';

export type AssessmentEditor = ReturnType<typeof useAssessmentEditor>;

interface EditorOptions {
  /** The assessment to change; none for a new one. */
  assessment?: AdminAssessmentDetails | undefined;
  /** The client who is chosen at first. */
  client?: Client | undefined;
  /** The address that Cancel leads to. */
  back: string;
}

/** The form for an assessment by a therapist, with its report. */
export function useAssessmentEditor({ assessment, client, back }: EditorOptions) {
  const [base] = useState(() => (assessment ? fieldsOf(assessment) : emptyAssessment(client?.id)));
  const [chosen, setChosen] = useState(client);
  const [isReportRemoved, setIsReportRemoved] = useState(false);
  const toSend = useFileToSend(reportExtensions);
  const { file } = toSend;
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const [attempts] = useState(createAttempts);
  const form = useAdminForm({
    labels: assessmentLabels,
    values: base,
    hasOtherChanges: file !== undefined || isReportRemoved,
    check: checkAssessment,
    send: save,
    async onSent(saved) {
      // The assessment's page must show the saved state, not the one it loaded before.
      if (assessment) queries.setQueryData(['edit', resource, saved.id], saved);
      form.leave(`/${resource}/${saved.id}`, { replace: true });
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
    onFailure(error) {
      toSend.setProblem(error.messageFor('file'));
      if (error.status !== 401) {
        showError(assessment ? 'The assessment wasn’t saved' : 'The assessment wasn’t sent', error);
      }
    },
  });

  /** Resolves with undefined if the upload was canceled. */
  async function save({ userId, ...written }: ProfessionalInput) {
    if (assessment) {
      const change = { ...written, ...(isReportRemoved && !file && { attachments: null }) };
      return toSend.send((watch) =>
        calls.upload(watch, adminAssessments.update, assessment.id, change, file),
      );
    }
    const input = { userId, ...written };
    // The report counts as part of the input: another file is a new attempt.
    const attempt = attempts.attemptFor({
      ...input,
      report: file && [file.name, file.size, file.lastModified],
    });
    return toSend.send((watch) => calls.upload(watch, adminAssessments.create, input, file, attempt));
  }

  return {
    form,
    toSend,
    chosen,
    /** The report that was uploaded before. */
    report: assessment?.report && !isReportRemoved ? assessment.report : undefined,
    choose(one: Client | undefined) {
      setChosen(one);
      form.setValue('userId', one?.id ?? 0, { shouldDirty: true, shouldValidate: one !== undefined });
    },
    removeReport: () => setIsReportRemoved(true),
    cancel: () => form.leave(back, { replace: true }),
  };
}
