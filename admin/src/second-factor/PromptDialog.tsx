import { DialogContentText } from '@mui/material';
import { currentPasswordInput } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import { secondFactor } from '@practice/contract/routes';
import { codeInput } from '@practice/contract/second-factor';
import { SecondFactorForm } from '@practice/ui/SecondFactorForm';
import { PasswordInput } from 'react-admin';
import { CallForm } from '../form/CallForm.tsx';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { useSession } from '../session/Session.tsx';
import { useSecondFactor } from './Banner.tsx';
import { answer } from './prompt.ts';

const cancel = () => answer(false);

export function PromptDialog() {
  const { email } = useSession();
  const { data } = useSecondFactor();
  const hasFactor = data && (data.app || data.passkeys.length > 0);
  return (
    <OfficeDialog title="Is it still you?" onClose={cancel} aria-describedby="prompt-text">
      <DialogContentText id="prompt-text">
        Exports, refunds, deletions and changes to your login need your{' '}
        {hasFactor ? 'second step' : 'password'}. We won’t ask again for 10 minutes.
      </DialogContentText>
      {hasFactor && (
        <SecondFactorForm
          factors={{ app: data.app, passkey: data.passkeys.length > 0 }}
          schema={codeInput}
          challenge={() => call(secondFactor.confirmChallenge)}
          send={async (proof) => {
            await call(secondFactor.confirm, { body: proof });
            answer(true);
          }}
          sentenceOf={sentenceOf}
          onCancel={cancel}
        />
      )}
      {data && !hasFactor && (
        <CallForm
          check={currentPasswordInput}
          defaultValues={{ currentPassword: '' }}
          send={(body) => call(secondFactor.confirmPassword, { body })}
          onSaved={() => answer(true)}
          save="Confirm"
          onCancel={cancel}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            source="currentPassword"
            label="Your password"
            autoComplete="current-password"
            autoFocus
          />
        </CallForm>
      )}
    </OfficeDialog>
  );
}
