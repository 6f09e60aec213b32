import type { Resource } from '@practice/contract/resources';
import { EditorForm } from '../form/EditorForm.tsx';
import { Page } from '../layout/Page.tsx';
import { ResourceInputs } from './ResourceInputs.tsx';
import { SamplesNotice } from './SamplesNotice.tsx';
import { useResourceEditor } from './useResourceEditor.ts';

export function ResourceEditor({ loaded }: { loaded?: Resource }) {
  const editor = useResourceEditor(loaded);
  return (
    <Page
      title={loaded ? 'Edit Resource' : 'Add New Resource'}
      description={
        loaded
          ? 'Change a resource’s file, what it says about itself, and who can see it.'
          : 'Upload a file, or link to one, for your visitors to open.'
      }
      back={{ to: '/resources', label: 'All resources' }}
    >
      {!loaded && <SamplesNotice />}
      <EditorForm
        form={editor.form}
        leaveWarning="You haven’t saved your changes. If you leave, they’re lost."
        save={[loaded ? 'Update Resource' : 'Add Resource', 'Saving…']}
        onCancel={() => editor.form.leave('/resources')}
      >
        <ResourceInputs editor={editor} />
      </EditorForm>
    </Page>
  );
}
