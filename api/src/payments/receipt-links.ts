import { createHmac, timingSafeEqual } from 'node:crypto';
import { GoneException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import * as v from 'valibot';
import { CONFIG, type Config } from '../config.ts';
import type { Input } from '../http/params.ts';

const day = 24 * 3_600_000;
const noReceipt = 'There is no such receipt.';

export const receiptLinkQuery = v.object({
  until: v.pipe(v.optional(v.string(), ''), v.regex(/^\d{1,15}$/, noReceipt)),
  key: v.pipe(v.optional(v.string(), ''), v.regex(/^[\w-]{43}$/, noReceipt)),
});

/** Signed receipt links for guests. They expire, because URLs end up in histories and logs. */
@Injectable()
export class ReceiptLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  of(id: number, now = Date.now()): string {
    const until = String(now + day);
    return `/api/payments/${id}/guest-receipt.pdf?until=${until}&key=${this.key(id, until)}`;
  }

  check(id: number, { until, key }: Input<typeof receiptLinkQuery>): void {
    if (!timingSafeEqual(Buffer.from(key), Buffer.from(this.key(id, until))))
      throw new NotFoundException(noReceipt);
    if (Number(until) < Date.now())
      throw new GoneException('This link has expired. Your receipt is in your email, too.');
  }

  private key(id: number, until: string): string {
    const { receiptLinks } = this.config.keys;
    return createHmac('sha256', receiptLinks).update(`receipt ${id} until ${until}`).digest('base64url');
  }
}
