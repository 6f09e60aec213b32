import Button from '@mui/material/Button';
import type { Resource } from '@practice/contract/resources';
import { FormActions } from '../form/FormActions.tsx';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { useSaveKey } from '../form/useSaveKey.ts';
import { Page } from '../layout/Page.tsx';
import styles from './ResourceEditor.module.css';
import { ResourceInputs } from './ResourceInputs.tsx';
import { fieldLabels, fieldNames } from './resource-fields.ts';
import { useResourceEditor } from './useResourceEditor.tsx';

export function ResourceEditor({ loaded }: { loaded?: Resource }) {
  const editor = useResourceEditor(loaded);
  const { form, isSaving, isSignedOut } = editor;
  useSaveKey(editor.submit);

  return (
    <Page
      title={loaded ? 'Edit Resource' : 'Add New Resource'}
      back={{ to: '/resources', label: 'All resources' }}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.submit();
        }}
      >
        <ResourceInputs editor={editor} />
        <FormActions form={form} names={fieldNames} labels={fieldLabels} isSignedOut={isSignedOut}>
          <Button type="submit" variant="contained" aria-disabled={isSaving}>
            {isSaving ? 'Saving…' : loaded ? 'Update Resource' : 'Add Resource'}
          </Button>
          <Button variant="outlined" onClick={editor.cancel}>
            Cancel
          </Button>
        </FormActions>
      </form>
      <UnsavedGuard isUnsaved={editor.isUnsaved}>
        What you changed here is not saved, and will be gone.
      </UnsavedGuard>
    </Page>
  );
}
