import { messages, type ToastText } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { fileTypes, type Resource, resourceCategories } from '@practice/contract/resources';
import { textLimits } from '@practice/contract/text';
import { acceptedFilesHint, refusalOf } from '@practice/contract/uploads';
import { useRef } from 'react';
import { BooleanInput, Create, TextInput, useRecordContext, useRedirect } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { atMost, FieldGroup, RecordForm } from '../form/RecordForm.tsx';
import { EditPage } from '../form/record-pages.tsx';
import { useSaving } from '../form/useSaving.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { PictureInput } from '../uploads/PictureInput.tsx';
import { UploadInput } from '../uploads/UploadInput.tsx';
import {
  checkResource,
  emptyResource,
  fieldsOf,
  followFile,
  guessedFileType,
  type ResourceFields,
} from './resource-fields.ts';

const back = { to: '/resources', label: 'All resources' };

export function ResourceCreate() {
  const saving = useResourceSaving(messages.resources.added, messages.resources.addFailed, 500);
  return (
    <>
      <PageTitle title="Add New Resource" back={back} />
      <Create<Resource> mutationOptions={saving}>
        <RecordForm
          check={checkResource}
          defaultValues={emptyResource}
          save="Add Resource"
          cancelTo={back.to}
        >
          <ResourceInputs />
        </RecordForm>
      </Create>
    </>
  );
}

const title = () => <PageTitle title="Edit Resource" back={back} />;
const missing = { title: 'Resource Not Found', sentence: messages.resources.gone };

export function ResourceEdit() {
  const saving = useResourceSaving(messages.resources.updated, messages.resources.updateFailed);
  return (
    <EditPage<Resource> title={title} missing={missing} back={back} mutationOptions={saving}>
      {(resource) => (
        <RecordForm
          check={checkResource}
          record={fieldsOf(resource)}
          save="Update Resource"
          cancelTo={back.to}
        >
          <ResourceInputs />
        </RecordForm>
      )}
    </EditPage>
  );
}

function useResourceSaving(words: ToastText, failed: string, pause = 0) {
  const redirect = useRedirect();
  const link = { label: 'See it on the website', href: paths.resources };
  const options = useSaving<Resource>({
    done: ({ isPublic }) => ({ ...words, ...(isPublic && { link }) }),
    failed,
  });
  return {
    ...options,
    // Part of the call, so that the form stays busy until it is left.
    async onSettled(saved?: Resource) {
      if (!saved) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      redirect('list', 'resources');
    },
  };
}

function ResourceInputs() {
  const record = useRecordContext<Partial<Resource>>();
  const { file, fileUrl, isPublic } = useWatch<ResourceFields>();
  const { clearErrors, getValues, setValue, trigger } = useFormContext<ResourceFields>();
  const suggestedFrom = useRef<string>(undefined);
  const types = [...new Set<string>([...fileTypes, record?.fileType ?? 'other'])];

  function choose(chosen: File | null) {
    void trigger('file');
    if (!chosen || refusalOf(chosen)) return;
    const followed = followFile(getValues('title'), suggestedFrom.current, chosen.name);
    setValue('title', followed, { shouldDirty: true });
    setValue('fileType', guessedFileType(chosen), { shouldDirty: true });
    clearErrors(['title', 'fileType', 'fileUrl']);
    suggestedFrom.current = chosen.name;
  }

  return (
    <>
      <TextInput
        source="title"
        label="Title"
        helperText="What visitors read on the card."
        {...atMost(textLimits.title)}
      />
      <TextInput
        source="description"
        label="Description"
        helperText="What’s in it and who it helps, in a sentence or two."
        multiline
        minRows={4}
        {...atMost(textLimits.description)}
      />
      <ChoiceInput
        source="category"
        label="Category"
        helperText="Which tab visitors find it under."
        emptyText="Select a category"
        choices={resourceCategories}
      />
      <FieldGroup legend="What visitors open">
        <UploadInput
          source="file"
          label={record?.file ? 'Replace the file' : 'File'}
          helperText={acceptedFilesHint}
          onChange={choose}
        />
        <TextInput
          source="fileUrl"
          label="File URL (optional)"
          helperText={
            file
              ? 'You’ve chosen a file, so this address isn’t used.'
              : 'If it’s on another site, such as a video, enter its web address instead.'
          }
          readOnly={Boolean(file)}
          slotProps={{ htmlInput: { inputMode: 'url' } }}
        />
        <ChoiceInput
          source="fileType"
          label="File type"
          helperText="Shown on the card. We guess it from the file. Change it if it’s wrong."
          emptyText="Select a file type"
          choices={types.map((type) => ({ value: type, label: type }))}
        />
      </FieldGroup>
      <PictureInput
        source="thumbnailUrl"
        label="Thumbnail URL (optional)"
        helperText="A small picture for the card. Drop one here, upload it, or paste its web address. Leave it blank to show a PDF’s first page."
      />
      <BooleanInput
        source="isPublic"
        label="Public"
        helperText={
          isPublic
            ? 'Everyone can find it under Resources and open its file.'
            : fileUrl?.trim() && !file
              ? 'Private: only admins see it, and it’s off the website. Anyone who has the file’s address can still open the file.'
              : 'Private: only admins see it and can open its file. An uploaded file’s old address stops working right away.'
        }
      />
    </>
  );
}
