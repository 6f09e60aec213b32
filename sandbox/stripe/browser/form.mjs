/** The form of the 'payment' element, as form.html has it. A shadow root separates its styles from the page's. */
export function renderForm(host, { page, appearance }) {
  // A style element would need a page whose policy allows it.
  const [, css, fields] = page.split(/<\/?style>/);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const box = root.appendChild(document.createElement('div'));
  box.className = 'form';
  box.innerHTML = fields;
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
