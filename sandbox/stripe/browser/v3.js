// @ts-check
/**
 * Stands in for https://js.stripe.com: `window.Stripe` with the calls that @stripe/stripe-js and @stripe/react-stripe-js make.
 * The card form is part of the page, where Stripe's stands in a frame. It knows one element, 'payment', and English only.
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const base = new URL('.', script.src);
  const load = (/** @type {string} */ name) => import(new URL(`browser/${name}.mjs`, base).href);
  // All asked for at once, those they import included, so that they are here when a form is mounted.
  /** @type {Promise<typeof import('./payment-form.mjs')>} */
  const forms = load('payment-form');
  /** @type {Promise<typeof import('./payments.mjs')>} */
  const payments = load('payments');
  for (const name of ['fieldset', 'fields', 'tabs']) void load(name);
  const styles = fetch(new URL('v3.css', base)).then((response) => response.text());

  /** @typedef {import('./payments.mjs').ElementsOptions} ElementsOptions */
  /** @typedef {(event: object) => void} Listener */

  /** @param {string} key @param {ElementsOptions} given */
  function createElements(key, given) {
    const options = { ...given };
    /** @type {ReturnType<typeof createElement> | undefined} */
    let element;
    return {
      options,
      /** @param {string} type @param {object} [elementOptions] */
      create(type, elementOptions = {}) {
        if (type !== 'payment') throw new Error(`The stand-in for Stripe has no element '${type}'.`);
        if (element) throw new Error("Can't create more than one 'payment' element.");
        element = createElement(key, options, elementOptions, () => {
          element = undefined;
        });
        return element;
      },
      /** @param {string | { __elementType?: string }} type */
      getElement: (type) =>
        (typeof type === 'string' ? type : type.__elementType) === 'payment' ? (element ?? null) : null,
      /** @param {Partial<ElementsOptions>} changes */
      update(changes) {
        Object.assign(options, changes);
        if (changes.appearance) element?.form?.dress(changes.appearance);
      },
      submit: async () => element?.form?.submit() ?? { error: notMounted },
      fetchUpdates: async () => ({}),
      form: () => element?.form,
    };
  }

  const notMounted = {
    type: 'invalid_request_error',
    code: 'not_mounted',
    message: 'The payment form is not ready yet. Please try again in a moment.',
  };

  /** @param {string} key @param {ElementsOptions} options @param {object} elementOptions @param {() => void} forget */
  function createElement(key, options, elementOptions, forget) {
    /** @type {Map<string, Set<Listener>>} */
    const listeners = new Map();
    /** @param {string} name @param {object} [detail] */
    const emit = (name, detail = {}) => {
      for (const listener of [...(listeners.get(name) ?? [])])
        listener({ elementType: 'payment', ...detail });
    };
    const element = {
      /** @type {import('./payment-form.mjs').PaymentForm | undefined} */
      form: undefined,
      /** @param {string} name @param {Listener} listener */
      on(name, listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
      /** @param {string} name @param {Listener} listener */
      once(name, listener) {
        /** @type {Listener} */
        const first = (event) => {
          element.off(name, first);
          listener(event);
        };
        return element.on(name, first);
      },
      /** @param {string} name @param {Listener} [listener] */
      off(name, listener) {
        if (listener) listeners.get(name)?.delete(listener);
        else listeners.delete(name);
        return element;
      },
      /** @param {Element | string} place */
      mount(place) {
        const target = typeof place === 'string' ? document.querySelector(place) : place;
        if (!target) throw new Error(`The selector you specified (${place}) applies to no DOM elements.`);
        const host = document.createElement('div');
        target.replaceChildren(host);
        element.unmount = () => {
          host.remove();
          element.form = undefined;
        };
        show(host).catch((error) => {
          emit('loaderror', { error: { type: 'api_connection_error', message: String(error) } });
        });
      },
      unmount() {},
      /** @param {object} changes */
      update(changes) {
        Object.assign(elementOptions, changes);
        return element;
      },
      focus: () => element.form?.focus(),
      blur() {},
      clear: () => element.form?.clear(),
      collapse() {},
      destroy() {
        element.unmount();
        forget();
      },
    };

    /** @param {HTMLElement} host */
    async function show(host) {
      emit('loaderstart');
      // At the same time as the modules: on a slow line each turn counts.
      const asked = askForIntent(key, options.clientSecret);
      const [{ renderPaymentForm }, { readAnswer }, css] = await Promise.all([forms, payments, styles]);
      const { paymentIntent, error } = await readAnswer(asked);
      if (!host.isConnected) return;
      if (error) return emit('loaderror', { error });
      element.form = renderPaymentForm(host, {
        css,
        types: paymentIntent.payment_method_types,
        appearance: options.appearance,
        options: elementOptions,
        emit,
      });
      emit('ready');
      element.form.tell();
    }
    return element;
  }

  /** @param {string} key @param {string} clientSecret */
  function askForIntent(key, clientSecret) {
    const url = new URL(`v1/payment_intents/${clientSecret.split('_secret_')[0]}`, base);
    url.search = new URLSearchParams({ key, client_secret: clientSecret }).toString();
    const asked = fetch(url);
    // Its failure is read later, in the words of the form.
    asked.catch(() => {});
    return asked;
  }

  /** Callable without `new`, as the loader calls it. @param {string} key */
  function Stripe(key) {
    const shop = { base, key };
    return {
      /** @param {ElementsOptions} options */
      elements: (options) => createElements(key, options),
      /** @param {import('./payments.mjs').Confirmation} confirmation */
      confirmPayment: async (confirmation) => (await payments).confirmPayment(shop, confirmation),
      /** @param {string} clientSecret */
      retrievePaymentIntent: async (clientSecret) => (await payments).retrieve(shop, clientSecret),
      /** @param {{ clientSecret: string }} about */
      handleNextAction: async ({ clientSecret }) => (await payments).followNextAction(shop, clientSecret),
      /** @param {string} clientSecret @param {{ payment_method?: string, return_url?: string }} [params] */
      confirmCardPayment: async (clientSecret, params = {}) =>
        (await payments).confirmPayment(shop, {
          clientSecret,
          confirmParams: params,
          redirect: 'if_required',
        }),
      /** @param {import('./payments.mjs').Confirmation} about */
      createPaymentMethod: async (about) => (await payments).createPaymentMethod(shop, about),
      createToken: async () => ({
        error: { type: 'invalid_request_error', message: 'The stand-in for Stripe makes no tokens.' },
      }),
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }
  // The release that the loader expects.
  Stripe.version = 'endive';
  Object.assign(window, { Stripe });
})();
