import {
  BadRequestException,
  Body,
  Controller,
  Headers,
  HttpCode,
  Inject,
  Logger,
  Post,
} from '@nestjs/common';
import Stripe from 'stripe';
import { CONFIG, type Config } from '../config.ts';
import { Public } from '../http/route.ts';
import { PaymentStates } from './payment-states.ts';

@Controller('api/stripe')
export class StripeWebhookController {
  private readonly logger = new Logger(StripeWebhookController.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly stripe: Stripe,
    private readonly states: PaymentStates,
  ) {}

  /** 400 for a body that isn't an event, or wasn't signed by Stripe in the last five minutes. */
  @Post('webhook')
  @Public()
  @HttpCode(200)
  async webhook(
    @Body() body: Buffer,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.states.applyEvent(this.verified(body, signature ?? ''));
    return { received: true };
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.config.stripe.webhookSecret, 300);
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      this.logger.warn(`A webhook was refused: ${reason}`);
      throw new BadRequestException('This isn’t an event that Stripe has signed just now.');
    }
  }
}
