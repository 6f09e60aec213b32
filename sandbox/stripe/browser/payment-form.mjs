// @ts-check
/** The form of the 'payment' element, in a shadow root, so that the page's styles and its do not meet. */

import { bankFields, cardFields, readExpiry } from './fields.mjs';
import { createFieldset } from './fieldset.mjs';
import { createTabs } from './tabs.mjs';

/** @typedef {{ variables?: Record<string, string> }} Appearance */
/** @typedef {import('./payments.mjs').Params} Params */
/** @typedef {ReturnType<typeof renderPaymentForm>} PaymentForm */
/** @typedef {Record<string, 'auto' | 'never' | undefined>} Shown */
/** @typedef {{ fields?: { billingDetails?: 'auto' | 'never' | (Shown & { address?: 'auto' | 'never' | Shown }) } }} Options */

/**
 * @param {HTMLElement} host
 * @param {{
 *   css: string,
 *   types: string[], // of payment methods
 *   appearance: Appearance | undefined,
 *   options: Options,
 *   emit: (name: string, detail?: object) => void,
 * }} about
 */
export function renderPaymentForm(host, { css, types, appearance, options, emit }) {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const box = root.appendChild(document.createElement('div'));
  box.className = 'form';
  const note = box.appendChild(document.createElement('p'));
  note.className = 'note';
  note.textContent = 'Demo payments: no card is charged';

  const never = neverAsked(options);
  const kept = (/** @type {import('./fields.mjs').Field} */ { name }) => !never.has(name);
  const methods = [
    { type: 'card', label: 'Card', fields: createFieldset(cardFields.filter(kept), tell) },
    {
      type: 'us_bank_account',
      label: 'US bank account',
      fields: createFieldset(bankFields.filter(kept), tell),
    },
  ].filter(({ type }) => types.includes(type));
  let chosen = methods[0];
  if (methods.length > 1) {
    box.append(
      createTabs(
        methods.map(({ label, fields }) => ({ label, panel: fields.box })),
        (index) => {
          chosen = methods[index];
          tell();
        },
      ),
    );
  }
  box.append(...methods.map(({ fields }) => fields.box));

  /** @param {Appearance | undefined} given */
  function dress(given) {
    for (const [name, value] of Object.entries(given?.variables ?? {}))
      box.style.setProperty(`--${name}`, value);
  }

  function tell() {
    const { fields, type } = chosen ?? {};
    emit('change', {
      complete: fields?.isComplete() ?? false,
      empty: fields?.isEmpty() ?? true,
      collapsed: false,
      value: { type },
    });
  }

  dress(appearance);
  box.addEventListener('focusin', () => emit('focus'));
  box.addEventListener('focusout', () => emit('blur'));
  box.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') emit('escape');
    // The page's form does not see into the shadow root.
    if (key === 'Enter' && target instanceof HTMLInputElement) host.closest('form')?.requestSubmit();
  });

  return {
    dress,
    tell,
    focus: () => chosen?.fields.focus(),
    clear: () => chosen?.fields.clear(),
    /** Says beside each field what is wrong with it. */
    submit() {
      const error = chosen?.fields.check();
      return error
        ? { error: { type: 'validation_error', ...error } }
        : { selectedPaymentMethod: chosen?.type };
    },
    /** @param {boolean} isBusy */
    setBusy(isBusy) {
      box.inert = isBusy;
      box.classList.toggle('busy', isBusy);
    },
    /** With what the page knows itself. @param {Params} [given] @returns {Params} */
    methodData(given = {}) {
      const values = chosen?.fields.values() ?? {};
      const billing = merged(
        { name: values.name, address: { postal_code: values.zip, country: values.zip && 'US' } },
        given.billing_details,
      );
      if (chosen?.type === 'us_bank_account') {
        const { routing, account } = values;
        return {
          ...given,
          type: 'us_bank_account',
          billing_details: billing,
          us_bank_account: {
            account_holder_type: 'individual',
            routing_number: routing,
            account_number: account,
          },
        };
      }
      const [month, year] = readExpiry(values.expiry ?? '');
      const number = values.number?.replaceAll(' ', '');
      return {
        ...given,
        type: 'card',
        billing_details: billing,
        card: { number, exp_month: month, exp_year: year, cvc: values.cvc },
      };
    },
  };
}

/** The fields that the page fills in itself. @param {Options} options */
function neverAsked({ fields: { billingDetails: billing } = {} }) {
  if (billing === 'never') return new Set(['name', 'zip']);
  const address = typeof billing === 'object' ? billing.address : undefined;
  const zip = typeof address === 'object' ? address.postalCode : address;
  const name = typeof billing === 'object' ? billing.name : undefined;
  return new Set([...(name === 'never' ? ['name'] : []), ...(zip === 'never' ? ['zip'] : [])]);
}

/** What the page gives is stronger. @param {Params} ours @param {Params[string]} given @returns {Params} */
function merged(ours, given) {
  if (!given || typeof given !== 'object') return ours;
  const address = typeof given.address === 'object' ? given.address : {};
  return {
    ...ours,
    ...given,
    address: { ...(typeof ours.address === 'object' ? ours.address : {}), ...address },
  };
}
