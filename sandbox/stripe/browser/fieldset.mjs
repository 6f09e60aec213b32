// @ts-check
import { cardBrand } from './fields.mjs';

/** @typedef {import('./fields.mjs').Field} Field */

/** The fields of one payment method. @param {Field[]} fields @param {() => void} changed */
export function createFieldset(fields, changed) {
  const box = document.createElement('div');
  box.className = 'fields';
  const rows = fields.map((field) => createField(field, { changed, values }));
  box.append(...rows.map((row) => row.box));

  /** @returns {import('./fields.mjs').Values} */
  function values() {
    return Object.fromEntries(rows.map(({ field, input }) => [field.name, input.value]));
  }

  return {
    box,
    values,
    isComplete: () => rows.every(({ problem }) => !problem()),
    isEmpty: () => rows.every(({ input }) => input.value === ''),
    focus: () => rows[0]?.input.focus(),
    clear() {
      for (const { input } of rows) input.value = '';
    },
    /** The first thing that is wrong, if anything is. */
    check() {
      for (const row of rows) row.show(row.problem());
      const first = rows.find(({ problem }) => problem());
      first?.input.focus();
      return first?.problem();
    },
  };
}

/** @param {Field} field @param {{ changed: () => void, values: () => import('./fields.mjs').Values }} form */
function createField(field, { changed, values }) {
  const box = document.createElement('div');
  box.className = `field ${field.name}`;
  const id = `payment-${field.name}`;
  const label = box.appendChild(document.createElement('label'));
  label.htmlFor = id;
  label.textContent = field.label;
  // Without a name: no form that stands around it can send it anywhere.
  const input = box.appendChild(document.createElement('input'));
  Object.assign(input, { id, type: 'text', placeholder: field.placeholder, spellcheck: false });
  Object.assign(input, { inputMode: field.inputmode, autocomplete: field.autocomplete, required: true });
  const brand = box.appendChild(document.createElement('span'));
  brand.className = 'brand';
  brand.ariaHidden = 'true';
  const error = box.appendChild(document.createElement('p'));
  Object.assign(error, { id: `${id}-error`, className: 'error', hidden: true });

  const problem = () => field.check(input.value, values());
  /** @param {ReturnType<typeof problem>} found */
  function show(found) {
    error.hidden = !found;
    error.textContent = found?.message ?? '';
    if (found) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (found) input.setAttribute('aria-describedby', error.id);
    else input.removeAttribute('aria-describedby');
  }

  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (!isDeleting) writeFormatted(input, field.format);
    if (field.name === 'number') brand.textContent = cardBrand(input.value.replaceAll(' ', '')).name;
    if (!error.hidden && !problem()) show(undefined);
    changed();
  });
  // One who only passes by is not told of what is missing.
  input.addEventListener('change', () => {
    writeFormatted(input, field.format);
    show(input.value === '' ? undefined : problem());
  });
  return { box, field, input, problem, show };
}

/** The caret stays behind the same digit. @param {HTMLInputElement} input @param {(text: string) => string} format */
function writeFormatted(input, format) {
  const before = input.value;
  const after = format(before);
  if (after === before) return;
  const caret = input.selectionStart ?? before.length;
  const isAtEnd = caret === before.length;
  const digits = before.slice(0, caret).replace(/\D/g, '').length;
  input.value = after;
  let place = 0;
  for (let seen = 0; seen < digits && place < after.length; place += 1)
    if (/\d/.test(after[place] ?? '')) seen += 1;
  if (document.activeElement?.shadowRoot?.activeElement === input)
    input.setSelectionRange(isAtEnd ? after.length : place, isAtEnd ? after.length : place);
}
