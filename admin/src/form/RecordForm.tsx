import { Button, Stack, Typography } from '@mui/material';
import type { Checked } from '@practice/contract/check';
import { createIdempotencyKeys } from '@practice/ui/form/idempotency-keys';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DataProvider,
  type Middleware,
  SaveButton,
  SimpleForm,
  type SimpleFormProps,
  Toolbar,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { type FieldValues, type Resolver, useFormContext, useFormState } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { keepDraft, readDraft, registerDraftSaver } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';
import { UploadProgress } from '../uploads/UploadProgress.tsx';

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
      sx={fullWidth}
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

const fullWidth = { '& > .MuiStack-root': { alignItems: 'stretch' } };

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

/** If the session ends, keeps what was typed for the next login, and fills it in again. */
export function KeepDraft() {
  const account = useSession().id;
  const { pathname, search } = useLocation();
  const key = `form:${pathname}${search}`;
  const { getValues, setValue, formState } = useFormContext();
  const { isReady, dirtyFields } = formState;

  const keep = useEffectEvent(() => {
    // Only changed fields, so that the others show their current values after the next login. A file can’t be kept.
    const names = Object.keys(dirtyFields).filter((name) => name !== 'file');
    const changed = names.map((name) => [name, getValues(name)]);
    if (changed.length > 0) keepDraft(account, key, Object.fromEntries(changed));
  });

  const restore = useEffectEvent(() => {
    const kept = readDraft<Record<string, unknown>>(account, key) ?? {};
    for (const [name, value] of Object.entries(kept)) setValue(name, value, { shouldDirty: true });
    keepDraft(account, key, undefined);
  });

  useEffect(() => {
    if (!isReady) return;
    restore();
    return registerDraftSaver(() => keep());
  }, [isReady]);
  return null;
}

type Create = DataProvider['create'];

/** In a `Create`: the same form sent again, after a double click or a lost answer, makes one record. */
export function IdempotencyKey() {
  const [keys] = useState(createIdempotencyKeys);
  const addKey: Middleware<Create> = useCallback(
    (resource, params, next) =>
      next(resource, { ...params, meta: { idempotencyKey: keys.keyFor(params.data) } }),
    [keys],
  );
  useRegisterMutationMiddleware(addKey);
  return null;
}

export const atMost = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Stack
    component="fieldset"
    spacing={2.5}
    sx={{ minWidth: 0, m: 0, p: 2, pt: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    <Typography component="legend" variant="h6" sx={{ px: 0.5 }}>
      {legend}
    </Typography>
    {children}
  </Stack>
);
