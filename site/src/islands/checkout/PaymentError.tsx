import { dollars } from '@practice/contract/format';
import { drawing, paths } from '@practice/contract/paths';
import { reach } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import type { ReactNode } from 'react';
import { pageTitle } from '../page-title.ts';
import type { Problem } from './problem.ts';
import { checkoutAddress } from './purchase.ts';

interface Content {
  drawing: 'open-sheets' | 'unplugged';
  heading: string;
  advice: string;
  action: ReactNode;
}

const packagesLink = <ButtonLink href={paths.services}>See the packages</ButtonLink>;

/** Explains why there is no card form, and offers the next step. */
export function PaymentError({ stop }: { stop: Problem }) {
  const { heading, advice, action, ...shown } = contentFor(stop);
  return (
    <StateScreen
      drawing={drawing(shown.drawing)}
      label="Payment Error"
      heading={heading}
      documentTitle={pageTitle(heading)}
      // This is known at once, so nobody has waited for it.
      isNews={stop.kind !== 'no-package'}
      ways={
        <>
          {action}
          <ButtonLink href={paths.home} variant="secondary">
            Return Home
          </ButtonLink>
        </>
      }
      reach={reach}
    >
      <p>{stop.sentence}</p>
      <p>{advice} Nothing was charged.</p>
    </StateScreen>
  );
}

function contentFor(stop: Problem): Content {
  switch (stop.kind) {
    case 'no-package':
      return {
        drawing: 'open-sheets',
        heading: 'Choose a package first',
        advice: 'Pick a package and press “Buy Now.” That brings you back here to pay.',
        action: packagesLink,
      };
    case 'unknown-package':
      return {
        drawing: 'open-sheets',
        heading: 'We don’t have that package',
        advice: 'The link that brought you here may be an old one.',
        action: packagesLink,
      };
    case 'outdated-price': {
      const { serviceType, amount } = stop.purchase;
      return {
        drawing: 'open-sheets',
        heading: `The ${serviceType} costs ${dollars(amount)}`,
        advice: 'This link shows an outdated price. You can continue at the current one.',
        action: (
          <ButtonLink href={checkoutAddress(stop.purchase)}>{`Continue at ${dollars(amount)}`}</ButtonLink>
        ),
      };
    }
    case 'temporary':
      return {
        drawing: 'unplugged',
        heading: 'We couldn’t open the payment form',
        advice: 'Your package is still chosen.',
        action: <Button onClick={() => window.location.reload()}>Try again</Button>,
      };
  }
}
