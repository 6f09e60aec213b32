// @ts-check
import { newId, now } from './state.mjs';

/**
 * @typedef {Pick<import('stripe').Stripe.Dispute, 'id' | 'object' | 'amount' | 'balance_transactions' | 'created' | 'currency'
 *   | 'is_charge_refundable' | 'livemode' | 'metadata' | 'reason' | 'status'>
 *   & { charge: string, payment_intent: string, evidence_details: { due_by: number, has_evidence: boolean, past_due: boolean, submission_count: number } }} Dispute
 */

/**
 * The buyer's bank wants the money back.
 * @param {import('./account.mjs').Account} account @param {import('./state.mjs').Charge} charge @param {string} reason @returns {Dispute}
 */
export function openDispute(account, charge, reason) {
  charge.disputed = true;
  /** @type {Dispute} */
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    evidence_details: {
      due_by: now() + 7 * 86_400,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  account.state.add(dispute);
  account.emit('charge.dispute.created', dispute);
  return dispute;
}
