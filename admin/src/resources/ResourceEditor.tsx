import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import {
  fileTypes,
  type Resource,
  type ResourceInput,
  resourceCategories,
} from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { acceptedFilesHint } from '@practice/contract/uploads';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { SwitchField } from '@practice/ui/SwitchField';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { EditorForm, FieldGroup } from '../form/EditorForm.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { Page } from '../layout/Page.tsx';
import { showError } from '../layout/show-error.ts';
import { FileField } from '../uploads/FileField.tsx';
import { PictureField } from '../uploads/PictureField.tsx';
import { useFileToSend } from '../uploads/useFileToSend.ts';
import {
  checkResource,
  emptyResource,
  fieldsOf,
  followFile,
  guessedFileType,
  resourceLabels,
} from './resource-fields.ts';
import { SamplesNotice } from './SamplesNotice.tsx';

const pause = 500;

export function ResourceEdit() {
  return (
    <EditPage<Resource>
      resource="resources"
      title="Edit Resource"
      missing={{ title: 'Resource Not Found', sentence: messages.resources.gone }}
      back="All resources"
    >
      {(resource) => <ResourceEditor loaded={resource} />}
    </EditPage>
  );
}

export function ResourceEditor({ loaded }: { loaded?: Resource }) {
  const resourceForm = useResourceForm(loaded);
  const { form } = resourceForm;
  return (
    <Page
      title={loaded ? 'Edit Resource' : 'Add New Resource'}
      description={
        loaded
          ? 'Change a resource’s file, its description, or who can see it.'
          : 'Upload a file, or link to one, for your visitors to open.'
      }
      back={{ to: '/resources', label: 'All resources' }}
    >
      {!loaded && <SamplesNotice />}
      <EditorForm
        form={form}
        leaveWarning="You haven’t saved your changes. If you leave, you’ll lose them."
        save={[loaded ? 'Update Resource' : 'Add Resource', 'Saving…']}
        onCancel={() => form.leave('/resources')}
      >
        <ResourceInputs {...resourceForm} />
      </EditorForm>
    </Page>
  );
}

function ResourceInputs({ form, resource, toSend, choose }: ReturnType<typeof useResourceForm>) {
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
              : 'If it’s on another site, such as a video, enter its web address instead.'
          }
          readOnly={toSend.file !== undefined}
        />
        <SelectField
          {...field('fileType')}
          hint="Shown on the card. We guess it from the file. Change it if it’s wrong."
          placeholder="Select a file type"
          choices={types.map((type) => ({ value: type, label: type }))}
        />
      </FieldGroup>
      <PictureField
        {...field('thumbnailUrl')}
        label="Thumbnail URL (optional)"
        hint="A small picture for the card. Drop one here, upload it, or paste its web address. Leave it blank to show a PDF’s first page."
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

function useResourceForm(resource: Resource | undefined) {
  const [base] = useState(resource ? fieldsOf(resource) : emptyResource);
  const toSend = useFileToSend();
  const { file } = toSend;
  const hasFile = file !== undefined || Boolean(resource?.file);
  const form = useAdminForm({
    labels: resourceLabels,
    values: base,
    hasOtherChanges: file !== undefined,
    check: (fields) => checkResource(fields, hasFile),
    send: save,
    async onSent(saved) {
      form.close();
      toast({
        ...(resource ? messages.resources.updated : messages.resources.added),
        ...(saved.isPublic && { link: { label: 'See it on the website', href: paths.resources } }),
      });
      if (!resource) await new Promise((resolve) => setTimeout(resolve, pause));
      form.leave('/resources');
    },
    onFailure(error) {
      toSend.setProblem(error.messageFor('file'));
      showError(resource ? messages.resources.updateFailed : messages.resources.addFailed, error);
    },
  });

  function choose(chosen: File) {
    if (!toSend.choose(chosen)) return;
    const title = form.getValues('title');
    const suggested = followFile(title, file?.name, chosen.name);
    form.setValue('title', suggested);
    form.setValue('fileType', guessedFileType(chosen), { shouldValidate: true });
    form.clearErrors(suggested === title ? 'fileUrl' : ['fileUrl', 'title']);
  }

  function save({ fileUrl, ...input }: ResourceInput, calls: PracticeDataProvider) {
    // A request without an address keeps the file that was uploaded before.
    const address = file || (resource?.file && fileUrl === null) ? {} : { fileUrl };
    return toSend.send<Resource>((watch) =>
      resource
        ? calls.upload(watch, resources.update, resource.id, { ...input, ...address }, file)
        : calls.upload(watch, resources.create, { ...input, ...address }, file),
    );
  }

  return { form, resource, toSend, choose };
}
