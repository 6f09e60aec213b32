import { currentPasswordInput } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { check } from '@practice/contract/check';
import { sentenceOf } from '@practice/contract/errors';
import { passwordInput } from '@practice/contract/inputs';
import { secondFactor } from '@practice/contract/routes';
import { codeInput } from '@practice/contract/second-factor';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { useContractForm } from '@practice/ui/form/useContractForm';
import { PasswordField } from '@practice/ui/PasswordField';
import { SecondFactorForm } from '@practice/ui/SecondFactorForm';
import { useSession } from '../session/Session.tsx';
import { answer } from './prompt.ts';
import { useSecondFactor } from './useSecondFactor.ts';

const cancel = () => answer(false);

export function PromptDialog() {
  const { data } = useSecondFactor();
  const hasFactor = data && (data.app || data.passkeys.length > 0);
  return (
    <Dialog
      title="Is it still you?"
      description={`Exports, refunds, deletions and changes to your login need your ${hasFactor ? 'second step' : 'password'}. We won’t ask again for 10 minutes.`}
      onClose={cancel}
    >
      {hasFactor && (
        <SecondFactorForm
          factors={{ app: data.app, passkey: data.passkeys.length > 0 }}
          check={(typed) => check(codeInput, typed)}
          challenge={() => call(secondFactor.confirmChallenge)}
          send={async (proof) => {
            await call(secondFactor.confirm, proof);
            answer(true);
          }}
          sentenceOf={sentenceOf}
          onCancel={cancel}
        />
      )}
      {data && !hasFactor && <PasswordForm />}
    </Dialog>
  );
}

function PasswordForm() {
  const { email } = useSession();
  const form = useContractForm({
    idPrefix: 'prompt-',
    labels: { currentPassword: 'Your password' },
    values: { currentPassword: '' },
    mode: 'onSubmit',
    check: (typed: { currentPassword: string }) => check(currentPasswordInput, typed),
    async send(input) {
      await call(secondFactor.confirmPassword, input);
      answer(true);
    },
    onFailure(error, refused) {
      const message = sentenceOf(error);
      if (refused.length === 0) form.setError('currentPassword', { type: 'server', message });
    },
  });
  return (
    <form {...form.props} method="post" className="stack gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('currentPassword')} {...passwordInput} />
      <div className="cluster">
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy && 'Checking…'}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
