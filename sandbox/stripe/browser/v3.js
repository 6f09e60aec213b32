// @ts-check
/**
 * Stands in for https://js.stripe.com: `window.Stripe` with the calls that @stripe/stripe-js and @stripe/react-stripe-js make.
 * The card form is part of the page, where Stripe's stands in a frame. It knows one element, 'payment', tells 'ready' and
 * 'loaderror' of it, leaves the page only for a second step, as with `redirect: 'if_required'`, and speaks English only.
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const base = new URL('.', script.src);
  // Asked for at once, and what it imports too, so that all is here when a form is mounted.
  /** @type {Promise<typeof import('./form.mjs')>} */
  const forms = import(new URL('form.mjs', base).href);
  void import(new URL('fields.mjs', base).href);
  const styles = fetch(new URL('v3.css', base)).then((response) => response.text());

  /** @typedef {import('./form.mjs').Params} Params */
  /** @typedef {{ type: string, code?: string, message: string }} Refusal */
  /**
   * The details are asked before there is a payment: its secret comes with the confirmation.
   * @typedef {{ mode: 'payment', amount: number, currency: string, appearance?: import('./form.mjs').Appearance }} ElementsOptions
   */
  /**
   * @typedef {{ id: string, client_secret: string,
   *   next_action: { redirect_to_url: { url: string } } | null }} PaymentIntent
   */
  /** @typedef {(event: object) => void} Listener */
  /**
   * @typedef {object} Confirmation
   * @property {ReturnType<typeof createElements>} elements
   * @property {string} clientSecret
   * @property {Params & { return_url?: string, payment_method_data?: Params }} [confirmParams]
   */

  /** Callable without `new`, as the loader calls it. @param {string} key */
  function Stripe(key) {
    // The loader only looks whether these are there.
    const unknown = () => Promise.reject(new Error('The stand-in for Stripe has no such call.'));
    return {
      /** @param {ElementsOptions} options */
      elements: (options) => createElements(options),
      /** @param {Confirmation} confirmation */
      confirmPayment: (confirmation) => confirmPayment(key, confirmation),
      confirmCardPayment: unknown,
      createPaymentMethod: unknown,
      createToken: unknown,
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }
  // The release that the loader expects.
  Stripe.version = 'endive';
  Object.assign(window, { Stripe });

  /** @param {ElementsOptions} given */
  function createElements(given) {
    const options = { ...given };
    /** @type {ReturnType<typeof createElement> | undefined} */
    let element;
    return {
      options,
      /** @param {string} type */
      create(type) {
        if (type !== 'payment') throw new Error(`The stand-in for Stripe has no element '${type}'.`);
        element = createElement(options);
        return element;
      },
      /** @param {Partial<ElementsOptions>} changes */
      update(changes) {
        Object.assign(options, changes);
        element?.form()?.dress(changes.appearance);
      },
      /** @returns {Promise<{ error?: Refusal }>} */
      async submit() {
        const form = element?.form();
        const problem = form
          ? form.check()
          : { message: 'The payment form is not ready yet. Please try again in a moment.' };
        return problem ? { error: { type: 'validation_error', ...problem } } : {};
      },
      form: () => element?.form(),
    };
  }

  /** @param {ElementsOptions} options */
  function createElement(options) {
    /** @type {Map<string, Set<Listener>>} */
    const listeners = new Map();
    /** @type {import('./form.mjs').Form | undefined} */
    let form;
    const host = document.createElement('div');
    const element = {
      form: () => form,
      /** @param {string} name @param {Listener} listener */
      on(name, listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
      /** @param {string} name @param {Listener} listener */
      off(name, listener) {
        listeners.get(name)?.delete(listener);
        return element;
      },
      /** @param {Element | string} place */
      mount(place) {
        const target = typeof place === 'string' ? document.querySelector(place) : place;
        if (!target) throw new Error(`The selector you specified (${place}) applies to no DOM elements.`);
        target.replaceChildren(host);
        show().catch((error) => {
          emit('loaderror', { error: { type: 'api_connection_error', message: String(error) } });
        });
      },
      unmount: () => host.remove(),
      destroy: () => host.remove(),
      update: () => element,
    };

    /** @param {string} name @param {object} [detail] */
    function emit(name, detail) {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...detail });
    }

    async function show() {
      const [{ renderForm }, css] = await Promise.all([forms, styles]);
      if (!host.isConnected || form) return;
      form = renderForm(host, { css, appearance: options.appearance });
      emit('ready');
    }
    return element;
  }

  /** @param {string} key @param {Confirmation} confirmation */
  async function confirmPayment(key, { elements, clientSecret, confirmParams = {} }) {
    const { error: problem } = await elements.submit();
    if (problem) return { error: problem };
    const form = elements.form();
    const payment_method_data = form?.methodData(confirmParams.payment_method_data);
    form?.setBusy(true);
    const params = { key, ...confirmParams, payment_method_data, use_stripe_sdk: true };
    const result = await confirm(clientSecret, params);
    form?.setBusy(false);
    const next = result.paymentIntent?.next_action;
    if (!next) return result;
    window.location.assign(next.redirect_to_url.url);
    // Nobody waits for an answer on a page that is being left.
    return new Promise(() => {});
  }

  /**
   * Has the API confirm a payment, with its secret.
   * @param {string} clientSecret @param {Params} params
   * @returns {Promise<{ paymentIntent: PaymentIntent, error?: undefined } | { paymentIntent?: undefined, error: Refusal }>}
   */
  async function confirm(clientSecret, params) {
    const url = new URL(`v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, base);
    const body = new URLSearchParams({ client_secret: clientSecret });
    append(body, params);
    try {
      const response = await fetch(url, { method: 'POST', body });
      const answer = await response.json();
      return response.ok ? { paymentIntent: answer } : { error: answer.error };
    } catch {
      const message =
        'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }

  /** `{ a: { b: 1 } }` as `a[b]=1`; what is empty is not sent. @param {URLSearchParams} form @param {Params} params @param {string} [outer] */
  function append(form, params, outer) {
    for (const [name, value] of Object.entries(params)) {
      const key = outer ? `${outer}[${name}]` : name;
      if (typeof value === 'object') append(form, value, key);
      else if (value !== undefined && value !== '') form.append(key, String(value));
    }
  }
})();
