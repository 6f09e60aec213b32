/** The form of the 'payment' element. A shadow root separates its styles from the page's. */
import { bankFields, cardFields, readExpiry } from './fields.mjs';

export function renderForm(host, { css, appearance }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const box = root.appendChild(element('div', { className: 'form' }));
  const methods = [
    { type: 'card', label: 'Card', fields: createFields(cardFields) },
    { type: 'us_bank_account', label: 'US bank account', fields: createFields(bankFields) },
  ].map((method) => ({ ...method, panel: method.fields.panel }));
  let chosen;
  const tabs = createTabs(methods, (index) => {
    chosen = methods[index];
  });
  box.append(
    element('p', { className: 'note', textContent: 'Demo payments: no card is charged' }),
    tabs,
    ...methods.map(({ panel }) => panel),
  );
  // Enter inside a shadow root does not submit the form around it.
  box.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) host.closest('form')?.requestSubmit();
  });
  dress(appearance);

  function dress(given) {
    for (const [name, value] of Object.entries(given?.variables ?? {}))
      box.style.setProperty(`--${name}`, value);
  }

  return {
    dress,
    /** Shows the problems beside the fields, and returns the first one. */
    check: () => chosen?.fields.check(),
    setBusy(isBusy) {
      box.inert = isBusy;
    },
    /** The payment_method_data for Stripe. `given` is what the page adds to it, such as the buyer's name. */
    methodData(given = {}) {
      const { zip, routing, account, number, expiry, cvc } = chosen?.fields.values() ?? {};
      const known = typeof given.billing_details === 'object' ? given.billing_details : {};
      const address = zip ? { postal_code: zip, country: 'US' } : {};
      const billing_details = { address, ...known };
      if (chosen?.type === 'us_bank_account') {
        const us_bank_account = { routing_number: routing, account_number: account };
        return { ...given, type: chosen.type, billing_details, us_bank_account };
      }
      const [exp_month, exp_year] = readExpiry(expiry ?? '');
      return { ...given, type: 'card', billing_details, card: { number, exp_month, exp_year, cvc } };
    },
  };
}

function createFields(fields) {
  const values = () => Object.fromEntries(rows.map(({ name, input }) => [name, input.value]));
  const rows = fields.map(createRow);
  const panel = element('div', { className: 'fields' });
  panel.append(...rows.map(({ row }) => row));
  return {
    panel,
    values,
    check() {
      for (const row of rows) row.show();
      const first = rows.find(({ problem }) => problem());
      first?.input.focus();
      return first?.problem();
    },
  };
}

function createRow({ name, label, autocomplete, placeholder, format, check }) {
  const id = `payment-${name}`;
  // Without a name, the form around it cannot send the value anywhere.
  const input = element('input', { id, autocomplete, placeholder, inputMode: 'numeric', required: true });
  const brand = element('span', { className: 'brand', ariaHidden: 'true' });
  const error = element('p', { id: `${id}-error`, className: 'error', hidden: true });
  const row = element('div', { className: `field ${name}` });
  row.append(element('label', { htmlFor: id, textContent: label }), input, brand, error);

  const problem = () => check(input.value);
  function show() {
    const found = problem();
    error.hidden = !found;
    error.textContent = found?.message ?? '';
    input.ariaInvalid = found ? 'true' : null;
    if (found) input.setAttribute('aria-describedby', error.id);
    else input.removeAttribute('aria-describedby');
  }
  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    // Formatting in the middle of the text would move the caret, so it waits until the field is left.
    const isAtEnd = input.selectionEnd === input.value.length;
    if (isAtEnd && !isDeleting) input.value = format(input.value);
    if (name === 'number') brand.textContent = input.value.startsWith('4') ? 'Visa' : '';
    if (!error.hidden && !problem()) show();
  });
  input.addEventListener('change', () => {
    input.value = format(input.value);
    // An empty field that was only passed through shows no problem.
    if (input.value !== '' || !error.hidden) show();
  });
  return { name, row, input, problem, show };
}

/** Tabs with the keyboard behavior of the ARIA Authoring Practices. */
function createTabs(entries, choose) {
  const tabs = entries.map(({ label, panel }, index) => {
    const id = `payment-tab-${index}`;
    const tab = element('button', { type: 'button', role: 'tab', id, textContent: label });
    panel.id = `payment-panel-${index}`;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', id);
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => show(index));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const next = (index + step + tabs.length) % tabs.length;
      show(next);
      tabs[next]?.focus();
    });
    return tab;
  });

  function show(chosen) {
    for (const [index, { panel }] of entries.entries()) {
      const ariaSelected = String(index === chosen);
      Object.assign(tabs[index] ?? {}, { ariaSelected, tabIndex: index === chosen ? 0 : -1 });
      panel.hidden = index !== chosen;
    }
    choose(chosen);
  }
  show(0);
  const list = element('div', { className: 'tabs', role: 'tablist', ariaLabel: 'Payment method' });
  list.append(...tabs);
  return list;
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
