import { dollars } from '@practice/contract/format';
import { drawing, paths } from '@practice/contract/paths';
import { contactDetails, pageTitle } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import type { Problem } from './problem.ts';
import { checkoutAddress } from './purchase.ts';

const heading = 'Payment Error';
export const paymentErrorTitle = pageTitle(heading);

export function PaymentError({ problem }: { problem: Problem }) {
  return (
    <StateScreen
      drawing={drawing(problem.kind === 'temporary' ? 'unplugged' : 'open-sheets')}
      heading={heading}
      documentTitle={paymentErrorTitle}
      // Without a package, the page begins with this screen, which then replaces nothing.
      takesFocus={problem.kind !== 'no-package'}
      actions={
        <>
          <NextStep problem={problem} />
          <ButtonLink href={paths.home} variant="secondary">
            Return Home
          </ButtonLink>
        </>
      }
      contactDetails={contactDetails}
    >
      <p>{problem.sentence}</p>
      <p>{advice[problem.kind]} Nothing was charged.</p>
    </StateScreen>
  );
}

const advice: Record<Problem['kind'], string> = {
  'no-package': 'Choose a package, then Buy Now. That brings you back here to pay.',
  'unknown-package': 'The link that brought you here may be an old one.',
  'outdated-price': 'The link that brought you here shows an older price.',
  temporary: 'We couldn’t open the payment form. Your package is still chosen.',
};

function NextStep({ problem }: { problem: Problem }) {
  if (problem.kind === 'temporary')
    return <Button onClick={() => window.location.reload()}>Try again</Button>;
  if (problem.kind !== 'outdated-price')
    return <ButtonLink href={paths.services}>See the packages</ButtonLink>;
  const { purchase } = problem;
  return <ButtonLink href={checkoutAddress(purchase)}>Continue at {dollars(purchase.amount)}</ButtonLink>;
}
