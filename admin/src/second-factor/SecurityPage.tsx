import { Alert, AlertTitle, Stack } from '@mui/material';
import { paths } from '@practice/contract/paths';
import { secondFactor } from '@practice/contract/routes';
import type { SecondFactorState } from '@practice/contract/second-factor';
import { useState } from 'react';
import { LoadError } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Section } from '../layout/Section.tsx';
import { useToast } from '../layout/useToast.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { AppForm } from './AppForm.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { factorRequired, useSecondFactor } from './useSecondFactor.ts';

export function SecurityPage() {
  const { data, error, refetch } = useSecondFactor();
  return (
    <>
      <PageTitle
        title="Security"
        lead="A second step keeps others out of your account, even if they know your password."
      />
      {error && !data && <LoadError heading="We couldn’t load this" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingBlocks className="form-width" heights={['6rem', '10rem', '12rem']} />}
      {data && <Factors state={data} />}
    </>
  );
}

function Factors({ state: { app, passkeys, recoveryCodes, requiredFrom } }: { state: SecondFactorState }) {
  const [codes, setCodes] = useState<string[]>([]);
  const toast = useToast();
  const isOn = app || passkeys.length > 0;
  return (
    <Stack spacing={3} className="form-width">
      <Alert severity={isOn ? 'success' : 'warning'} role="status">
        <AlertTitle>{isOn ? 'Two-step login is on.' : 'Two-step login is off.'}</AlertTitle>
        {isOn
          ? 'We ask for your second step when you log in, and again before exports, refunds and deletions.'
          : `Your password is all it takes to get in. ${requiredFrom ? factorRequired(requiredFrom) : ''}`}
      </Alert>
      <Section
        heading="Authenticator app"
        lead={
          app ? 'An app on your phone is set up.' : 'An app on your phone shows a new code every 30 seconds.'
        }
      >
        <AppForm hasApp={app} onCodes={setCodes} />
      </Section>
      <Section
        heading="Passkeys"
        lead="Confirm with your fingerprint, your face or a security key. There’s no code to type."
      >
        <PasskeyList passkeys={passkeys} onCodes={setCodes} />
      </Section>
      {isOn && (
        <Section
          heading="Recovery codes"
          lead={`${recoveryCodes === 1 ? '1 code is left.' : `${recoveryCodes} codes are left.`} Each gets you in once if you don’t have your phone.`}
          action={
            <ActionButton
              label="Make new codes"
              variant="secondary"
              question={{
                title: 'Make new recovery codes?',
                text: 'The codes you have now will stop working.',
                busy: 'Making them…',
              }}
              run={async (calls) => setCodes((await calls.call(secondFactor.renewCodes)).recoveryCodes)}
              failed="No new codes"
            />
          }
        />
      )}
      {isOn && (
        <Section
          heading="Turn it off"
          action={
            <ActionButton
              label="Turn off two-step login"
              variant="quietDanger"
              question={{
                title: 'Turn off two-step login?',
                text: 'This removes your app, passkeys and recovery codes. Your password will be all it takes to get in.',
                busy: 'Turning it off…',
              }}
              run={async (calls) => {
                const { message } = await calls.call(secondFactor.turnOff);
                toast({ title: message });
              }}
              failed="Not turned off"
            />
          }
        />
      )}
      <Section
        heading="Where you’re logged in"
        lead={
          <>
            <a href={paths.clientAccount}>Your account page</a> lists your devices and logs each of them out.
          </>
        }
      />
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </Stack>
  );
}
