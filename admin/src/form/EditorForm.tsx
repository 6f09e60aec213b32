import { signInAddress } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { Notice } from '@practice/ui/Notice';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import styles from './EditorForm.module.css';

interface EditorFormProps {
  form: {
    summary: ComponentProps<typeof ErrorSummary>;
    busy: boolean;
    isSignedOut: boolean;
    isUnsaved: () => boolean;
    submit: () => Promise<unknown>;
  };
  onSubmit?: () => void;
  onSaveKey?: () => void;
  onCancel?: () => void;
  leaveWarning: string;
  save?: [idle: string, busy: string];
  buttons?: ReactNode;
  children: ReactNode;
}

export function EditorForm({ form, save, onCancel, children, ...props }: EditorFormProps) {
  const { onSubmit = form.submit, onSaveKey = onSubmit } = props;
  useSaveKey(onSaveKey);

  return (
    <form
      className="stack gap-5 form-width"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={`stack gap-2 line-above ${styles.actions}`}>
        <ErrorSummary {...form.summary} />
        {form.isSignedOut && <SignedOut />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the listener only prevents that a click is lost */}
        <div className={`cluster buttons ${styles.buttons}`} onMouseDown={stayInField}>
          {props.buttons}
          {save && (
            <Button type="submit" busy={form.busy && save[1]}>
              {save[0]}
            </Button>
          )}
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved}>{props.leaveWarning}</UnsavedGuard>
    </form>
  );
}

function stayInField(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault();
}

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={`stack gap-4 ${styles.group}`}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

function SignedOut() {
  return (
    <Notice tone="warning" role="alert">
      <p>
        You’re no longer logged in. Your text stays here:{' '}
        <a href={signInAddress(window.location)} target="_blank" rel="noopener">
          log in again in a new tab
        </a>
        , come back, and save again.
      </p>
    </Notice>
  );
}

function UnsavedGuard({ isUnsaved, children }: { isUnsaved: () => boolean; children: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });

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
