import type { Checked } from '@practice/contract/check';
import type { ReactNode } from 'react';
import { SimpleForm, type SimpleFormProps } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contractResolver } from './contractResolver.ts';
import { FormToolbar } from './FormToolbar.tsx';
import { KeepDraft } from './KeepDraft.tsx';

interface RecordFormProps<Fields extends FieldValues> extends Omit<SimpleFormProps, 'resolver'> {
  /** The contract's rules. What it returns is sent. */
  check: (typed: Fields) => Checked<object>;
  /** The label of the button that saves. Not needed with a `toolbar` of its own. */
  save?: string;
  cancelTo?: string;
  buttons?: ReactNode;
  /** Off for a form that keeps its own copy of what was typed. */
  keepsDraft?: boolean;
}

/** The `SimpleForm` of the back office: the contract's rules, a draft for the next login, Ctrl+S, a question before leaving. */
export function RecordForm<Fields extends FieldValues>(props: RecordFormProps<Fields>) {
  const { check, save = '', cancelTo, buttons, keepsDraft = true, children, ...rest } = props;
  return (
    <SimpleForm
      noValidate
      spacing={2.5}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      resolver={contractResolver(check) as never}
      toolbar={
        <FormToolbar save={save} cancelTo={cancelTo}>
          {buttons}
        </FormToolbar>
      }
      {...rest}
    >
      {children}
      {keepsDraft && <KeepDraft />}
    </SimpleForm>
  );
}
