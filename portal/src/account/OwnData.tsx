import { accountDataPath, currentPasswordInput } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { passwordInput } from '@practice/contract/inputs';
import { endSession } from '@practice/contract/open-for';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { account as accountRoutes } from '@practice/contract/routes';
import { Button, ButtonLink } from '@practice/ui/Button';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { forgetTyped } from '@practice/ui/form/forget-typed';
import { useContractForm } from '@practice/ui/form/useContractForm';
import { PasswordField } from '@practice/ui/PasswordField';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { errorToast } from '../layout/error-toast.ts';
import { Panel } from '../layout/Panel.tsx';
import { redirectIfSignedOut } from '../session/redirect.ts';

export function DownloadData() {
  return (
    <Panel
      title="Download your data"
      hint="One file (JSON) with your account, appointments, assessments, conversations, payments and consultation requests. It links to your reports and receipts, which open while you’re logged in. Our own notes aren’t included."
    >
      <ButtonLink variant="secondary" className="self-start" href={accountDataPath} download>
        Download my data
      </ButtonLink>
    </Panel>
  );
}

export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title="Delete your account" hint="You’ll see what goes and what stays before anything is deleted.">
      <Button variant="secondary" className="self-start" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <DeleteAccountDialog onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm({
    idPrefix: 'delete-',
    labels: { currentPassword: 'Your password' },
    values: { currentPassword: '' },
    schema: currentPasswordInput,
    async send(input) {
      const { message } = await endSession(() => call(accountRoutes.remove, { body: input }));
      forgetTyped();
      carryToast({ title: 'Account deleted', description: message });
      window.location.assign(paths.home);
    },
    onFailure(error, refused) {
      if (refused.length === 0 && !redirectIfSignedOut(error))
        toast(errorToast('Your account couldn’t be deleted', error));
    },
  });
  return (
    <ConfirmDialog
      title="Delete your account?"
      description={
        <div className="stack gap-2">
          <p>This can’t be undone. It deletes:</p>
          <ul className="text-list">
            <li>your login, phone number, address and email address</li>
            <li>the assessments you made, with their conversations</li>
            <li>your upcoming appointments, which are canceled</li>
          </ul>
          <p>
            Visits that took place and what we wrote stay in our records, with your name, for{' '}
            {practice.recordsKeptYears} years. Only the owners can open them.
          </p>
          <p>
            We keep the records of your payments, as tax law requires, and your consultation requests for{' '}
            {practice.requestsKeptMonths} months at most. Download your data first if you like, and ask us
            first to refund anything we haven’t started.
          </p>
        </div>
      }
      confirm="Delete account"
      busy={form.busy && 'Deleting...'}
      onConfirm={form.submit}
      onCancel={onClose}
    >
      <form {...form.props}>
        <PasswordField {...form.field('currentPassword')} {...passwordInput} />
      </form>
    </ConfirmDialog>
  );
}
