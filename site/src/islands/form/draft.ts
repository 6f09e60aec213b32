/** What was typed, by field name. */
export type Draft = Readonly<Record<string, string>>;

/** A draft outlives a reload, not the tab. There is one for each page, in whatever case its address is written. */
export function draftKey(pathname: string): string {
  return `draft:${pathname.toLowerCase().replace(/(.)\/$/, '$1')}`;
}

export function readDraft(key: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    // The storage is closed to us, or holds something else under this key.
    return {};
  }
}

/** Saves what the form holds, beside what other forms of the page hold. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  addToDraft(key, Object.fromEntries(savedControls(form).map((control) => [control.name, control.value])));
}

/** Saves what is known already for the fields of a page that somebody may open next. */
export function addToDraft(key: string, typed: Draft): void {
  const draft = Object.entries({ ...readDraft(key), ...typed }).filter(([, text]) => text !== '');
  try {
    if (draft.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // A browser that stores nothing for us still sends the form.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}

/** Fills what is still empty: what was typed since wins. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of savedControls(form)) {
    if (control.value === '') control.value = draft[control.name] ?? '';
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is saved: never a password, nor what the browser may not remember, nor a field that no person sees. */
function savedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.type !== 'hidden' &&
      !element.closest('[aria-hidden=true]') &&
      !/password|^off$/i.test(element.autocomplete),
  );
}
