import type { Client } from '@practice/contract/clients';
import { useController } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { ClientField } from '../client-field/ClientField.tsx';
import { clientIn } from '../client-field/client-in.ts';
import { ForClient } from '../client-field/ForClient.tsx';
import { EditorForm } from '../form/EditorForm.tsx';
import { Page } from '../layout/Page.tsx';
import { AssessmentInputs } from './AssessmentInputs.tsx';
import { resource } from './resource.ts';
import { useAssessmentEditor } from './useAssessmentEditor.ts';

/** The page for a therapist's assessment. `?client=7` chooses the client. */
export function NewAssessment() {
  const [search] = useSearchParams();
  const client = clientIn(search);
  const back = client
    ? { to: `/clients/${client}`, label: 'Back to the client' }
    : { to: `/${resource}`, label: 'All assessments' };
  return (
    <Page
      title="New assessment"
      back={back}
      lead="Your client will see it in their portal right away. We’ll email them that it’s ready, without saying what’s in it."
    >
      <ForClient>{(chosen) => <NewAssessmentForm client={chosen} back={back.to} />}</ForClient>
    </Page>
  );
}

function NewAssessmentForm({ client, back }: { client: Client | undefined; back: string }) {
  const editor = useAssessmentEditor({ client, back });
  const who = useController({ control: editor.form.control, name: 'userId' });
  return (
    <EditorForm
      form={editor.form}
      leaveWarning="You haven’t sent it yet. If you leave, what you wrote is lost."
      save={['Send to client', 'Sending…']}
      onCancel={editor.cancel}
    >
      <ClientField
        id="field-userId"
        error={editor.form.errorOf('userId')}
        chosen={editor.chosen}
        onBlur={who.field.onBlur}
        onChoose={editor.choose}
      />
      <AssessmentInputs editor={editor} />
    </EditorForm>
  );
}
