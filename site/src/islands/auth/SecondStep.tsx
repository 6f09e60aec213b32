import type { SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import { secondFactor } from '@practice/contract/routes';
import { codeInput, type SecondFactors } from '@practice/contract/second-factor';
import { SecondFactorForm } from '@practice/ui/SecondFactorForm';

interface SecondStepProps {
  factors: SecondFactors;
  onDone: (user: SessionUser) => Promise<void>;
  onCancel: () => void;
}

export function SecondStep({ factors, onDone, onCancel }: SecondStepProps) {
  return (
    <section className="stack gap-4" aria-labelledby="second-step">
      <h2 id="second-step" className="text-xl">
        One more step
      </h2>
      <SecondFactorForm
        factors={factors}
        schema={codeInput}
        challenge={() => call(secondFactor.loginChallenge)}
        send={async (proof) => onDone(await call(secondFactor.finishLogin, { body: proof }))}
        sentenceOf={sentenceOf}
        onCancel={onCancel}
      />
    </section>
  );
}
