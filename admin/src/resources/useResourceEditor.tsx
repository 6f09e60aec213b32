import { messages, type ToastText } from '@practice/contract/messages';
import type { Resource, ResourceInput } from '@practice/contract/resources';
import { refusalOf } from '@practice/contract/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CallError, wasAborted } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { faultsByField } from '../form/field-errors.ts';
import { Notice } from '../layout/Notice.tsx';
import type { UploadWatch } from '../uploads/fetch-with-progress.ts';
import {
  checkResource,
  emptyResource,
  fieldNames,
  fieldsOf,
  guessedFileType,
  isSame,
  type ResourceFields,
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
  const [isSaving, setIsSaving] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const running = useRef<AbortController>(null);
  const isLeaving = useRef(false);
  const hasFile = file !== undefined || Boolean(resource?.file);
  const form = useForm<ResourceFields, unknown, ResourceInput>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: examine(hasFile),
  });
  const fields = form.watch();
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();

  function choose(chosen: File) {
    const refusal = refusalOf(chosen);
    setFileProblem(refusal);
    if (refusal) return;
    setFile(chosen);
    form.setValue('fileType', guessedFileType(chosen), { shouldValidate: true });
    form.clearErrors('fileUrl');
  }

  function send({ fileUrl, ...input }: ResourceInput, watch: UploadWatch): Promise<Resource> {
    // Without an address, what was uploaded before stays.
    const address = file || (resource?.file && fileUrl === null) ? {} : { fileUrl };
    if (!resource) return calls.createResource({ ...input, ...address }, file, watch);
    return calls.updateResource(resource.id, { ...input, ...address }, file, watch);
  }

  async function save(input: ResourceInput) {
    const controller = new AbortController();
    running.current = controller;
    if (file) setShare(0);
    setFileProblem(undefined);
    try {
      await send(input, { ...(file && { onProgress: setShare }), signal: controller.signal });
      isLeaving.current = true;
      queries.invalidateQueries({ queryKey: ['resources'] });
      notify(<Notice {...(resource ? messages.resources.updated : messages.resources.added)} />);
      if (!resource) await new Promise((resolve) => setTimeout(resolve, pause));
      navigate('/resources');
    } catch (error) {
      explain(error);
    } finally {
      setShare(undefined);
    }
  }

  function explain(error: unknown) {
    if (wasAborted(error)) {
      setFileProblem('The upload was cancelled. Nothing was saved.');
      return;
    }
    const { status, message, body } = error instanceof CallError ? error : new CallError(error);
    setIsSignedOut(status === 401);
    for (const [path, text] of Object.entries(body.errors)) {
      const name = fieldNames.find((field) => path === field);
      if (name) form.setError(name, { type: 'server', message: text }, { shouldFocus: true });
      if (path === 'file') setFileProblem(text);
    }
    const title = resource ? messages.resources.updateFailed : messages.resources.addFailed;
    notify(<Notice {...({ title, description: message, variant: 'destructive' } satisfies ToastText)} />);
  }

  return {
    form,
    fields,
    resource,
    file,
    fileProblem,
    /** How much of the file is on its way, while it is. */
    share,
    isSaving,
    isSignedOut,
    choose,
    unchoose() {
      setFile(undefined);
      setFileProblem(undefined);
    },
    cancelUpload: () => running.current?.abort(),
    isUnsaved: () => !isLeaving.current && (file !== undefined || !isSame(form.getValues(), base)),
    async submit() {
      if (isSaving) return;
      setIsSaving(true);
      await form.handleSubmit(save)();
      setIsSaving(false);
    },
    cancel() {
      isLeaving.current = true;
      navigate('/resources');
    },
  };
}

function examine(hasFile: boolean): Resolver<ResourceFields, unknown, ResourceInput> {
  return (fields) => {
    const { output, errors } = checkResource(fields, hasFile);
    return output ? { values: output, errors: {} } : { values: {}, errors: faultsByField(errors) };
  };
}
