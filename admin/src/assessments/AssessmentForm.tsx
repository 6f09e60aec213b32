import { type AdminAssessmentDetails, attachedReportPath } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { practiceDay } from '@practice/contract/format';
import { type ProfessionalInput, reportExtensions } from '@practice/contract/professional-assessments';
import { adminAssessments } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { acceptedReport, acceptedReportHint } from '@practice/contract/uploads';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { createAttempts } from '@practice/ui/form/attempts';
import { SwitchField } from '@practice/ui/SwitchField';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import type { ClientField } from '../client-field/ClientField.tsx';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { EditorForm, FieldGroup } from '../form/EditorForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import { FileField } from '../uploads/FileField.tsx';
import { useFileToSend } from '../uploads/useFileToSend.ts';
import { assessmentLabels, checkAssessment, fieldsOf } from './assessment-fields.ts';

const scores = [
  { name: 'workstationScore', hint: 'Chair, screen, keyboard, mouse, light.' },
  { name: 'posturalScore', hint: 'How they sit, for how long, and their breaks.' },
] as const;
const points = Array.from({ length: 11 }, (_, point) => ({ value: String(point), label: `${point}` }));

interface AssessmentFormProps {
  assessment?: AdminAssessmentDetails;
  userId?: number | undefined;
  back: string;
  children?: (props: Pick<ComponentProps<typeof ClientField>, 'field' | 'error'>) => ReactNode;
}

export function AssessmentForm({ assessment, userId, back, children }: AssessmentFormProps) {
  const { form, toSend, report, removeReport } = useAssessmentForm(assessment, userId);
  const { field } = form;
  const { field: client } = useController({ control: form.control, name: 'userId' });
  return (
    <EditorForm
      form={form}
      leaveWarning={
        assessment
          ? 'You haven’t saved your changes. If you leave, you’ll lose them.'
          : 'You haven’t sent it yet. If you leave, you’ll lose what you wrote.'
      }
      save={assessment ? ['Save changes', 'Saving…'] : ['Send to client', 'Sending…']}
      onCancel={() => form.leave(back, { replace: true })}
    >
      {children?.({ field: client, error: form.errorOf('userId') })}
      <TextField
        {...field('assessmentDate')}
        type="date"
        max={practiceDay()}
        hint="The day you looked at the desk."
      />
      <FieldGroup legend="Scores out of 10">
        <div className="columns gap-4 pair">
          {scores.map(({ name, hint }) => (
            <SelectField
              key={name}
              {...field(name)}
              hint={hint}
              placeholder="Not evaluated"
              choices={points}
            />
          ))}
        </div>
      </FieldGroup>
      <TextAreaField
        {...field('analysis')}
        hint="What you saw, in a few sentences. Your client will read this first."
        rows={5}
        maxLength={limits.message}
      />
      <TextAreaField
        {...field('ergonomicRisks')}
        label="Risks (optional)"
        hint="One per line, such as “The right arm reaches for the mouse all day.”"
        rows={4}
        maxLength={limits.message}
      />
      <TextAreaField
        {...field('recommendations')}
        label="Recommendations (optional)"
        hint="What to change, most useful first. Start a line with a dash to make a list."
        rows={6}
        maxLength={limits.message}
      />
      <SwitchField
        {...field('followUpNeeded')}
        hint="Your client sees “Follow-up Needed” instead of “Completed.”"
      />
      <FileField
        label={report ? 'Replace the report' : 'Report (optional)'}
        hint={`${acceptedReportHint} Only this client and your practice’s admins can open it.`}
        accept={acceptedReport}
        current={report}
        toSend={toSend}
        onChoose={toSend.choose}
        onRemove={removeReport}
      />
    </EditorForm>
  );
}

function useAssessmentForm(assessment: AdminAssessmentDetails | undefined, userId: number | undefined) {
  const [base] = useState(() => fieldsOf(assessment, userId));
  const [report, setReport] = useState(
    () => assessment?.report && { ...assessment.report, url: attachedReportPath(assessment.id) },
  );
  const isReportRemoved = Boolean(assessment?.report) && !report;
  const toSend = useFileToSend(reportExtensions);
  const { file } = toSend;
  const queries = useQueryClient();
  const [attempts] = useState(createAttempts);
  const form = useAdminForm({
    labels: assessmentLabels,
    values: base,
    hasOtherChanges: file !== undefined || isReportRemoved,
    check: checkAssessment,
    send: save,
    onSent(saved) {
      // The assessment's page must show the saved state, not the one it loaded before.
      if (assessment) queries.setQueryData(['edit', 'assessments', saved.id], saved);
      form.leave(`/assessments/${saved.id}`, { replace: true });
      toast(
        assessment
          ? { title: 'Assessment saved', description: 'Your client sees it as it is now.' }
          : {
              title: 'Assessment sent',
              description: `We’ve emailed ${saved.user.firstName || personName(saved.user)}.`,
            },
      );
    },
    onFailure(error) {
      toSend.setProblem(error.messageFor('file'));
      if (error.status !== 401) {
        showError(assessment ? 'The assessment wasn’t saved' : 'The assessment wasn’t sent', error);
      }
    },
  });

  async function save(input: ProfessionalInput, calls: PracticeDataProvider) {
    if (assessment) {
      const { userId: _, ...written } = input;
      const changes = { ...written, ...(isReportRemoved && !file && { attachments: null }) };
      return toSend.send((watch) =>
        calls.upload(watch, adminAssessments.update, assessment.id, changes, file),
      );
    }
    // The report counts as part of the input: another file is a new attempt.
    const attempt = attempts.attemptFor({
      ...input,
      report: file && [file.name, file.size, file.lastModified],
    });
    return toSend.send((watch) => calls.upload(watch, adminAssessments.create, input, file, attempt));
  }

  return { form, toSend, report: report ?? undefined, removeReport: () => setReport(undefined) };
}
