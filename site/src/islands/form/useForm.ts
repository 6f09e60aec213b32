import { check } from '@practice/contract/check';
import { ApiError } from '@practice/contract/errors';
import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { forgetDraft, keepDraft, readDraft, restoreDraft } from './draft.ts';
import { type Faults, faultsAmong, faultsOf, without } from './faults.ts';
import { whenPointerRests } from './pointer-rest.ts';

interface FormOptions<Schema extends v.GenericSchema, Name extends string> {
  /** The contract's rules for the fields. */
  schema: Schema;
  /** Every field's name in the body, and its label. */
  labels: Readonly<Record<Name, string>>;
  /** Sends what was checked. What it throws goes to `failed`, and its field errors beside their fields. */
  send: (input: v.InferOutput<Schema>, form: HTMLFormElement) => Promise<void>;
  failed: (error: unknown) => void;
  /** Where what was typed is kept over a reload. */
  draft?: string;
  /** Sets up the form when it comes to life, e.g. by what the address asks for. */
  prepare?: (form: HTMLFormElement) => void;
  /** What the server said to the form that was sent without script. */
  answered?: Answered | undefined;
}

/** A form as it comes back: what was typed, and what is wrong with it. */
export interface Answered {
  values: Readonly<Record<string, string>>;
  faults: Faults;
}

/** A form of the browser's own controls, checked by the contract's rules on leaving a field and on submit. */
export function useForm<Schema extends v.GenericSchema, Name extends string>(
  options: FormOptions<Schema, Name>,
) {
  const { schema, labels, send, failed, draft, prepare, answered } = options;
  const ref = useRef<HTMLFormElement>(null);
  const typed = useRef(new Set<string>());
  const finished = useRef(new Set<string>());
  const served = useRef<Faults>({});
  const sending = useRef(false);
  const pressed = useRef<Element>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>(answered?.faults ?? {});
  const [refusals, setRefusals] = useState(answered ? 1 : 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later renders must not touch what is typed.
  useEffect(() => {
    if (!ref.current) return;
    if (draft) restoreDraft(ref.current, readDraft(draft));
    prepare?.(ref.current);
    keep(ref.current);
  }, []);

  // A disabled button loses the focus, and a keyboard would start again at the top of the page.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [busy]);

  function keep(form: HTMLFormElement) {
    if (draft) keepDraft(draft, form);
  }

  function recheck(form: HTMLFormElement) {
    const broken = faultsOf(check(schema, Object.fromEntries(new FormData(form))).errors);
    setFaults({ ...served.current, ...faultsAmong(broken, finished.current) });
  }

  function refuse(form: HTMLFormElement, wrong: Faults) {
    for (const name of Object.keys(wrong)) finished.current.add(name);
    setFaults(wrong);
    setRefusals((count) => count + 1);
    for (const control of form.elements) {
      if (!(nameOf(control) in wrong) || !(nameOf(control) in labels)) continue;
      if (control instanceof HTMLElement) return control.focus();
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    served.current = {};
    const { output, errors } = check(schema, Object.fromEntries(new FormData(form)));
    if (errors) return refuse(form, faultsOf(errors));
    sending.current = true;
    pressed.current = document.activeElement;
    setBusy(true);
    setFaults({});
    try {
      await send(output, form);
    } catch (error) {
      failed(error);
      served.current = faultsOf(error instanceof ApiError ? error.errors : []);
      if (Object.keys(served.current).length > 0) refuse(form, served.current);
    }
    sending.current = false;
    setBusy(false);
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    const name = nameOf(event.target);
    typed.current.add(name);
    served.current = without(served.current, name);
    keep(event.currentTarget);
    if (finished.current.has(name)) recheck(event.currentTarget);
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const name = nameOf(event.target);
    if (!typed.current.has(name)) return;
    finished.current.add(name);
    whenPointerRests(() => recheck(form));
  }

  /** Forgets what was kept of the form. */
  function forget() {
    if (draft) forgetDraft(draft);
  }

  function reset() {
    ref.current?.reset();
    typed.current.clear();
    finished.current.clear();
    setRefusals(0);
    forget();
  }

  return {
    /** For the form element. Before its script is there it must never put what is typed into the address. */
    props: { ref, onSubmit, onInput, onBlur, noValidate: true, method: 'post' },
    /** For a field. */
    field: (name: Name) => ({
      id: name,
      name,
      label: labels[name],
      error: faults[name],
      ...(answered && {
        defaultValue: answered.values[name],
        // Without script nobody else leads there.
        autoFocus: name === Object.keys(labels).find((each) => each in answered.faults),
      }),
    }),
    /** For the summary; empty until a submit was refused. */
    summary: {
      round: refusals,
      errors:
        refusals === 0
          ? []
          : Object.entries<string>(labels)
              .filter(([name]) => name in faults)
              .map(([id, label]) => ({ id, label })),
    },
    busy,
    forget,
    reset,
  };
}

function nameOf(target: EventTarget): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}
