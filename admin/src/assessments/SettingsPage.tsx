import { type AssessmentSettings, assessmentSettings } from '@practice/contract/admin-assessments';
import { practitionerLineTitle } from '@practice/contract/assessment-words';
import { check } from '@practice/contract/check';
import { adminAssessments } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { TextAreaField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { EditorForm } from '../form/EditorForm.tsx';
import { useQueryToEdit } from '../form/EditPage.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { showError } from '../layout/show-error.ts';

export function SettingsPage() {
  const { data, error, refetch } = useQueryToEdit(['assessment-settings'], (calls) =>
    calls.call(adminAssessments.settings),
  );
  return (
    <Page
      title="Note on AI results"
      back={{ to: '/assessments', label: 'All assessments' }}
      lead="A sentence from you, such as when to see you in person. Clients see it below the results of an AI assessment and in its PDF report."
    >
      {error && <LoadError heading="We couldn’t load the note" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingBlocks heights={['10rem']} />}
      {data && <SettingsForm loaded={data} />}
    </Page>
  );
}

function SettingsForm({ loaded }: { loaded: AssessmentSettings }) {
  const [note, setNote] = useState(loaded.practitionerLine ?? '');
  const form = useAdminForm({
    labels: { practitionerLine: 'Your note' },
    values: { practitionerLine: note },
    check: (typed) => check(assessmentSettings, typed),
    send: (settings, calls) => calls.call(adminAssessments.saveSettings, settings),
    onSent({ practitionerLine }) {
      setNote(practitionerLine ?? '');
      form.reset({ practitionerLine: practitionerLine ?? '' });
      toast(
        practitionerLine
          ? {
              title: 'Note saved',
              description: 'From now on, clients see it below the scores of their AI assessments.',
            }
          : { title: 'Note removed', description: 'AI assessments no longer have one.' },
      );
    },
    onFailure: (error) => showError('The note wasn’t saved', error),
  });

  const left = limits.practitionerLine - form.watch('practitionerLine').length;
  return (
    <EditorForm
      form={form}
      leaveWarning="You haven’t saved your note. If you leave, you’ll lose your changes."
      save={['Save note', 'Saving…']}
    >
      <TextAreaField
        {...form.field('practitionerLine')}
        hint={`It appears below the words “${practitionerLineTitle}.” Leave it blank to show no note. ${left} of ${limits.practitionerLine} characters left.`}
        rows={3}
        maxLength={limits.practitionerLine}
      />
    </EditorForm>
  );
}
