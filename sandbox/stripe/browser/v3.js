// Stands in for https://js.stripe.com: `window.Stripe` with the calls that @stripe/stripe-js and @stripe/react-stripe-js make. It
// knows one element, 'payment', and leaves the page only for a second step. The form is in the page, where Stripe's is in a frame.
(() => {
  const base = new URL('.', document.currentScript.src);
  // All files are loaded early, so that they are here when a form is mounted.
  const forms = import(new URL('form.mjs', base).href);
  const page = fetch(new URL('form.html', base)).then((response) => response.text());

  function Stripe(key) {
    // The loader checks that these exist.
    const unknown = () => Promise.reject(new Error('The stand-in for Stripe has no such call.'));
    return {
      elements: (options) => createElements(options),
      confirmPayment: (confirmation) => confirmPayment(key, confirmation),
      confirmCardPayment: unknown,
      createPaymentMethod: unknown,
      createToken: unknown,
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }
  Stripe.version = 'endive';
  Object.assign(window, { Stripe });

  function createElements(given) {
    const options = { ...given };
    let element;
    return {
      options,
      create(type) {
        if (type !== 'payment') throw new Error(`The stand-in for Stripe has no element '${type}'.`);
        element = createElement(options);
        return element;
      },
      update(changes) {
        Object.assign(options, changes);
        element?.form()?.applyAppearance(changes.appearance);
      },
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

  function createElement(options) {
    const listeners = new Map();
    let form;
    const host = document.createElement('div');
    const element = {
      form: () => form,
      on(name, listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
      off(name, listener) {
        listeners.get(name)?.delete(listener);
        return element;
      },
      mount(place) {
        place.replaceChildren(host);
        show().catch((error) => {
          emit('loaderror', { error: { type: 'api_connection_error', message: String(error) } });
        });
      },
      destroy: () => host.remove(),
    };

    function emit(name, detail) {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...detail });
    }

    async function show() {
      const [{ renderForm }, html] = await Promise.all([forms, page]);
      if (!host.isConnected || form) return;
      form = renderForm(host, { page: html, appearance: options.appearance });
      emit('ready');
    }
    return element;
  }

  async function confirmPayment(key, { elements, clientSecret, confirmParams = {} }) {
    const { error: problem } = await elements.submit();
    if (problem) return { error: problem };
    const form = elements.form();
    const payment_method_data = form?.methodData(confirmParams.payment_method_data);
    form?.setBusy(true);
    const params = { key, ...confirmParams, payment_method_data };
    const result = await confirm(clientSecret, params);
    form?.setBusy(false);
    const next = result.paymentIntent?.next_action;
    if (!next) return result;
    window.location.assign(next.redirect_to_url.url);
    // The page is being left, so this promise never settles.
    return new Promise(() => {});
  }

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

  /** Encodes `{ a: { b: 1 } }` as `a[b]=1`, and leaves out what is empty. */
  function append(form, params, outer) {
    for (const [name, value] of Object.entries(params)) {
      const key = outer ? `${outer}[${name}]` : name;
      if (typeof value === 'object') append(form, value, key);
      else if (value !== undefined && value !== '') form.append(key, String(value));
    }
  }
})();
