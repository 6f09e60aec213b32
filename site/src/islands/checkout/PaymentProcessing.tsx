import { drawing, paths } from '@practice/contract/paths';
import { reach } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { Spinner } from '@practice/ui/Spinner';
import { StateScreen } from '@practice/ui/StateScreen';
import { titled } from '../titled.ts';
import type { Outcome } from './outcome.ts';

/** The bank has not answered yet. The page updates by itself. */
export function PaymentProcessing({ isNews }: Pick<Outcome, 'isNews'>) {
  return (
    <StateScreen
      drawing={drawing('bank-clock')}
      heading="Payment Processing"
      documentTitle={titled('Payment Processing')}
      isNews={isNews}
      ways={
        <ButtonLink href={paths.home} variant="secondary">
          Return Home
        </ButtonLink>
      }
      reach={reach}
    >
      <p>
        <Spinner label="Waiting for your bank…" />
      </p>
      <p>
        This page updates on its own. Some banks take a few days, so you can leave: we’ll email you as soon as
        we know.
      </p>
    </StateScreen>
  );
}
