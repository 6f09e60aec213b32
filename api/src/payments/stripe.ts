import { type FactoryProvider, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
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

/** What people are told while Stripe is down, or refuses our calls; each is true whatever the reason. */
const sentences = {
  checkout: 'Card payments aren’t working right now. Nothing was charged. Please try again in a minute.',
  outcome: 'We can’t look up this payment right now. Please try again in a minute.',
  refund:
    'The card provider isn’t taking our calls right now. Please try again in a minute: the same refund is not made twice.',
} as const;

type Purpose = keyof typeof sentences;

/** Every call to Stripe. */
@Injectable()
export class StripeCalls {
  private readonly logger = new Logger(StripeCalls.name);

  constructor(private readonly stripe: Stripe) {}

  /**
   * Makes a call. What it throws that is not Stripe's own error is passed on.
   * @throws ServiceUnavailableException whenever Stripe does not do what it is asked: it is down, slow, or refuses us. That is
   *   never the caller's fault, so Stripe's own status is only logged.
   */
  async ask<Answer>(purpose: Purpose, call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(this.stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.logger.error(`Stripe didn’t do what was asked (${purpose}): ${factsOf(error)}`);
      throw new ServiceUnavailableException({ message: sentences[purpose] }, { cause: error });
    }
  }

  /** An intent as it is now, or undefined where Stripe does not know it, as after a change of keys. Else as `ask`. */
  retrieve(purpose: Purpose, intentId: string): Promise<Stripe.PaymentIntent | undefined> {
    return this.ask(purpose, (stripe) =>
      stripe.paymentIntents.retrieve(intentId).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error;
        this.logger.warn(`Stripe doesn’t know a payment of ours: ${factsOf(error)}`);
        return undefined;
      }),
    );
  }
}

/** For the log, and for Stripe's support, which asks for the number of the request. */
export function factsOf(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  const { type, statusCode = 'no answer', code, requestId = 'no request number', message } = error;
  return `${type}, ${statusCode}, ${code ?? 'no code'}, ${requestId}: ${message}`;
}
