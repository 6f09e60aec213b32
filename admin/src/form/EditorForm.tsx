import { signInAddress } from '@practice/contract/paths';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { Notice } from '@practice/ui/Notice';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBlocker } from 'react-router';
import styles from './EditorForm.module.css';
import { type FieldList, fieldId } from './fields.ts';

interface EditorFormProps<Fields extends FieldValues, Output> {
  form: UseFormReturn<Fields, unknown, Output>;
  fields: FieldList<Fields>;
  isSignedOut: boolean;
  onSubmit: () => void;
  /** Ctrl+S, or Command+S on a Mac. */
  onSaveKey: () => void;
  /** Called at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Said when somebody leaves the page: what becomes of the text. */
  leaveWarning: string;
  buttons: ReactNode;
  children: ReactNode;
}

/** A form with its buttons always in reach, a summary of what is wrong, and a guard of unsaved work. */
export function EditorForm<Fields extends FieldValues, Output>(props: EditorFormProps<Fields, Output>) {
  const { form, fields, onSubmit, isUnsaved, children } = props;
  const { formState } = form;
  const invalid = fields.filter(({ name }) => form.getFieldState(name, formState).invalid);
  useSaveKey(props.onSaveKey);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.actions}>
        <ErrorSummary
          errors={
            formState.submitCount > 0 ? invalid.map(({ name, label }) => ({ id: fieldId(name), label })) : []
          }
          round={formState.submitCount}
        />
        {props.isSignedOut && <SignedOut />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a click from being lost */}
        <div className={styles.buttons} onMouseDown={stayInField}>
          {props.buttons}
        </div>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved}>{props.leaveWarning}</UnsavedGuard>
    </form>
  );
}

/**
 * Pressing the button must not leave the field first: the error that then appears would push the button away from
 * under the pointer, and the click would be lost. The submit checks the field anyway.
 */
function stayInField(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault();
}

/** Fields that are one question together. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** The session ended while somebody typed: the form stays, and says how to go on. */
function SignedOut() {
  return (
    <Notice tone="warning" role="alert">
      <p>
        You’re no longer logged in. Your text stays here:{' '}
        <a href={signInAddress(window.location)} target="_blank" rel="noopener">
          log in in a new tab
        </a>
        , come back, and save again.
      </p>
    </Notice>
  );
}

/** Nobody leaves unsaved work by accident: not by a link, not by the back button, not by closing the tab. */
function UnsavedGuard({ isUnsaved, children }: { isUnsaved: () => boolean; children: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
      description={children}
    />
  );
}

function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
