/** The form of the 'payment' element. A shadow root separates its styles from the page's. */
const field = (name, label, attributes, message) => `<div class="field ${name}">
  <label for="payment-${name}">${label}</label>
  <input id="payment-${name}" name="${name}" inputmode="numeric" required ${attributes}>
  <p id="${name}-error" class="error" hidden>${message}</p>
</div>`;

const html = `<p class="note">Demo payments: no card is charged</p>
<div class="tabs" role="radiogroup" aria-label="Payment method">
  <label><input type="radio" name="method" value="card" checked> Card</label>
  <label><input type="radio" name="method" value="us_bank_account"> US bank account</label>
</div>
<div class="fields" id="card">
  ${field('number', 'Card number', 'autocomplete="cc-number" placeholder="1234 1234 1234 1234" pattern="(\\d{4} ?){4}"', 'Your card number is incomplete.')}
  ${field('expiry', 'Expiration date', 'autocomplete="cc-exp" placeholder="MM / YY" pattern="(0?[1-9]|1[0-2]) ?/? ?(20)?\\d{2}"', 'Your card’s expiration date is incomplete.')}
  ${field('cvc', 'Security code', 'autocomplete="cc-csc" placeholder="CVC" pattern="\\d{3,4}"', 'Your card’s security code is incomplete.')}
  ${field('zip', 'ZIP', 'autocomplete="billing postal-code" placeholder="12345" pattern="\\d{5}(-\\d{4})?"', 'Your ZIP is incomplete.')}
</div>
<div class="fields" id="us_bank_account" hidden>
  ${field('routing', 'Routing number', 'autocomplete="off" placeholder="110000000" pattern="\\d{9}"', 'Your routing number is incomplete.')}
  ${field('account', 'Account number', 'autocomplete="off" placeholder="000123456789" pattern="\\d{4,17}"', 'Your account number is incomplete.')}
</div>`;

export function renderForm(host, { css, appearance }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const box = root.appendChild(document.createElement('div'));
  box.className = 'form';
  box.innerHTML = html;
  const panels = [...box.querySelectorAll('.fields')];
  let chosen = panels[0];
  const inputs = () => [...chosen.querySelectorAll('input')];

  function show(input) {
    const error = input.nextElementSibling;
    error.hidden = input.checkValidity();
    input.ariaInvalid = error.hidden ? null : 'true';
    input.setAttribute('aria-describedby', error.hidden ? '' : error.id);
    return error.hidden ? undefined : { code: `incomplete_${input.name}`, message: error.textContent };
  }
  box.addEventListener('input', ({ target }) => {
    if (target.ariaInvalid) show(target);
  });
  box.addEventListener('change', ({ target }) => {
    if (target.type === 'radio') {
      for (const panel of panels) panel.hidden = panel.id !== target.value;
      chosen = panels.find(({ hidden }) => !hidden);
    }
    // An empty field that was only passed through shows no problem.
    else if (target.value !== '') show(target);
  });
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
    check() {
      const [first] = inputs().filter(show);
      first?.focus();
      return first && show(first);
    },
    setBusy(isBusy) {
      box.inert = isBusy;
    },
    methodData(given = {}) {
      const { routing, account, number, expiry, cvc } = Object.fromEntries(
        inputs().map(({ name, value }) => [name, value]),
      );
      const details =
        chosen.id === 'card'
          ? { number, exp_month: parseInt(expiry, 10), exp_year: expiry.slice(-2), cvc }
          : { routing_number: routing, account_number: account };
      return { ...given, type: chosen.id, [chosen.id]: details };
    },
  };
}
