// @ts-check
import { finishSecondStep } from './confirm.mjs';

/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Page */

/**
 * The page of the buyer's bank, which asks whether it is really them.
 * @param {import('./account.mjs').Account} account @param {string} step @param {URLSearchParams | undefined} sent undefined: the page is only looked at
 * @returns {Promise<Page>}
 */
export async function answerSecondStep(account, step, sent) {
  const { state } = account;
  const known = Object.hasOwn(state.secondSteps, step) ? state.secondSteps[step] : undefined;
  const intent = known && state.find('payment_intent', known.intent);
  if (!known || !intent) return page(404, 'Nothing here', '<p>There is no such payment.</p>');
  const isOpen = intent.next_action?.redirect_to_url?.url?.endsWith(`/${step}`) ?? false;
  if (isOpen && !sent) return page(200, 'Is it you who is paying?', question(intent));
  if (isOpen && sent) {
    finishSecondStep(account, intent, sent.get('result') === 'complete');
    await state.save();
  }
  const hasWorked = intent.status === 'succeeded' || intent.status === 'processing';
  if (!known.returnUrl)
    return page(200, 'Thank you', '<p>You can close this page and go back to the shop.</p>');
  const back = new URL(known.returnUrl);
  back.searchParams.set('payment_intent', intent.id);
  back.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  back.searchParams.set('redirect_status', hasWorked ? 'succeeded' : 'failed');
  return { status: 303, headers: { Location: back.href }, body: '' };
}

/** @param {import('./state.mjs').Intent} intent */
function question({ amount }) {
  return `<p>This page stands in for your bank's. The payment is for <b>$${(amount / 100).toFixed(2)}</b>.</p>
<form method="post">
<button name="result" value="complete">Complete</button>
<button name="result" value="fail" class="quiet">Fail</button>
</form>
<p class="note">Demo payments: no card is charged</p>`;
}

/** @param {number} status @param {string} title @param {string} content @returns {Page} */
function page(status, title, content) {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // No form-action: it would also hold for where the answer leads back to.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
    body: `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`,
  };
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d2b29, #e8efed); --quiet: light-dark(#566662, #a9b8b4);
  --paper: light-dark(#faf7f1, #14201e); --accent: light-dark(#1f6b5e, #7fc7b8); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.5rem 0; }
button { flex: 1; min-height: 3rem; padding: 0 1.5rem; border: 2px solid var(--accent); border-radius: 0.5rem;
  background: var(--accent); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: none; color: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.note { color: var(--quiet); }
`;
