import { dollars } from '@practice/contract/format';
import { drawing, paths } from '@practice/contract/paths';
import { reach } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import { pageTitle } from '../page-title.ts';
import type { Problem } from './problem.ts';
import { checkoutAddress } from './purchase.ts';

/** Explains why there is no card form, and offers the next step. */
export function PaymentError({ problem }: { problem: Problem }) {
  const { heading, advice, action } = contentFor(problem);
  return (
    <StateScreen
      drawing={drawing(problem.kind === 'temporary' ? 'unplugged' : 'open-sheets')}
      label="Payment Error"
      heading={heading}
      documentTitle={pageTitle(heading)}
      // Without a package, the page begins with this screen, which then replaces nothing.
      takesFocus={problem.kind !== 'no-package'}
      actions={
        <>
          {action ?? <ButtonLink href={paths.services}>See the packages</ButtonLink>}
          <ButtonLink href={paths.home} variant="secondary">
            Return Home
          </ButtonLink>
        </>
      }
      reach={reach}
    >
      <p>{problem.sentence}</p>
      <p>{advice} Nothing was charged.</p>
    </StateScreen>
  );
}

function contentFor(problem: Problem) {
  switch (problem.kind) {
    case 'no-package':
      return {
        heading: 'Choose a package first',
        advice: 'Pick a package and press “Buy Now.” That brings you back here to pay.',
      };
    case 'unknown-package':
      return {
        heading: 'We don’t have that package',
        advice: 'The link that brought you here may be an old one.',
      };
    case 'outdated-price': {
      const { serviceType, amount } = problem.purchase;
      const price = dollars(amount);
      return {
        heading: `The ${serviceType} costs ${price}`,
        advice: 'This link shows an outdated price. You can continue at the current one.',
        action: <ButtonLink href={checkoutAddress(problem.purchase)}>{`Continue at ${price}`}</ButtonLink>,
      };
    }
    case 'temporary':
      return {
        heading: 'We couldn’t open the payment form',
        advice: 'Your package is still chosen.',
        action: <Button onClick={() => window.location.reload()}>Try again</Button>,
      };
  }
}
