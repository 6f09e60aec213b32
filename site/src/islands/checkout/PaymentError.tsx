import { dollars } from '@practice/contract/format';
import { drawing, paths } from '@practice/contract/paths';
import { reach } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import type { ReactNode } from 'react';
import { titled } from '../titled.ts';
import { checkoutAddress } from './purchase.ts';
import type { Stop } from './stop.ts';

interface Shown {
  drawing: 'open-sheets' | 'unplugged';
  heading: string;
  advice: string;
  way: ReactNode;
}

const packagesWay = <ButtonLink href={paths.services}>See the packages</ButtonLink>;

/** Why there is no card form, and what to do next. */
export function PaymentError({ stop }: { stop: Stop }) {
  const { heading, advice, way, ...shown } = shownFor(stop);
  return (
    <StateScreen
      drawing={drawing(shown.drawing)}
      label="Payment Error"
      heading={heading}
      documentTitle={titled(heading)}
      // What is known at once needs no announcement.
      isNews={stop.kind !== 'nothing-chosen'}
      ways={
        <>
          {way}
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

function shownFor(stop: Stop): Shown {
  switch (stop.kind) {
    case 'nothing-chosen':
      return {
        drawing: 'open-sheets',
        heading: 'Choose a package first',
        advice: 'Pick a package and press “Buy Now.” That brings you back here to pay.',
        way: packagesWay,
      };
    case 'not-sold':
      return {
        drawing: 'open-sheets',
        heading: 'We don’t have that package',
        advice: 'The link that brought you here may be an old one.',
        way: packagesWay,
      };
    case 'other-price': {
      const { serviceType, amount } = stop.purchase;
      return {
        drawing: 'open-sheets',
        heading: `The ${serviceType} costs ${dollars(amount)}`,
        advice: 'This link shows an outdated price. You can continue at the current one.',
        way: (
          <ButtonLink href={checkoutAddress(stop.purchase)}>{`Continue at ${dollars(amount)}`}</ButtonLink>
        ),
      };
    }
    case 'may-pass':
      return {
        drawing: 'unplugged',
        heading: 'We couldn’t open the payment form',
        advice: 'Your package is still chosen.',
        way: <Button onClick={() => window.location.reload()}>Try again</Button>,
      };
  }
}
