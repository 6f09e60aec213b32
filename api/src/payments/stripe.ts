import { type FactoryProvider, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import Stripe from 'stripe';
import { Alerts } from '../alerts/alerts.ts';
import { CONFIG, type Config } from '../config.ts';

export const stripeProvider: FactoryProvider<Stripe> = {
  provide: Stripe,
  inject: [CONFIG],
  useFactory: ({ stripe }: Config) =>
    new Stripe(stripe.secretKey, {
      ...(stripe.apiBase && addressOf(new URL(stripe.apiBase))),
      timeout: 10_000,
      maxNetworkRetries: 2,
      telemetry: false,
    }),
};

function addressOf({ protocol, hostname, port }: URL): Stripe.StripeConfig {
  const isHttps = protocol === 'https:';
  return { host: hostname, port: port || (isHttps ? 443 : 80), protocol: isHttps ? 'https' : 'http' };
}

const payments = { key: 'stripe', effect: 'people may not be able to pay by card' };

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

@Injectable()
export class StripeCalls {
  private readonly logger = new Logger(StripeCalls.name);
  private readonly cleared = new Set<string>();

  constructor(
    private readonly stripe: Stripe,
    private readonly alerts: Alerts,
  ) {}

  /**
   * Alerts the owners of an error that won't pass by itself.
   * @throws ServiceUnavailableException for any error
   */
  async call<Answer>(purpose: Purpose, request: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const { sentence, alert } = purposes[purpose];
    try {
      const answer = await request(this.stripe);
      if (!this.cleared.has(alert.key)) this.alerts.clear(alert.key);
      this.cleared.add(alert.key);
      return answer;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const failure = describe(error);
      this.logger.error(`Stripe didn’t do what was asked (${purpose}): ${failure}`);
      if (!isTemporary(error)) {
        this.cleared.delete(alert.key);
        const message = `Stripe refuses our calls, so ${alert.effect}. Please check the API keys in Stripe’s dashboard. Stripe says: “${error.message}” (request ${error.requestId}).`;
        this.alerts.raise({ key: alert.key, message });
      }
      throw new ServiceUnavailableException({ message: sentence }, { cause: error });
    }
  }

  /** @returns undefined if Stripe doesn't know the payment, such as after a change of keys */
  callIfKnown<Answer>(
    purpose: Purpose,
    request: (stripe: Stripe) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    return this.call(purpose, (stripe) =>
      request(stripe).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error;
        this.logger.warn(`Stripe doesn’t know a payment of ours: ${describe(error)}`);
        return undefined;
      }),
    );
  }

  retrieve(purpose: Purpose, intentId: string): Promise<Stripe.PaymentIntent | undefined> {
    return this.callIfKnown(purpose, (stripe) =>
      stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    );
  }
}

function isTemporary(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}

export function describe(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  const { type, statusCode = 'no answer', code, requestId = 'no request number', message } = error;
  return `${type}, ${statusCode}, ${code ?? 'no code'}, ${requestId}: ${message}`;
}
