import { Button, Stack } from '@mui/material';
import { type Checked, check as checkBy } from '@practice/contract/check';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { SaveButton, SimpleForm, type SimpleFormProps, Toolbar, useRecordContext } from 'react-admin';
import { type Resolver, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import type { GenericSchema } from 'valibot';
import { UploadProgress } from '../uploads/UploadProgress.tsx';
import { KeepDraft } from './KeepDraft.tsx';

export interface RecordFormProps extends Omit<SimpleFormProps, 'resolver'> {
  check: Check<object>;
  /** Not needed with a custom `toolbar`. */
  save?: string;
  cancelTo?: string;
  /** Off for a form that offers the draft elsewhere. */
  keepsDraft?: boolean;
}

/** Adds the contract's rules, a draft, Ctrl+S and a warning before leaving. */
export function RecordForm(props: RecordFormProps) {
  const { check, save = '', cancelTo, keepsDraft = true, children, ...rest } = props;
  return (
    <SimpleForm
      noValidate
      spacing={2.5}
      sx={{ '& > .MuiStack-root': { alignItems: 'stretch' } }}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      resolver={contractResolver(check)}
      toolbar={<FormToolbar save={save} cancelTo={cancelTo} />}
      {...rest}
    >
      {keepsDraft && <KeepDraft />}
      {children}
    </SimpleForm>
  );
}

/** A schema or a function around one, whose output is sent. */
export type Check<Output> = GenericSchema<unknown, Output> | ((typed: never) => Checked<Output>);

export const contractResolver =
  (check: Check<object>): Resolver =>
  (typed) => {
    const { output, errors } = typeof check === 'function' ? check(typed as never) : checkBy(check, typed);
    if (!errors) return { values: output, errors: {} };
    const byField = errors.map(({ path, message }) => [path, { type: 'contract', message }]);
    return { values: {}, errors: Object.fromEntries(byField) };
  };

interface FormToolbarProps {
  save: string;
  cancelTo?: string | undefined;
  onSaveKey?: () => void;
  children?: ReactNode;
}

export function FormToolbar({ save, cancelTo, onSaveKey, children }: FormToolbarProps) {
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);

  // Not while a dialog is open.
  const saveNow = useEffectEvent(() => {
    if (isSubmitting || document.querySelector('[role=dialog]')) return;
    if (onSaveKey) onSaveKey();
    else button.current?.click();
  });

  useEffect(() => {
    function saveByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) saveNow();
    }
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);

  return (
    <Toolbar className="cluster">
      <UploadProgress />
      <SaveButton ref={button} label={save} icon={null} alwaysEnable={!isSubmitting} />
      {children}
      {cancelTo && (
        <Button component={Link} to={cancelTo} variant="outlined">
          Cancel
        </Button>
      )}
    </Toolbar>
  );
}

export const SaveWith = ({ label, change }: { label: string; change: object }) => (
  <SaveButton
    type="button"
    label={label}
    variant="outlined"
    icon={null}
    alwaysEnable={!useFormState().isSubmitting}
    transform={(input: object) => ({ ...input, ...change })}
  />
);

export function RetireToolbar({ noun, cancelTo }: { noun: string; cancelTo: string }) {
  const isRetired = useRecordContext()?.isRetired;
  return (
    <FormToolbar save={`Save ${noun}`} cancelTo={cancelTo}>
      <SaveWith label={isRetired ? 'Bring back' : `Retire this ${noun}`} change={{ isRetired: !isRetired }} />
    </FormToolbar>
  );
}

export const atMost = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Stack
    component="fieldset"
    spacing={2.5}
    sx={{ minWidth: 0, m: 0, p: 2, pt: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    <legend className="text-strong">{legend}</legend>
    {children}
  </Stack>
);
