import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import type { Resource, ResourceInput } from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { isSame } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';
import { useFileToSend } from '../uploads/useFileToSend.ts';
import {
  checkResource,
  emptyResource,
  fieldsOf,
  followFile,
  guessedFileType,
  type ResourceFields,
  resourceFields,
} from './resource-fields.ts';

export type ResourceEditor = ReturnType<typeof useResourceEditor>;

/** Milliseconds between the notice that a resource was added and the list. */
const pause = 500;

/** A resource in the making: its fields, its file, and the way to the server. */
export function useResourceEditor(resource: Resource | undefined) {
  const [base] = useState(resource ? fieldsOf(resource) : emptyResource);
  const toSend = useFileToSend();
  const { file } = toSend;
  const isLeaving = useRef(false);
  const hasFile = file !== undefined || Boolean(resource?.file);
  const form = useForm<ResourceFields, unknown, ResourceInput>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: (fields) => resolved(checkResource(fields, hasFile)),
  });
  const saving = useSaving({
    form,
    fields: resourceFields,
    save,
    onFailure: (error) => {
      toSend.setProblem(error.body.errors.file);
      showError(resource ? messages.resources.updateFailed : messages.resources.addFailed, error);
    },
  });
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();

  function choose(chosen: File) {
    if (!toSend.choose(chosen)) return;
    const title = form.getValues('title');
    const suggested = followFile(title, file?.name, chosen.name);
    form.setValue('title', suggested);
    form.setValue('fileType', guessedFileType(chosen), { shouldValidate: true });
    form.clearErrors(suggested === title ? 'fileUrl' : ['fileUrl', 'title']);
  }

  /** Resolves with nothing when the upload was canceled. */
  async function save({ fileUrl, ...input }: ResourceInput): Promise<Resource | undefined> {
    // Without an address, what was uploaded before stays.
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
    isSaving: saving.isSaving,
    isSignedOut: saving.isSignedOut,
    choose,
    isUnsaved: () =>
      !isLeaving.current && (file !== undefined || !isSame(resourceFields, form.getValues(), base)),
    async submit() {
      if (isLeaving.current) return;
      const saved = await saving.submit();
      if (!saved) return;
      isLeaving.current = true;
      queries.invalidateQueries({ queryKey: ['resources'] });
      toast({
        ...(resource ? messages.resources.updated : messages.resources.added),
        ...(saved.isPublic && { link: { label: 'See it on the website', href: paths.resources } }),
      });
      if (!resource) await new Promise((resolve) => setTimeout(resolve, pause));
      navigate('/resources');
    },
    cancel() {
      isLeaving.current = true;
      navigate('/resources');
    },
  };
}
