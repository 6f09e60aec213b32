import { check } from '@practice/contract/check';
import { dayAndTime } from '@practice/contract/format';
import { secondFactor } from '@practice/contract/routes';
import { type Passkey, passkeyName } from '@practice/contract/second-factor';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import { createPasskey } from '@practice/ui/passkeys';
import { toast } from '@practice/ui/toast';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import { ActionButton } from '../list/ActionButton.tsx';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: string[]) => void;
}

export function PasskeyList({ passkeys, onCodes }: PasskeyListProps) {
  const form = useAdminForm({
    labels: { name: 'Name of the device' },
    values: { name: '' },
    mode: 'onSubmit',
    check: (typed) => check(passkeyName, typed),
    async send({ name }, calls) {
      const passkey = await createPasskey(await calls.call(secondFactor.passkeyOptions), 'name');
      return calls.call(secondFactor.addPasskey, { name, passkey });
    },
    onSent({ recoveryCodes }) {
      form.reset();
      if (recoveryCodes.length > 0) onCodes(recoveryCodes);
      else toast({ title: 'Passkey added', description: 'You can use it the next time you log in.' });
    },
    onFailure: (error, refused) => {
      if (refused.length === 0) showError('The passkey wasn’t added', error);
    },
  });

  return (
    <>
      {passkeys.length > 0 && (
        <ul className="stack">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="cluster between">
              <div>
                <p className="break-anywhere">{name}</p>
                <small className="text-soft">
                  Added: {dayAndTime(createdAt)} ·{' '}
                  {lastUsedAt ? `Last used: ${dayAndTime(lastUsedAt)}` : 'Not used yet'}
                </small>
              </div>
              <ActionButton
                label="Remove"
                fullLabel={`Remove: ${name}`}
                variant="quietDanger"
                size="small"
                question={{
                  title: 'Remove this passkey?',
                  text: `You can’t log in with “${name}” after that. If it’s your only second step, your password alone will be enough again.`,
                  busy: 'Removing…',
                }}
                run={(calls) => calls.call(secondFactor.removePasskey, id)}
                failed="Not removed"
              />
            </li>
          ))}
        </ul>
      )}
      <form {...form.props} className="stack gap-4">
        <TextField
          {...form.field('name')}
          hint="For example, “Anna’s phone.”"
          autoComplete="off"
          maxLength={60}
        />
        <Button className="self-start" type="submit" variant="secondary" busy={form.busy && 'Adding…'}>
          Add a passkey
        </Button>
      </form>
    </>
  );
}
