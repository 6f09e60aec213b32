import { check } from '@practice/contract/check';
import { secondFactor } from '@practice/contract/routes';
import { type AppSetup, codeInput } from '@practice/contract/second-factor';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { useCalls } from '../dataProvider.ts';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import styles from './SecurityPage.module.css';

const failed = 'The app wasn’t set up';

export function AppForm({ hasApp, onCodes }: { hasApp: boolean; onCodes: (codes: string[]) => void }) {
  const calls = useCalls();
  const [setup, setSetup] = useState<AppSetup>();
  const form = useAdminForm({
    labels: { code: 'Code from the app' },
    values: { code: '' },
    mode: 'onSubmit',
    savesDraft: false,
    check: (typed) => check(codeInput, typed),
    send: (input) => calls.call(secondFactor.confirmApp, input),
    onSent({ recoveryCodes }) {
      setSetup(undefined);
      form.reset();
      // On a phone the toast would cover the dialog of the codes.
      if (recoveryCodes.length > 0) onCodes(recoveryCodes);
      else toast({ title: 'Your app is set up' });
    },
    onFailure: (error, refused) => {
      if (refused.length === 0) showError(failed, error);
    },
  });

  if (!setup) {
    return (
      <Button
        className="self-start"
        variant={hasApp ? 'secondary' : 'primary'}
        onClick={() =>
          calls.call(secondFactor.setUpApp).then(setSetup, (error: unknown) => showError(failed, error))
        }
      >
        {hasApp ? 'Set up a new phone' : 'Set up an app'}
      </Button>
    );
  }
  return (
    <form {...form.props} className="stack gap-4">
      <p>Scan this with the app, such as Google Authenticator, 1Password or Apple’s Passwords:</p>
      <img
        className={styles.qr}
        alt="QR code for your authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
      />
      <p>
        Can’t scan it? Type this key into the app:{' '}
        <code className="break-anywhere">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        {...form.field('code')}
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <div className="cluster">
        <Button variant="secondary" onClick={() => setSetup(undefined)}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy && 'Checking…'}>
          Confirm the code
        </Button>
      </div>
    </form>
  );
}
