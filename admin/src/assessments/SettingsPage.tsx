import { Card } from '@mui/material';
import { type AssessmentSettings, assessmentSettings } from '@practice/contract/admin-assessments';
import { practitionerLineTitle } from '@practice/contract/assessment-messages';
import { check } from '@practice/contract/check';
import { adminAssessments } from '@practice/contract/routes';
import { textLimits } from '@practice/contract/text';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCall } from '../dataProvider.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSubmit } from '../form/useSaving.ts';
import { LoadError, LoadingCards } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useCall(['assessment-settings'], adminAssessments.settings);
  const save = useSubmit({
    send: (body: AssessmentSettings, calls) => calls.call(adminAssessments.saveSettings, { body }),
    done: ({ practitionerLine }) =>
      practitionerLine
        ? {
            title: 'Note saved',
            description: 'From now on, clients see it below the scores of their AI assessments.',
          }
        : { title: 'Note removed', description: 'AI assessments no longer have one.' },
    failed: 'The note wasn’t saved',
  });
  return (
    <>
      <PageTitle
        title="Note on AI results"
        back={{ to: '/assessments', label: 'All assessments' }}
        lead="A sentence from you, such as when to see you in person. Clients see it below the results of an AI assessment and in its PDF report."
      />
      {error && !data && <LoadError heading="We couldn’t load the note" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingCards className="form-width" heights={['10rem']} />}
      {data && (
        <Card className="form-width">
          <RecordForm
            check={(typed) => check(assessmentSettings, typed)}
            defaultValues={data}
            onSubmit={save}
            save="Save note"
          >
            <NoteInput />
          </RecordForm>
        </Card>
      )}
    </>
  );
}

function NoteInput() {
  const typed: string | null = useWatch({ name: 'practitionerLine' });
  const left = textLimits.practitionerLine - (typed?.length ?? 0);
  return (
    <TextInput
      source="practitionerLine"
      label="Your note"
      multiline
      rows={3}
      slotProps={{ htmlInput: { maxLength: textLimits.practitionerLine } }}
      helperText={`It appears below the words “${practitionerLineTitle}.” Leave it blank to show no note. ${left} of ${textLimits.practitionerLine} characters left.`}
    />
  );
}
