import type { Account, AccountUpdate } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { messages, type ToastText } from '@practice/contract/messages';
import { account as accountRoutes } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { type FormOptions, useContractForm } from '@practice/ui/form/useContractForm';
import { toast } from '@practice/ui/toast';
import { type ReactNode, useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as v from 'valibot';
import { errorToast } from '../layout/error-toast.ts';
import { Panel, type PanelProps } from '../layout/Panel.tsx';
import { showChanges } from './account.queries.ts';

interface Saved {
  changed: Partial<Account>;
  toast?: ToastText;
}

export async function saveAccount(input: AccountUpdate): Promise<Saved> {
  return { changed: await call(accountRoutes.update, { body: input }), toast: messages.account.saved };
}

interface AccountFormProps<Values extends FieldValues, Output, Name extends Path<Values>>
  extends Pick<FormOptions<Values, Output, Name>, 'labels'>,
    Omit<PanelProps, 'children'> {
  account: Account;
  schema: v.GenericSchema<Values, Output>;
  valuesOf: (account: Account) => Values;
  save: (output: Output) => Promise<Saved>;
  failed: string;
  notice?: ReactNode;
  submit: string;
  busy: string;
  children: (field: ReturnType<typeof useContractForm<Values, Output, Name>>['field']) => ReactNode;
}

export function AccountForm<Values extends FieldValues, Output, Name extends Path<Values>>(
  props: AccountFormProps<Values, Output, Name>,
) {
  const { account, schema, valuesOf, save, title, hint, notice, ...rest } = props;
  const form = useContractForm({
    idPrefix: useId(),
    labels: rest.labels,
    values: valuesOf(account),
    schema,
    async send(output: Output) {
      const saved = await save(output);
      form.reset(valuesOf({ ...account, ...saved.changed }));
      if (saved.toast) toast(saved.toast);
      await showChanges(saved.changed);
    },
    onFailure(error, refused) {
      if (refused.length === 0) toast(errorToast(rest.failed, error));
    },
  });
  return (
    <Panel title={title} hint={hint}>
      {notice}
      <form {...form.props} className="stack gap-5">
        <ErrorSummary {...form.summary} />
        {rest.children(form.field)}
        <Button type="submit" className="self-start" busy={form.busy && rest.busy}>
          {rest.submit}
        </Button>
      </form>
    </Panel>
  );
}
