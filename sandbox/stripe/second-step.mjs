// @ts-check
import { finishSecondStep } from './confirm.mjs';

/**
 * The page of the buyer's bank, which asks whether it is really them.
 * @param {import('./state.mjs').Account} account @param {string} secret of the intent
 * @param {URLSearchParams | undefined} sent undefined: the page is only looked at
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: string }>}
 */
export async function answerSecondStep(account, secret, sent) {
  const { state } = account;
  const intent = state.find('payment_intent', secret.split('_secret_')[0] ?? '');
  if (intent?.client_secret !== secret) return page(404, 'Nothing here', 'There is no such payment.');
  if (intent.next_action && !sent) {
    const amount = `$${(intent.amount / 100).toFixed(2)}`;
    return page(
      200,
      'Is it you who is paying?',
      `This page stands in for your bank’s. The payment is for ${amount}.`,
      form,
    );
  }
  if (intent.next_action) {
    finishSecondStep(account, intent, sent?.get('result') === 'complete');
    await state.save();
  }
  const { returnUrl } = state.notes[intent.id] ?? {};
  if (!returnUrl) return page(200, 'Thank you', 'You can close this page and go back to the shop.');
  const back = new URL(returnUrl);
  back.searchParams.set('payment_intent', intent.id);
  back.searchParams.set('payment_intent_client_secret', secret);
  back.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return { status: 303, headers: { Location: back.href }, body: '' };
}

const form = `<form method="post">
<button name="result" value="complete">Complete</button>
<button name="result" value="fail" class="quiet">Fail</button>
</form>
<p>Demo payments: no card is charged</p>`;

/** @param {number} status @param {string} title @param {string} sentence @param {string} [more] */
function page(status, title, sentence, more = '') {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    // No form-action: it would also hold for where the answer leads back to.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  };
  const body = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#1d2b29, #e8efed); --paper: light-dark(#faf7f1, #14201e);
  --accent: light-dark(#1f6b5e, #7fc7b8); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.5rem 0; }
button { flex: 1; min-height: 3rem; border: 2px solid var(--accent); border-radius: 0.5rem;
  background: var(--accent); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: none; color: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
</style>
<main><h1>${title}</h1><p>${sentence}</p>${more}</main>
</html>
`;
  return { status, headers, body };
}
