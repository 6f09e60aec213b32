import { Body, Controller, Get, NotFoundException, Query, StreamableFile } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import {
  buyerInput,
  isPaid,
  ownPayments,
  paymentIntentInput,
  paymentStatusInput,
  receiptNumber,
} from '@practice/contract/payments';
import { payments } from '@practice/contract/routes';
import { IsNull, Not, Repository } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { Id, IdempotencyKey, type Input, Network } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { ForClients, OptionalSession, Public, Route } from '../http/route.ts';
import { OwnPage, type Page } from '../lists/list-query.ts';
import { Worker } from '../worker.ts';
import { Checkout } from './checkout.ts';
import { inDollars, Payment } from './payment.entity.ts';
import { ReceiptLinks, receiptLinkQuery } from './receipt-links.ts';

@Controller()
export class PaymentsController {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly checkout: Checkout,
    private readonly links: ReceiptLinks,
    private readonly limits: RateLimits,
    private readonly worker: Worker,
  ) {}

  @Route(payments.createIntent, 200)
  @OptionalSession()
  async createIntent(
    @Body({ schema: paymentIntentInput }) input: Input<typeof paymentIntentInput>,
    @IdempotencyKey() idempotencyKey: string,
    @Me() me: SessionUser | undefined,
    @Network() network: string,
  ) {
    await this.limits.take('payment intents by address', network);
    return this.checkout.intent(input, idempotencyKey, me);
  }

  @Route(payments.setBuyer)
  @OptionalSession()
  async setBuyer(
    @Body({ schema: buyerInput }) input: Input<typeof buyerInput>,
    @Me() me: SessionUser | undefined,
  ) {
    await this.checkout.setBuyer(input, me);
    return { message: 'Once it’s paid, the receipt goes to this address.' };
  }

  @Route(payments.claim, 200)
  @ForClients()
  async claim(
    @Body({ schema: paymentStatusInput }) input: Input<typeof paymentStatusInput>,
    @Network() network: string,
    @Me() me: SessionUser,
  ) {
    await this.limits.take('payment outcomes by address', network);
    await this.checkout.claim(input, me);
    return { message: 'Your purchase is in your account.' };
  }

  @Route(payments.outcome, 200)
  @Public()
  async outcome(
    @Body({ schema: paymentStatusInput }) input: Input<typeof paymentStatusInput>,
    @Network() network: string,
  ) {
    await this.limits.take('payment outcomes by address', network);
    return this.checkout.outcome(input.clientSecret);
  }

  @Route(payments.mine)
  @ForClients()
  async list(@Me() me: SessionUser, @OwnPage(ownPayments) page: Page<typeof ownPayments>) {
    const where = { userId: me.id, stripePaymentIntentId: Not(IsNull()) };
    return page((await this.payments.findBy(where)).map(paymentView));
  }

  @Get('api/payments/:id/receipt.pdf')
  @ForClients()
  async receipt(@Id() id: number, @Me() me: SessionUser): Promise<StreamableFile> {
    await this.limits.take('PDFs of an account', `receipt ${me.id}`);
    return this.receiptFile(
      await this.payments.findOne({ where: { id, userId: me.id }, relations: { package: true } }),
      me.id,
    );
  }

  /** Downloads a `ReceiptLinks` receipt without a login. 404 if we didn't sign it; 410 after a day. */
  @Get('api/payments/:id/guest-receipt.pdf')
  @Public()
  async guestReceipt(
    @Id() id: number,
    @Query({ schema: receiptLinkQuery }) query: Input<typeof receiptLinkQuery>,
    @Network() network: string,
  ): Promise<StreamableFile> {
    await this.limits.take('payment outcomes by address', network);
    this.links.check(id, query);
    return this.receiptFile(await this.payments.findOne({ where: { id }, relations: { package: true } }));
  }

  private async receiptFile(payment: Payment | null, userId?: number): Promise<StreamableFile> {
    if (!payment || !isPaid(payment.status)) throw new NotFoundException('There is no such receipt.');
    return new StreamableFile(await this.worker.run('receiptPdf', [payment], userId), {
      type: 'application/pdf',
      disposition: `attachment; filename="receipt-${receiptNumber(payment.id)}.pdf"`,
    });
  }
}

function paymentView(payment: Payment) {
  const { id, serviceType, packageId, visitsLeft, description, currency, status, paymentDate, createdAt } =
    payment;
  const card = { cardBrand: payment.cardBrand, cardLast4: payment.cardLast4 };
  const { amount, refundedAmount } = inDollars(payment);
  const about = { id, serviceType, packageId, visitsLeft, description, ...card, amount, refundedAmount };
  return { ...about, currency, status, paymentDate, createdAt };
}
