import { paths } from '@practice/contract/paths';
import { secondFactor } from '@practice/contract/routes';
import type { SecondFactorState } from '@practice/contract/second-factor';
import { Notice } from '@practice/ui/Notice';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { LoadError } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { AppForm } from './AppForm.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecurityPage.module.css';
import { factorRequired, useSecondFactor } from './useSecondFactor.ts';

export function SecurityPage() {
  const { data, error, refetch } = useSecondFactor();
  return (
    <Page
      title="Security"
      lead="A second step keeps others out of your account, even if they know your password."
    >
      {error && !data && <LoadError heading="We couldn’t load this" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingBlocks heights={['6rem', '10rem', '12rem']} />}
      {data && <Factors state={data} />}
    </Page>
  );
}

function Factors({ state: { app, passkeys, recoveryCodes, requiredFrom } }: { state: SecondFactorState }) {
  const [codes, setCodes] = useState<string[]>([]);
  const isOn = app || passkeys.length > 0;
  return (
    <div className={`stack gap-6 ${styles.sections}`}>
      <Notice
        tone={isOn ? 'success' : 'warning'}
        role="status"
        title={isOn ? 'Two-step login is on.' : 'Two-step login is off.'}
      >
        <p>
          {isOn
            ? 'We ask for your second step when you log in, and again before exports, refunds and deletions.'
            : `Your password is all it takes to get in. ${requiredFrom ? factorRequired(requiredFrom) : ''}`}
        </p>
      </Notice>
      <section className="stack gap-4">
        <h2>Authenticator app</h2>
        <p className="text-soft">
          {app
            ? 'An app on your phone is set up.'
            : 'An app on your phone shows a new code every 30 seconds.'}
        </p>
        <AppForm hasApp={app} onCodes={setCodes} />
      </section>
      <section className="stack gap-4">
        <h2>Passkeys</h2>
        <p className="text-soft">
          Confirm with your fingerprint, your face or a security key. There’s no code to type.
        </p>
        <PasskeyList passkeys={passkeys} onCodes={setCodes} />
      </section>
      {isOn && (
        <section className="stack gap-4 items-start">
          <h2>Recovery codes</h2>
          <p className="text-soft">
            {recoveryCodes === 1 ? '1 code is left.' : `${recoveryCodes} codes are left.`} Each gets you in
            once if you don’t have your phone.
          </p>
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
        </section>
      )}
      {isOn && (
        <section className="stack gap-4 items-start">
          <h2>Turn it off</h2>
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
        </section>
      )}
      <section className="stack gap-4">
        <h2>Where you’re logged in</h2>
        <p className="text-soft">
          <a href={paths.clientAccount}>Your account page</a> lists your devices and logs each of them out.
        </p>
      </section>
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </div>
  );
}
