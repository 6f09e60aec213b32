import { type FactoryProvider, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import Stripe from 'stripe';
import { Alerts } from '../alerts/alerts.ts';
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

const payments = { key: 'stripe', effect: 'people may not be able to pay by card' };

/** For each thing that Stripe is asked for: what its caller is told when it fails, true whatever the reason, and the alert. */
const purposes = {
  checkout: {
    sentence: 'Card payments aren’t working right now. Nothing was charged. Please try again in a minute.',
    alert: payments,
  },
  outcome: {
    sentence: 'We can’t look up this payment right now. Please try again in a minute.',
    alert: payments,
  },
  refund: {
    sentence:
      'The card provider isn’t taking our calls right now. Please try again in a minute: the same refund is not made twice.',
    alert: { key: 'stripe-refunds', effect: 'you may not be able to refund payments here' },
  },
} as const;

type Purpose = keyof typeof purposes;

/** Every call to Stripe. */
@Injectable()
export class StripeCalls {
  private readonly logger = new Logger(StripeCalls.name);
  /** The alerts that are known not to be raised: this process has cleared them. */
  private readonly cleared = new Set<string>();

  constructor(
    private readonly stripe: Stripe,
    private readonly alerts: Alerts,
  ) {}

  /**
   * Makes a call. What it throws that is not Stripe's own error is passed on.
   * @throws ServiceUnavailableException whenever Stripe does not do what it is asked: it is down, slow, or refuses us. That is
   *   never the caller's fault, so Stripe's own status is only logged. What does not pass by itself is shown to the owners.
   */
  async ask<Answer>(purpose: Purpose, call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const { sentence, alert } = purposes[purpose];
    try {
      const answer = await call(this.stripe);
      if (!this.cleared.has(alert.key)) this.alerts.clear(alert.key);
      this.cleared.add(alert.key);
      return answer;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const facts = factsOf(error);
      this.logger.error(`Stripe didn’t do what was asked (${purpose}): ${facts}`);
      if (!isPassing(error)) {
        this.cleared.delete(alert.key);
        const message = `Stripe refuses our calls, so ${alert.effect}. Please check the API keys in Stripe’s dashboard. Stripe says: “${error.message}” (request ${error.requestId}).`;
        this.alerts.raise({ key: alert.key, message });
      }
      throw new ServiceUnavailableException({ message: sentence }, { cause: error });
    }
  }

  /** As `ask`; undefined where Stripe does not know what the call is about, as after a change of keys. */
  askIfKnown<Answer>(
    purpose: Purpose,
    call: (stripe: Stripe) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    return this.ask(purpose, (stripe) =>
      call(stripe).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error;
        this.logger.warn(`Stripe doesn’t know a payment of ours: ${factsOf(error)}`);
        return undefined;
      }),
    );
  }

  /** An intent as it is now, as `askIfKnown`. */
  retrieve(purpose: Purpose, intentId: string): Promise<Stripe.PaymentIntent | undefined> {
    return this.askIfKnown(purpose, (stripe) => stripe.paymentIntents.retrieve(intentId));
  }
}

/** An outage ends without the owners. */
function isPassing(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}

/** For the log, and for Stripe's support, which asks for the number of the request. */
export function factsOf(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  const { type, statusCode = 'no answer', code, requestId = 'no request number', message } = error;
  return `${type}, ${statusCode}, ${code ?? 'no code'}, ${requestId}: ${message}`;
}
