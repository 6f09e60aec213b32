import { useEffect, useTransition } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './Field.tsx';
import { type FormOptions, useContractForm } from './form/useContractForm.ts';
import { PasskeyRefusal, signWithPasskey } from './passkeys.ts';

interface Code {
  code: string;
}

type Proof = Code | { passkey: Awaited<ReturnType<typeof signWithPasskey>> };

interface SecondFactorFormProps {
  factors: { app: boolean; passkey: boolean };
  schema: FormOptions<Code, Code, 'code'>['schema'];
  challenge: () => Promise<object>;
  send: (proof: Proof) => Promise<void>;
  sentenceOf: (error: unknown) => string;
  onCancel: () => void;
}

const idPrefix = 'second-factor-';

export function SecondFactorForm(props: SecondFactorFormProps) {
  const { factors, schema, challenge, send, sentenceOf, onCancel } = props;
  const [isSigning, startSigning] = useTransition();
  const form = useContractForm({
    labels: { code: factors.app ? 'Code from your app' : 'Recovery code' },
    values: { code: '' },
    schema,
    mode: 'onSubmit',
    idPrefix,
    send,
    onFailure(error, refused) {
      if (refused.length === 0) refuse(sentenceOf(error));
    },
  });

  const refuse = (message: string) => form.setError('code', { type: 'server', message });

  const sign = () =>
    startSigning(async () => {
      form.clearErrors();
      try {
        await send({ passkey: await signWithPasskey(await challenge(), 'code') });
      } catch (error) {
        refuse(error instanceof PasskeyRefusal ? error.message : sentenceOf(error));
      }
    });

  // A person who sees this has just pressed a button that is gone now.
  useEffect(() => document.getElementById(`${idPrefix}code`)?.focus(), []);

  return (
    <form {...form.props} method="post" className="stack gap-5">
      {factors.passkey && (
        <Button className="self-start" busy={isSigning && 'Waiting for your device…'} onClick={sign}>
          Use a passkey
        </Button>
      )}
      <TextField
        {...form.field('code')}
        hint={
          factors.app
            ? 'Lost your phone? Type one of your recovery codes instead.'
            : 'If you don’t have your device, type one of your recovery codes.'
        }
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
      />
      <div className="cluster">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={factors.app ? 'primary' : 'secondary'} busy={form.busy && 'Checking…'}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
