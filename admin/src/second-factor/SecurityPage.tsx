import { Alert, AlertTitle, Box, Button, DialogContentText, Stack } from '@mui/material';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { secondFactor } from '@practice/contract/routes';
import type { SecondFactorState } from '@practice/contract/second-factor';
import { useState } from 'react';
import { Loaded, Loading } from '../layout/Loading.tsx';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Section } from '../layout/Section.tsx';
import { ActionSection } from '../list/ActionButton.tsx';
import { factorRequired, useSecondFactor } from './Banner.tsx';
import { AppForm, PasskeyList } from './Factors.tsx';

export const SecurityPage = () => (
  <>
    <PageTitle
      title="Security"
      lead="A second step keeps others out of your account, even if they know your password."
    />
    <Loaded query={useSecondFactor()} what="this" loading={<Loading />}>
      {(state) => <Factors state={state} />}
    </Loaded>
  </>
);

function Factors({ state: { app, passkeys, recoveryCodes, requiredFrom } }: { state: SecondFactorState }) {
  const [codes, setCodes] = useState<string[]>([]);
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
        <ActionSection
          heading="Recovery codes"
          lead={`${recoveryCodes === 1 ? '1 code is left.' : `${recoveryCodes} codes are left.`} Each gets you in once if you don’t have your phone.`}
          label="Make new codes"
          question={{
            title: 'Make new recovery codes?',
            lead: 'The codes you have now will stop working.',
          }}
          run={async (calls) => setCodes((await calls.call(secondFactor.renewCodes)).recoveryCodes)}
          failed="No new codes"
        />
      )}
      {isOn && (
        <ActionSection
          heading="Turn it off"
          label="Turn off two-step login"
          color="error"
          question={{
            title: 'Turn off two-step login?',
            lead: 'This removes your app, passkeys and recovery codes. Your password will be all it takes to get in.',
          }}
          run={(calls) => calls.call(secondFactor.turnOff)}
          done={({ message }) => ({ title: message })}
          failed="Not turned off"
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

const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <OfficeDialog
    title="Your recovery codes"
    onClose={onClose}
    aria-describedby="codes-text"
    actions={
      <>
        <Button
          variant="outlined"
          download={`${practice.name} recovery codes.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
        >
          Download as text
        </Button>
        <Button variant="contained" onClick={onClose}>
          I’ve saved them
        </Button>
      </>
    }
  >
    <DialogContentText id="codes-text">
      If you lose your phone, each of these gets you in once. Keep them where only you can find them. We can’t
      show them again.
    </DialogContentText>
    <Box component="ul" sx={{ columns: '2 11rem', lineHeight: 2 }}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </Box>
  </OfficeDialog>
);
