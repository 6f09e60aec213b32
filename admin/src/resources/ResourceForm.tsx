import { messages, type ToastText } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { fileTypes, type Resource, resourceCategories } from '@practice/contract/resources';
import { textLimits } from '@practice/contract/text';
import { acceptedFilesHint, refusalOf } from '@practice/contract/uploads';
import { useRef } from 'react';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { atMost, FieldGroup } from '../form/RecordForm.tsx';
import { CreatePage, EditPage } from '../form/record-pages.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { PictureInput } from '../uploads/PictureInput.tsx';
import { UploadInput } from '../uploads/UploadInput.tsx';
import { checkResource, emptyResource, fieldsOf, followFile, guessedFileType } from './resource-fields.ts';

const back = { to: '/resources', label: 'All resources' };

const { added, addFailed, updated, updateFailed, gone } = messages.resources;
const link = { label: 'See it on the website', href: paths.resources };
const said = (words: ToastText) => (saved: Resource) => ({ ...words, ...(saved.isPublic && { link }) });

export const ResourceCreate = () => (
  <CreatePage
    title="Add New Resource"
    back={back}
    check={checkResource}
    defaultValues={emptyResource}
    saving={{ done: said(added), to: back.to, pause: 500, failed: addFailed }}
    save="Add Resource"
  >
    <ResourceInputs />
  </CreatePage>
);

export const ResourceEdit = () => (
  <EditPage
    title={() => ({ title: 'Edit Resource' })}
    missing={{ title: 'Resource Not Found', sentence: gone }}
    back={back}
    check={checkResource}
    fieldsOf={fieldsOf}
    saving={{ done: said(updated), to: back.to, failed: updateFailed }}
    save="Update Resource"
  >
    <ResourceInputs />
  </EditPage>
);

const description = { multiline: true, minRows: 4, ...atMost(textLimits.description) };
const categories = { emptyText: 'Select a category', choices: resourceCategories };
const hints = {
  title: 'What visitors read on the card.',
  description: 'What’s in it and who it helps, in a sentence or two.',
  category: 'Which tab visitors find it under.',
  elsewhere: 'If it’s on another site, such as a video, enter its web address instead.',
  unused: 'You’ve chosen a file, so this address isn’t used.',
  thumbnail:
    'A small picture for the card. Drop one here, upload it, or paste its web address. Leave it blank to show a PDF’s first page.',
  public: 'Everyone can find it under Resources and open its file.',
  private:
    'Private: only admins see it and can open its file. An uploaded file’s old address stops working right away.',
  privateElsewhere:
    'Private: only admins see it, and it’s off the website. Anyone who has the file’s address can still open the file.',
};

function ResourceInputs() {
  const record = useRecordContext<Partial<Resource>>();
  const { file, fileUrl, isPublic } = useWatch<typeof emptyResource>();
  const { clearErrors, getValues, setValue, trigger } = useFormContext<typeof emptyResource>();
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

  const privateHint = fileUrl?.trim() && !file ? hints.privateElsewhere : hints.private;
  return (
    <>
      <TextInput source="title" helperText={hints.title} {...atMost(textLimits.title)} />
      <TextInput source="description" helperText={hints.description} {...description} />
      <ChoiceInput source="category" helperText={hints.category} {...categories} />
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
          helperText={file ? hints.unused : hints.elsewhere}
          readOnly={Boolean(file)}
          slotProps={{ htmlInput: { inputMode: 'url' } }}
        />
        <ChoiceInput
          source="fileType"
          helperText="Shown on the card. We guess it from the file. Change it if it’s wrong."
          emptyText="Select a file type"
          choices={types.map((type) => ({ value: type, label: type }))}
        />
      </FieldGroup>
      <PictureInput source="thumbnailUrl" label="Thumbnail URL (optional)" helperText={hints.thumbnail} />
      <BooleanInput source="isPublic" label="Public" helperText={isPublic ? hints.public : privateHint} />
    </>
  );
}
