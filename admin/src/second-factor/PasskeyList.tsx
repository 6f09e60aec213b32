import { List, ListItem, ListItemText } from '@mui/material';
import { check } from '@practice/contract/check';
import { ApiError } from '@practice/contract/errors';
import { dayAndTime } from '@practice/contract/format';
import { secondFactor } from '@practice/contract/routes';
import { type Passkey, passkeyName } from '@practice/contract/second-factor';
import { createPasskey } from '@practice/ui/passkeys';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput } from 'react-admin';
import { useCalls } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { useToast } from '../layout/useToast.tsx';
import { ActionButton } from '../list/ActionButton.tsx';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: string[]) => void;
}

export function PasskeyList({ passkeys, onCodes }: PasskeyListProps) {
  const calls = useCalls();
  const queries = useQueryClient();
  const toast = useToast();

  async function add({ name }: { name: string }) {
    const options = await calls.call(secondFactor.passkeyOptions);
    const passkey = await createPasskey(options, 'name').catch(({ message }: Error) => {
      throw new ApiError(400, message);
    });
    const { recoveryCodes } = await calls.call(secondFactor.addPasskey, { body: { name, passkey } });
    void queries.invalidateQueries();
    if (recoveryCodes.length > 0) onCodes(recoveryCodes);
    else toast({ title: 'Passkey added', description: 'You can use it the next time you log in.' });
  }

  return (
    <>
      {passkeys.length > 0 && (
        <List disablePadding>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <ListItem key={id} disableGutters className="cluster between">
              <ListItemText
                primary={name}
                secondary={`Added: ${dayAndTime(createdAt)} · ${lastUsedAt ? `Last used: ${dayAndTime(lastUsedAt)}` : 'Not used yet'}`}
              />
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
                run={(calls) => calls.call(secondFactor.removePasskey, { params: { id } })}
                failed="Not removed"
              />
            </ListItem>
          ))}
        </List>
      )}
      <CallForm
        check={(typed) => check(passkeyName, typed)}
        defaultValues={{ name: '' }}
        send={add}
        resetsOnceSent
        save="Add a passkey"
        variant="outlined"
      >
        <TextInput
          source="name"
          label="Name of the device"
          helperText="For example, “Anna’s phone.”"
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      </CallForm>
    </>
  );
}
