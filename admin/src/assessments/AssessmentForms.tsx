import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { practiceDay } from '@practice/contract/format';
import { textLimits } from '@practice/contract/text';
import { acceptedReport, acceptedReportHint } from '@practice/contract/uploads';
import { BooleanInput, DateInput, type RaRecord, TextInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router';
import { ClientInput, clientIn } from '../client-field/ClientInput.tsx';
import { atMost, FieldGroup } from '../form/RecordForm.tsx';
import { CreatePage, EditPage } from '../form/record-pages.tsx';
import type { SavingOptions } from '../form/useSaving.ts';
import { ChoiceInput } from '../list/filters.tsx';
import { UploadInput } from '../uploads/UploadInput.tsx';
import { type AssessmentFields, checkAssessment, fieldsOf, list, missing } from './assessment-fields.ts';

export function NewAssessment() {
  const [search] = useSearchParams();
  const client = clientIn(search);
  const emailed = ({ user }: AdminAssessmentDetails) =>
    `We’ve emailed ${user.firstName || personName(user)}.`;
  const saving: SavingOptions<AdminAssessmentDetails> = {
    done: (saved) => ({ title: 'Assessment sent', description: emailed(saved) }),
    to: ({ id }) => `/assessments/${id}`,
    failed: 'The assessment wasn’t sent',
  };
  return (
    <CreatePage
      title="New assessment"
      lead="Your client will see it in their dashboard right away. We’ll email them that it’s ready, without saying what’s in it."
      back={client ? { to: `/clients/${client}`, label: 'Back to the client' } : list}
      check={checkAssessment}
      defaultValues={fieldsOf(undefined, client)}
      saving={saving}
      save="Send to client"
    >
      <ClientInput />
      <AssessmentInputs />
    </CreatePage>
  );
}

export function EditAssessment() {
  const { id } = useParams();
  const page = `/assessments/${id}`;
  const saving: SavingOptions<AdminAssessmentDetails> = {
    done: () => ({ title: 'Assessment saved', description: 'Your client sees it as it is now.' }),
    to: page,
    failed: 'The assessment wasn’t saved',
  };
  return (
    <EditPage
      title={({ user }) => ({
        title: `Edit assessment of ${personName(user)}`,
        back: { to: page, label: 'Back to the assessment' },
        lead: 'Your client sees what you change right away. They won’t get another email.',
      })}
      noun="assessment"
      missing={missing}
      back={list}
      check={checkAssessment}
      fieldsOf={fieldsOf}
      saving={saving}
      save="Save changes"
      cancelTo={page}
    >
      <AssessmentInputs />
    </EditPage>
  );
}

const points = Array.from({ length: 11 }, (_, point) => ({ value: point, label: String(point) }));
const score = { emptyText: 'Not evaluated', choices: points };
const text = { multiline: true, ...atMost(textLimits.message) };
const hint = {
  posture: 'How they sit, for how long, and their breaks.',
  overview: 'What you saw, in a few sentences. Your client will read this first.',
  risk: 'One per line, such as “The right arm reaches for the mouse all day.”',
  followUp: 'Your client sees “Follow-up Needed” instead of “Completed.”',
};

export function AssessmentInputs() {
  const { trigger } = useFormContext();
  const record = useRecordContext<AssessmentFields & RaRecord>();
  return (
    <>
      <DateInput
        source="assessmentDate"
        label="Date"
        helperText="The day you looked at the desk."
        slotProps={{ htmlInput: { max: practiceDay() } }}
      />
      <FieldGroup legend="Scores out of 10">
        <div className="columns gap-4 pair">
          <ChoiceInput
            source="workstationScore"
            helperText="Chair, screen, keyboard, mouse, light."
            {...score}
          />
          <ChoiceInput source="posturalScore" label="Posture score" helperText={hint.posture} {...score} />
        </div>
      </FieldGroup>
      <TextInput {...text} source="analysis" label="Overview" rows={5} helperText={hint.overview} />
      <TextInput {...text} source="ergonomicRisks" label="Risks (optional)" rows={4} helperText={hint.risk} />
      <TextInput
        {...text}
        source="recommendations"
        label="Recommendations (optional)"
        rows={6}
        helperText="What to change, most useful first. Start a line with a dash to make a list."
      />
      <BooleanInput source="followUpNeeded" label="Follow-up needed" helperText={hint.followUp} />
      <UploadInput
        source="file"
        label={record?.hasReport ? 'Replace the report' : 'Report (optional)'}
        helperText={`${acceptedReportHint} Only this client and your practice’s admins can open it.`}
        accept={acceptedReport}
        onChange={() => trigger('file')}
      />
    </>
  );
}
