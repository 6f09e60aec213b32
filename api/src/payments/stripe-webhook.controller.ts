import { BadRequestException, Body, Controller, Headers, HttpCode, Inject, Post } from '@nestjs/common';
import Stripe from 'stripe';
import { CONFIG, type Config } from '../config.ts';
import { Public } from '../http/audience.ts';
import { TakesRawBody } from '../http/raw-body.ts';
import { PaymentStates } from './payment-states.ts';

/** How old a signature may be, in seconds. */
const tolerance = 300;

@Controller('stripe')
export class StripeWebhookController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly stripe: Stripe,
    private readonly states: PaymentStates,
  ) {}

  /** Takes Stripe's signed events. 400 for one that Stripe did not sign, or more than five minutes ago. */
  @Post('webhook')
  @Public()
  @TakesRawBody()
  @HttpCode(200)
  async webhook(
    @Body() body: string,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.states.applyEvent(this.verified(body, signature ?? ''));
    return { received: true };
  }

  private verified(body: string, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.config.stripe.webhookSecret,
        tolerance,
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
        throw new BadRequestException('This event is not signed by Stripe.');
      }
      throw error;
    }
  }
}
