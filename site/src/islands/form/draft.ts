import { readStored, store } from '@practice/ui/form/stored';

export type Draft = Readonly<Record<string, string>>;

/** The key of a page's draft, which outlives a reload but not the tab. The case of the address does not matter. */
export function draftKey(pathname: string): string {
  return `draft:${pathname.toLowerCase().replace(/(.)\/$/, '$1')}`;
}

export function readDraft(key: string): Draft {
  return readStored<Draft>(key) ?? {};
}

export function saveDraft(key: string, form: HTMLFormElement): void {
  addToDraft(key, Object.fromEntries(savedControls(form).map((control) => [control.name, control.value])));
}

export function addToDraft(key: string, typed: Draft): void {
  const draft = Object.entries({ ...readDraft(key), ...typed }).filter(([, text]) => text !== '');
  store(key, draft.length > 0 ? Object.fromEntries(draft) : undefined);
}

export function clearDraft(key: string): void {
  store(key, undefined);
}

export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of savedControls(form)) {
    if (control.value === '') control.value = draft[control.name] ?? '';
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls whose text is saved: no passwords, no hidden fields, and none with `autocomplete="off"`. */
function savedControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      control.name !== '' &&
      control.type !== 'hidden' &&
      !control.closest('[aria-hidden=true]') &&
      !/password|^off$/i.test(control.autocomplete),
  );
}
