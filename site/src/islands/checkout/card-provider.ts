import type { PaymentIntentAnswer } from '@practice/contract/payments';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

export const cardFormMissing =
  'We couldn’t load the card form. If you use an ad blocker, turn it off for this page and try again.';

export async function loadCardProvider({ publishableKey, demoScript }: PaymentIntentAnswer): Promise<Stripe> {
  if (demoScript) await loadScript(demoScript);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error(cardFormMissing);
  return stripe;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(cardFormMissing));
    document.head.append(script);
  });
}

export function appearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--color-action'),
      colorBackground: token('--color-surface'),
      colorText: token('--color-text'),
      colorDanger: token('--color-danger'),
      fontFamily: token('--font-text'),
      fontSizeBase: '17px',
      borderRadius: token('--radius-sm'),
    },
  };
}
