import { type AssessmentSettings, assessmentSettings } from '@practice/contract/admin-assessments';
import { practitionerLineTitle } from '@practice/contract/assessment-messages';
import { adminAssessments } from '@practice/contract/routes';
import { textLimits } from '@practice/contract/text';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCall } from '../dataProvider.ts';
import { FormDialog } from '../form/CallForm.tsx';
import { atMost } from '../form/RecordForm.tsx';
import { EditIcon } from '../layout/icons.ts';

const seen = 'From now on, clients see it below the scores of their AI assessments.';
const saved = { title: 'Note saved', description: seen };
const removed = { title: 'Note removed', description: 'AI assessments no longer have one.' };

export function NoteOnResults() {
  const { data } = useCall(['assessment-settings'], adminAssessments.settings);
  return (
    <FormDialog
      button={{
        variant: 'text',
        size: 'small',
        startIcon: <EditIcon />,
        disabled: !data,
        children: 'Note on AI results',
      }}
      title="Note on AI results"
      lead="A sentence from you, such as when to see you in person. Clients see it below the results of an AI assessment and in its PDF report."
      check={assessmentSettings}
      defaultValues={data}
      send={(body: AssessmentSettings, calls) => calls.call(adminAssessments.saveSettings, { body })}
      done={({ practitionerLine }) => (practitionerLine ? saved : removed)}
      save="Save note"
    >
      <NoteInput />
    </FormDialog>
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
      {...atMost(textLimits.practitionerLine)}
      helperText={`It appears below the words “${practitionerLineTitle}.” Leave it blank to show no note. ${left} of ${textLimits.practitionerLine} characters left.`}
    />
  );
}
