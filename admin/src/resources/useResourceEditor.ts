import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import type { Resource, ResourceInput } from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import { useFileToSend } from '../uploads/useFileToSend.ts';
import {
  checkResource,
  emptyResource,
  fieldsOf,
  followFile,
  guessedFileType,
  resourceLabels,
} from './resource-fields.ts';

export type ResourceEditor = ReturnType<typeof useResourceEditor>;

/** Milliseconds between the toast that a resource was added and the list. */
const pause = 500;

/** The form for a resource and its file. */
export function useResourceEditor(resource: Resource | undefined) {
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
      queries.invalidateQueries({ queryKey: ['resources'] });
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
  const calls = useCallsInPlace();
  const queries = useQueryClient();

  function choose(chosen: File) {
    if (!toSend.choose(chosen)) return;
    const title = form.getValues('title');
    const suggested = followFile(title, file?.name, chosen.name);
    form.setValue('title', suggested);
    form.setValue('fileType', guessedFileType(chosen), { shouldValidate: true });
    form.clearErrors(suggested === title ? 'fileUrl' : ['fileUrl', 'title']);
  }

  /** Resolves with undefined if the upload was canceled. */
  async function save({ fileUrl, ...input }: ResourceInput): Promise<Resource | undefined> {
    // A request without an address keeps the file that was uploaded before.
    const address = file || (resource?.file && fileUrl === null) ? {} : { fileUrl };
    return toSend.send((watch) =>
      resource
        ? calls.upload(watch, resources.update, resource.id, { ...input, ...address }, file)
        : calls.upload(watch, resources.create, { ...input, ...address }, file),
    );
  }

  return {
    form,
    fields: form.watch(),
    resource,
    toSend,
    choose,
  };
}
