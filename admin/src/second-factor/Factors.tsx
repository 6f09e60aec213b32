import { Box, List } from '@mui/material';
import { ApiError } from '@practice/contract/errors';
import { dayAndTime } from '@practice/contract/format';
import { secondFactor } from '@practice/contract/routes';
import { type AppSetup, codeInput, type Passkey, passkeyName } from '@practice/contract/second-factor';
import { createPasskey } from '@practice/ui/passkeys';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { Row } from '../layout/Section.tsx';
import { ActionButton } from '../list/ActionButton.tsx';

export function AppForm({ hasApp, onCodes }: { hasApp: boolean; onCodes: (codes: string[]) => void }) {
  const [setup, setSetup] = useState<AppSetup>();
  if (!setup) {
    return (
      <div>
        <ActionButton
          label={hasApp ? 'Set up a new phone' : 'Set up an app'}
          variant={hasApp ? 'outlined' : 'contained'}
          run={async (calls) => setSetup(await calls.call(secondFactor.setUpApp))}
          failed="The app wasn’t set up"
        />
      </div>
    );
  }
  return (
    <>
      <p>Scan this with the app, such as Google Authenticator, 1Password or Apple’s Passwords:</p>
      <Box
        component="img"
        sx={{ width: '14rem', border: 1, borderColor: 'divider', borderRadius: 1 }}
        alt="QR code for your authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
      />
      <p>
        Can’t scan it? Type this key into the app:{' '}
        <code className="break-anywhere">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CallForm
        check={codeInput}
        defaultValues={{ code: '' }}
        send={(code, calls) => calls.call(secondFactor.confirmApp, { body: code })}
        done={({ recoveryCodes }) => {
          setSetup(undefined);
          // On a phone, the toast would cover the dialog with the codes.
          if (recoveryCodes.length === 0) return { title: 'Your app is set up' };
          onCodes(recoveryCodes);
        }}
        save="Confirm the code"
        onCancel={() => setSetup(undefined)}
      >
        <TextInput
          source="code"
          label="Code from the app"
          helperText="The six digits that the app shows now."
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        />
      </CallForm>
    </>
  );
}

type PasskeyListProps = { passkeys: readonly Passkey[]; onCodes: (codes: string[]) => void };

async function addPasskey({ name }: { name: string }, calls: PracticeDataProvider) {
  const options = await calls.call(secondFactor.passkeyOptions);
  const passkey = await createPasskey(options, 'name').catch(({ message }: Error) => {
    throw new ApiError(400, message);
  });
  return calls.call(secondFactor.addPasskey, { body: { name, passkey } });
}

export const PasskeyList = ({ passkeys, onCodes }: PasskeyListProps) => (
  <>
    {passkeys.length > 0 && (
      <List disablePadding>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <Row
            key={id}
            primary={name}
            secondary={`Added: ${dayAndTime(createdAt)} · ${lastUsedAt ? `Last used: ${dayAndTime(lastUsedAt)}` : 'Not used yet'}`}
          >
            <ActionButton
              label="Remove"
              fullLabel={`Remove: ${name}`}
              color="error"
              question={{
                title: 'Remove this passkey?',
                lead: `You can’t log in with “${name}” after that. If it’s your only second step, your password alone will be enough again.`,
              }}
              run={(calls) => calls.call(secondFactor.removePasskey, { params: { id } })}
              failed="Not removed"
            />
          </Row>
        ))}
      </List>
    )}
    <CallForm
      check={passkeyName}
      defaultValues={{ name: '' }}
      send={addPasskey}
      done={({ recoveryCodes }) => {
        const description = 'You can use it the next time you log in.';
        if (recoveryCodes.length === 0) return { title: 'Passkey added', description };
        onCodes(recoveryCodes);
      }}
      resetsOnceSent
      save="Add a passkey"
      variant="outlined"
    >
      <TextInput
        source="name"
        label="Name of the device"
        helperText="For example, “Anna’s phone.”"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </CallForm>
  </>
);
