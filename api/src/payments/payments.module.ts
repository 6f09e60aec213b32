import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { Package } from '../services/package.entity.ts';
import { AdminPaymentsController } from './admin-payments.controller.ts';
import { Checkout } from './checkout.ts';
import { OpenPayments } from './open-payments.ts';
import { Payment, PaymentRefund, StripeEvent } from './payment.entity.ts';
import { PaymentEmails } from './payment-emails.ts';
import { PaymentStates } from './payment-states.ts';
import { PaymentsController } from './payments.controller.ts';
import { ReceiptLinks } from './receipt-links.ts';
import { Refunds } from './refunds.ts';
import { StripeCalls, stripeProvider } from './stripe.ts';
import { StripeWebhookController } from './stripe-webhook.controller.ts';

@Module({
  imports: [
    AuthModule,
    CalendarModule,
    TypeOrmModule.forFeature([Payment, PaymentRefund, StripeEvent, Package]),
  ],
  controllers: [PaymentsController, AdminPaymentsController, StripeWebhookController],
  providers: [
    stripeProvider,
    StripeCalls,
    Checkout,
    PaymentStates,
    PaymentEmails,
    OpenPayments,
    ReceiptLinks,
    Refunds,
  ],
  exports: [stripeProvider],
})
export class PaymentsModule {}
