import { call } from '@practice/contract/call';
import { check } from '@practice/contract/check';
import { sentenceOf } from '@practice/contract/errors';
import { secondFactor } from '@practice/contract/routes';
import { codeInput } from '@practice/contract/second-factor';
import { Dialog } from '@practice/ui/Dialog';
import { SecondFactorForm } from '@practice/ui/SecondFactorForm';
import { answer } from './prompt.ts';
import { useSecondFactor } from './useSecondFactor.ts';

export function PromptDialog() {
  const { data } = useSecondFactor();
  const cancel = () => answer(false);
  return (
    <Dialog
      title="Is it still you?"
      description="Exports, refunds and deletions need your second step. We won’t ask again for 10 minutes."
      onClose={cancel}
    >
      {data && (
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
    </Dialog>
  );
}
