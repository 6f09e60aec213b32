import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPage } from '../page.ts';
import { finishSecondStep } from './payments.ts';
import type { Account } from './state.ts';

const layout = readFileSync(join(import.meta.dirname, 'second-step.html'), 'utf8');

export async function answerSecondStep(
  account: Account,
  clientSecret: string,
  sent: URLSearchParams | undefined,
) {
  const { state } = account;
  const intent = state.find('payment_intent', clientSecret.split('_secret_')[0] ?? '');
  if (intent?.client_secret !== clientSecret) return page(404, 'Nothing here', 'There is no such payment.');
  if (intent.next_action && !sent) {
    const amount = `$${(intent.amount / 100).toFixed(2)}`;
    const sentence = `Please approve your payment of ${amount}. (A demo page, in place of your bank’s.)`;
    return page(200, 'Is this you?', sentence, form);
  }
  if (intent.next_action) {
    finishSecondStep(account, intent, sent?.get('result') === 'complete');
    await state.save();
  }
  const { returnUrl } = state.notes[intent.id] ?? {};
  if (!returnUrl) return page(200, 'Thank you', 'You can close this page and go back to the shop.');
  const target = new URL(returnUrl);
  target.searchParams.set('payment_intent', intent.id);
  target.searchParams.set('payment_intent_client_secret', clientSecret);
  target.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return { status: 303, headers: { Location: target.href }, body: '' };
}

const form = `<form method="post">
<button name="result" value="complete">Complete</button>
<button name="result" value="fail">Fail</button>
</form>
<p>Demo payments: no card is charged</p>`;

function page(status: number, title: string, sentence: string, more = '') {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    // A form-action would also apply to the redirect back to the shop.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  };
  return { status, headers, body: fillPage(layout, { title, sentence, more }) };
}
