import { fileTypes, resourceCategories } from '@practice/contract/resources';
import { limits } from '@practice/contract/text';
import { acceptedFiles, acceptedFilesHint } from '@practice/contract/uploads';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { SwitchField } from '@practice/ui/SwitchField';
import { FieldGroup } from '../form/EditorForm.tsx';
import { FileField } from '../uploads/FileField.tsx';
import { PictureField } from '../uploads/PictureField.tsx';
import type { ResourceForm } from './ResourceEditor.tsx';

export function ResourceInputs({ form, resource, toSend, choose }: ResourceForm) {
  const { field } = form;
  const fields = form.watch();
  // A resource may have a type that is not in the list. Then this type is offered, too.
  const types = [...new Set<string>([...fileTypes, ...(resource ? [resource.fileType] : [])])];
  // Only uploaded files can be private; a file on another website or a sample cannot.
  const isLink = !toSend.file && fields.fileUrl.trim() !== '';
  return (
    <>
      <TextField
        {...field('title')}
        hint="What visitors read on the card."
        maxLength={limits.title}
        autoComplete="off"
      />
      <TextAreaField
        {...field('description')}
        hint="What’s in it and who it helps, in a sentence or two."
        rows={4}
        maxLength={limits.description}
      />
      <SelectField
        {...field('category')}
        hint="Which tab visitors find it under."
        placeholder="Select a category"
        choices={resourceCategories}
      />
      <FieldGroup legend="What visitors open">
        <FileField
          label={resource?.file ? 'Replace the file' : 'File'}
          hint={acceptedFilesHint}
          accept={acceptedFiles}
          current={resource?.file ? { ...resource.file, url: resource.fileUrl } : undefined}
          toSend={toSend}
          onChoose={choose}
        />
        <TextField
          {...field('fileUrl')}
          label="File URL (optional)"
          inputMode="url"
          autoComplete="off"
          hint={
            toSend.file
              ? 'You’ve chosen a file, so this address isn’t used.'
              : 'If it’s somewhere else, such as a video: its web address, in place of a file.'
          }
          readOnly={toSend.file !== undefined}
        />
        <SelectField
          {...field('fileType')}
          hint="Shown on the card. It’s a guess from the file; change it if it’s wrong."
          placeholder="Select a file type"
          choices={types.map((type) => ({ value: type, label: type }))}
        />
      </FieldGroup>
      <PictureField
        {...field('thumbnailUrl')}
        label="Thumbnail URL (optional)"
        hint="A small picture for the card. Drop one here, upload it, or paste its web address. Leave it empty, and a PDF shows its first page."
        address={fields.thumbnailUrl}
        onAddress={(address) => form.setValue('thumbnailUrl', address, { shouldValidate: true })}
      />
      <SwitchField
        {...field('isPublic')}
        hint={
          fields.isPublic
            ? 'Everyone can find it under Resources and open its file.'
            : isLink
              ? 'Private: only admins see it, and it’s off the website. Anyone who has the file’s address can still open the file.'
              : 'Private: only admins see it and can open its file. An uploaded file’s old address stops working right away.'
        }
      />
    </>
  );
}
