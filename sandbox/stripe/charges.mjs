// @ts-check
import { noSuch } from './errors.mjs';
import { letters, newId, now } from './state.mjs';
import { declines } from './test-cards.mjs';

/** @typedef {import('./state.mjs').Charge} Charge */
/** @typedef {import('./account.mjs').Account} Account */

/** @param {Account} account @param {import('./account.mjs').Call} call @returns {Charge} */
export function findCharge({ state }, { id }) {
  const charge = state.find('charge', id);
  if (!charge) throw noSuch('charge', id);
  return charge;
}

/** An attempt to take the money of an intent. @param {Account} account @param {import('./state.mjs').Intent} intent @returns {Charge} */
export function addCharge({ state }, intent) {
  const method = state.find('payment_method', intent.payment_method ?? '');
  /** @type {Charge} */
  const charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method?.billing_details ?? {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: intent.statement_descriptor_suffix,
    captured: false,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: method ? methodDetails(method) : null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
  intent.latest_charge = charge.id;
  return state.add(charge);
}

/** @param {Charge} charge */
export function succeedCharge(charge) {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.captured = true;
  charge.amount_captured = charge.amount;
  charge.receipt_number = charge.receipt_email ? `${letters(4)}-${letters(4)}`.toUpperCase() : null;
  charge.outcome = outcome({ type: 'authorized', seller_message: 'Payment complete.' });
}

/** @param {Charge} charge @param {string} reason */
export function failCharge(charge, reason) {
  const { code, decline_code, message } = declines[reason] ?? { code: reason, message: reason };
  charge.status = 'failed';
  charge.failure_code = code;
  charge.failure_message = message;
  charge.outcome = outcome({
    type: 'issuer_declined',
    reason: decline_code ?? code,
    seller_message: message,
  });
}

/** @param {{ type: string, reason?: string, seller_message: string }} about @returns {NonNullable<Charge['outcome']>} */
function outcome({ type, reason, seller_message }) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: reason ? 'declined_by_network' : 'approved_by_network',
    reason: reason ?? null,
    risk_level: 'normal',
    risk_score: 10,
    seller_message,
    type,
  };
}

/** @param {import('./payment-methods.mjs').PaymentMethod} method @returns {NonNullable<Charge['payment_method_details']>} */
function methodDetails({ type, card, us_bank_account: account }) {
  if (account) {
    const { account_holder_type, account_type, bank_name, last4, routing_number } = account;
    return {
      type,
      us_bank_account: {
        account_holder_type: account_holder_type ?? null,
        account_type: account_type ?? null,
        bank_name,
        fingerprint: null,
        last4,
        payment_reference: null,
        routing_number,
      },
    };
  }
  if (!card) return { type };
  const { brand, country, exp_month, exp_year, funding, last4 } = card;
  return {
    type,
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      funding,
      installments: null,
      last4,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
