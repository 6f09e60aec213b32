// @ts-check
/** What the script says to the API, with the publishable key and the secret of one payment. */

/** @typedef {{ base: URL, key: string }} Shop */
/** @typedef {{ [name: string]: string | number | boolean | null | undefined | Params }} Params */
/** @typedef {{ clientSecret: string, appearance?: import('./payment-form.mjs').Appearance }} ElementsOptions */
/** @typedef {{ type: string, message: string, code?: string }} Refusal */
/**
 * @typedef {object} Confirmation
 * @property {{ options: ElementsOptions, form: () => import('./payment-form.mjs').PaymentForm | undefined }} [elements]
 * @property {string} [clientSecret]
 * @property {Params & { return_url?: string, payment_method_data?: Params }} [confirmParams]
 * @property {'always' | 'if_required'} [redirect]
 * @property {Params} [params] of a payment method alone
 */
/**
 * @typedef {{ id: string, client_secret: string, status: string, payment_method_types: string[],
 *   next_action: { redirect_to_url?: { url: string } } | null }} PaymentIntent
 */
/** @typedef {{ paymentIntent: PaymentIntent, error?: undefined } | { paymentIntent?: undefined, error: Refusal }} Result */

/** @param {Shop} shop @param {string} clientSecret @returns {Promise<Result>} */
export async function retrieve(shop, clientSecret) {
  return ask(shop, `v1/payment_intents/${idOf(clientSecret)}`, { client_secret: clientSecret }, 'GET');
}

/**
 * Stays on the page with an error, or with `if_required` and a method that needs no other page; else it leaves.
 * @param {Shop} shop @param {Confirmation} confirmation @returns {Promise<Result>}
 */
export async function confirmPayment(
  shop,
  { elements, clientSecret, confirmParams = {}, redirect = 'always' },
) {
  const secret = clientSecret ?? elements?.options.clientSecret ?? '';
  const { return_url: returnUrl } = confirmParams;
  if (redirect === 'always' && !returnUrl)
    throw new Error('stripe.confirmPayment(): the `confirmParams.return_url` argument is required.');
  const form = elements?.form();
  const refusal = elements ? (form ? form.submit().error : notReady) : undefined;
  if (refusal) return { error: refusal };
  const given = { ...confirmParams, client_secret: secret, use_stripe_sdk: true };
  form?.setBusy(true);
  const result = await ask(shop, `v1/payment_intents/${idOf(secret)}/confirm`, {
    ...given,
    ...(form ? { payment_method_data: form.methodData(confirmParams.payment_method_data) } : {}),
  });
  form?.setBusy(false);
  return result.error ? result : goOn(result, redirect === 'always' ? returnUrl : undefined);
}

/** @param {Shop} shop @param {string} clientSecret @returns {Promise<Result>} */
export async function followNextAction(shop, clientSecret) {
  const result = await retrieve(shop, clientSecret);
  return result.error ? result : goOn(result, undefined);
}

/** @param {Shop} shop @param {Confirmation} about */
export async function createPaymentMethod(shop, { elements, params = {} }) {
  const form = elements?.form();
  const refusal = form ? form.submit().error : notReady;
  if (refusal || !form) return { error: refusal };
  const { paymentIntent: paymentMethod, error } = await ask(
    shop,
    'v1/payment_methods',
    form.methodData(params),
  );
  return error ? { error } : { paymentMethod };
}

const notReady = {
  type: 'invalid_request_error',
  code: 'not_mounted',
  message: 'The payment form is not ready yet. Please try again in a moment.',
};

/** @param {{ paymentIntent: PaymentIntent }} result @param {string | undefined} returnUrl @returns {Promise<Result>} */
function goOn({ paymentIntent }, returnUrl) {
  const next = paymentIntent.next_action?.redirect_to_url?.url;
  if (next) return leaveFor(next);
  if (returnUrl === undefined) return Promise.resolve({ paymentIntent });
  const back = new URL(returnUrl);
  back.searchParams.set('payment_intent', paymentIntent.id);
  back.searchParams.set('payment_intent_client_secret', paymentIntent.client_secret);
  // As Stripe has it, for a method that is still processing too.
  back.searchParams.set('redirect_status', 'succeeded');
  return leaveFor(back.href);
}

/** Nobody waits for an answer on a page that is being left. @param {string} address @returns {Promise<never>} */
function leaveFor(address) {
  window.location.assign(address);
  return new Promise(() => {});
}

/** @param {Shop} shop @param {string} path @param {Params} params @param {'GET' | 'POST'} [method] @returns {Promise<Result>} */
async function ask({ base, key }, path, params, method = 'POST') {
  const form = encodeForm({ key, ...params });
  const url = new URL(path, base);
  if (method === 'GET') url.search = form.toString();
  return readAnswer(fetch(url, { method, ...(method === 'POST' ? { body: form } : {}) }));
}

/** @param {Promise<Response>} asked @returns {Promise<Result>} */
export async function readAnswer(asked) {
  try {
    const response = await asked;
    const answer = await response.json();
    return response.ok ? { paymentIntent: answer } : { error: answer.error };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    };
  }
}

/** `{ a: { b: 1 } }` as `a[b]=1`; what is empty is not sent. @param {Params} params */
export function encodeForm(params) {
  const form = new URLSearchParams();
  /** @param {Params} inner @param {string} prefix */
  const add = (inner, prefix) => {
    for (const [name, value] of Object.entries(inner)) {
      const key = prefix ? `${prefix}[${name}]` : name;
      if (value === undefined || value === null || value === '') continue;
      if (typeof value === 'object') add(value, key);
      else form.append(key, String(value));
    }
  };
  add(params, '');
  return form;
}

/** @param {string} clientSecret */
function idOf(clientSecret) {
  return encodeURIComponent(clientSecret.split('_secret_')[0] ?? '');
}
