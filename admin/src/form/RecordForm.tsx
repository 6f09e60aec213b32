import { Button } from '@mui/material';
import type { Checked } from '@practice/contract/check';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { SaveButton, SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import { type FieldValues, type Resolver, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { UploadProgress } from '../uploads/UploadProgress.tsx';
import { KeepDraft } from './KeepDraft.tsx';

interface RecordFormProps<Fields extends FieldValues> extends Omit<SimpleFormProps, 'resolver'> {
  check: (typed: Fields) => Checked<object>;
  /** The label of the button that saves. Not needed with a `toolbar` of its own. */
  save?: string;
  cancelTo?: string;
  /** Off for a form that keeps its own copy of what was typed. */
  keepsDraft?: boolean;
}

/** The `SimpleForm` of the back office: the contract's rules, a draft for the next login, Ctrl+S, a question before leaving. */
export function RecordForm<Fields extends FieldValues>(props: RecordFormProps<Fields>) {
  const { check, save = '', cancelTo, keepsDraft = true, children, ...rest } = props;
  return (
    <SimpleForm
      noValidate
      spacing={2.5}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      resolver={contractResolver(check) as never}
      toolbar={<FormToolbar save={save} cancelTo={cancelTo} />}
      {...rest}
    >
      {children}
      {keepsDraft && <KeepDraft />}
    </SimpleForm>
  );
}

/** The contract's rules for a form. @param check such as `(typed) => check(clientInput, typed)`; its output is sent */
export const contractResolver =
  <Fields extends FieldValues>(check: (typed: Fields) => Checked<object>): Resolver<Fields> =>
  (typed) => {
    const { output, errors } = check(typed);
    if (!errors) return { values: output as Fields, errors: {} };
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

  const saveNow = useEffectEvent(() => (onSaveKey ? onSaveKey() : button.current?.click()));

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
