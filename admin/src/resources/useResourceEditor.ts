import { messages } from '@practice/contract/messages';
import type { Resource, ResourceInput } from '@practice/contract/resources';
import { refusalOf } from '@practice/contract/uploads';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { wasAborted } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { isSame } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { reportFailure } from '../layout/report-failure.ts';
import {
  checkResource,
  emptyResource,
  fieldsOf,
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
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(null);
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
      setFileProblem(error.body.errors.file);
      reportFailure(resource ? messages.resources.updateFailed : messages.resources.addFailed, error);
    },
  });
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();

  function choose(chosen: File) {
    const refusal = refusalOf(chosen);
    setFileProblem(refusal);
    if (refusal) return;
    setFile(chosen);
    form.setValue('fileType', guessedFileType(chosen), { shouldValidate: true });
    form.clearErrors('fileUrl');
  }

  /** Resolves with nothing when the upload was cancelled. */
  async function save({ fileUrl, ...input }: ResourceInput): Promise<Resource | undefined> {
    running.current = new AbortController();
    const watch = { ...(file && { onProgress: setShare }), signal: running.current.signal };
    // Without an address, what was uploaded before stays.
    const address = file || (resource?.file && fileUrl === null) ? {} : { fileUrl };
    if (file) setShare(0);
    setFileProblem(undefined);
    try {
      return resource
        ? await calls.updateResource(resource.id, { ...input, ...address }, file, watch)
        : await calls.createResource({ ...input, ...address }, file, watch);
    } catch (error) {
      if (!wasAborted(error)) throw error;
      setFileProblem('The upload was canceled. Nothing was saved.');
    } finally {
      setShare(undefined);
    }
  }

  return {
    form,
    fields: form.watch(),
    resource,
    file,
    fileProblem,
    /** How much of the file is on its way, while it is. */
    share,
    isSaving: saving.isSaving,
    isSignedOut: saving.isSignedOut,
    choose,
    unchoose() {
      setFile(undefined);
      setFileProblem(undefined);
    },
    cancelUpload: () => running.current?.abort(),
    isUnsaved: () =>
      !isLeaving.current && (file !== undefined || !isSame(resourceFields, form.getValues(), base)),
    async submit() {
      if (isLeaving.current || !(await saving.submit())) return;
      isLeaving.current = true;
      queries.invalidateQueries({ queryKey: ['resources'] });
      toast(resource ? messages.resources.updated : messages.resources.added);
      if (!resource) await new Promise((resolve) => setTimeout(resolve, pause));
      navigate('/resources');
    },
    cancel() {
      isLeaving.current = true;
      navigate('/resources');
    },
  };
}
