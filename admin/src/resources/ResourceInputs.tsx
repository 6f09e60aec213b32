import { fileTypes, resourceCategories } from '@practice/contract/resources';
import { limits } from '@practice/contract/text';
import { SelectField, SwitchField, TextAreaField, TextField } from '../form/Field.tsx';
import { FieldGroup } from '../form/FieldGroup.tsx';
import { PictureField } from '../uploads/PictureField.tsx';
import { FileField } from './FileField.tsx';
import type { ResourceEditor } from './useResourceEditor.tsx';

export function ResourceInputs({ editor }: { editor: ResourceEditor }) {
  const { form, fields, resource, file } = editor;
  const { register, setValue } = form;
  const { errors } = form.formState;
  // One that was kept under a word of its own stays as it is.
  const types = [...new Set<string>([...fileTypes, ...(resource ? [resource.fileType] : [])])];
  return (
    <>
      <TextField
        label="Title"
        hint="What visitors read on the card."
        error={errors.title?.message}
        maxLength={limits.title}
        autoComplete="off"
        {...register('title')}
      />
      <TextAreaField
        label="Description"
        hint="What is in it, and whom it helps: one or two sentences."
        error={errors.description?.message}
        rows={4}
        maxLength={limits.description}
        {...register('description')}
      />
      <SelectField
        label="Category"
        hint="Decides under which tab visitors find it."
        placeholder="Select a category"
        options={resourceCategories}
        error={errors.category?.message}
        {...register('category')}
      />
      <FieldGroup legend="What visitors open">
        <FileField editor={editor} />
        <TextField
          label="File URL"
          isOptional
          inputMode="url"
          autoComplete="off"
          hint={
            file
              ? 'The chosen file counts; this address is not used.'
              : 'Instead of a file of yours: the address where it lies elsewhere, such as a video.'
          }
          error={errors.fileUrl?.message}
          readOnly={file !== undefined}
          {...register('fileUrl')}
        />
        <SelectField
          label="File type"
          hint="Shown on the card. It is guessed from the file; change it where the guess is wrong."
          placeholder="Select a file type"
          options={types.map((type) => ({ value: type, label: type }))}
          error={errors.fileType?.message}
          {...register('fileType')}
        />
      </FieldGroup>
      <PictureField
        label="Thumbnail URL"
        hint="A small picture for the card. Drop one here, upload it, or give its address."
        error={errors.thumbnailUrl?.message}
        address={fields.thumbnailUrl}
        onAddress={(address) => setValue('thumbnailUrl', address, { shouldValidate: true })}
        {...register('thumbnailUrl')}
      />
      <SwitchField
        label="Public"
        hint={
          fields.isPublic
            ? 'Everybody finds it under Resources and can open its file.'
            : 'Private: only admins see it and can open its file. An uploaded file’s old address stops working at once.'
        }
        {...register('isPublic')}
      />
    </>
  );
}
