import { type FactoryProvider, ServiceUnavailableException } from '@nestjs/common';
import Stripe from 'stripe';
import { CONFIG, type Config } from '../config.ts';

/** Stripe's own client, or the same one talking to the stand-in. Every call has a timeout and is tried again with its key. */
export const stripeProvider: FactoryProvider<Stripe> = {
  provide: Stripe,
  inject: [CONFIG],
  useFactory: ({ stripe }: Config) =>
    new Stripe(stripe.secretKey, {
      ...addressOf(stripe.apiBase),
      timeout: 10_000,
      maxNetworkRetries: 2,
      telemetry: false,
    }),
};

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: Number(port) || (isHttps ? 443 : 80),
    protocol: isHttps ? ('https' as const) : ('http' as const),
  };
}

const unreachable =
  'The card provider can’t be reached right now. Nothing was charged. Please try again in a minute.';

/** Runs a call to Stripe. @throws ServiceUnavailableException when Stripe is down, slow or in trouble of its own. */
export async function askStripe<Answer>(
  call: () => Promise<Answer>,
  sentence: string = unreachable,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isPassing =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    if (isPassing) throw new ServiceUnavailableException(sentence, { cause: error });
    throw error;
  }
}
