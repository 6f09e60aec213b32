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
  ];
  let chosen;
  function choose(method) {
    chosen = method;
    for (const { fields } of methods) fields.panel.hidden = fields !== method.fields;
  }
  choose(methods[0]);
  box.append(
    element('p', { className: 'note', textContent: 'Demo payments: no card is charged' }),
    createTabs(methods, choose),
    ...methods.map(({ fields }) => fields.panel),
  );
  // Enter inside a shadow root does not submit the form around it.
  box.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) host.closest('form')?.requestSubmit();
  });
  applyAppearance(appearance);

  function applyAppearance(given) {
    for (const [name, value] of Object.entries(given?.variables ?? {}))
      box.style.setProperty(`--${name}`, value);
  }

  return {
    applyAppearance,
    check: () => chosen.fields.check(),
    setBusy(isBusy) {
      box.inert = isBusy;
    },
    methodData(given = {}) {
      const { routing, account, number, expiry, cvc } = chosen.fields.values();
      if (chosen.type === 'us_bank_account') {
        const us_bank_account = { routing_number: routing, account_number: account };
        return { ...given, type: chosen.type, us_bank_account };
      }
      const [exp_month, exp_year] = readExpiry(expiry ?? '');
      return { ...given, type: 'card', card: { number, exp_month, exp_year, cvc } };
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

function createTabs(methods, choose) {
  const list = element('div', { className: 'tabs', role: 'radiogroup', ariaLabel: 'Payment method' });
  for (const method of methods) {
    const radio = element('input', { type: 'radio', name: 'method' });
    radio.addEventListener('change', () => choose(method));
    const label = element('label');
    label.append(radio, method.label);
    list.append(label);
  }
  list.querySelector('input').checked = true;
  return list;
}

function element(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}
