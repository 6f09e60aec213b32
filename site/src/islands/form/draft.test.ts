/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { clearDraft, draftKey, readDraft, restoreDraft, saveDraft } from './draft.ts';

const key = draftKey('/contact');

beforeEach(() => sessionStorage.clear());

function form(fields: string): HTMLFormElement {
  const element = document.createElement('form');
  element.innerHTML = fields;
  return element;
}

test('the address of a page has one key, in any case and with or without a slash', () => {
  expect(draftKey('/Contact/')).toBe(key);
});

test('saves what was typed, and restores it after a reload', () => {
  saveDraft(
    key,
    form('<input name="email" value="jo@example.com"><textarea name="message">hello</textarea>'),
  );
  const reloaded = form('<input name="email"><textarea name="message"></textarea>');
  restoreDraft(reloaded, readDraft(key));
  expect(Object.fromEntries(new FormData(reloaded))).toEqual({ email: 'jo@example.com', message: 'hello' });
});

test('does not overwrite what was typed since', () => {
  saveDraft(key, form('<input name="email" value="old@example.com">'));
  const reloaded = form('<input name="email" value="new@example.com">');
  restoreDraft(reloaded, readDraft(key));
  expect(Object.fromEntries(new FormData(reloaded))).toEqual({ email: 'new@example.com' });
});

test('never saves a password, shown or hidden, or the field for robots', () => {
  saveDraft(
    key,
    form(`
      <input type="password" name="password" autocomplete="current-password" value="secret">
      <input type="text" name="confirmPassword" autocomplete="new-password" value="secret">
      <p aria-hidden="true"><input name="website" value="spam"></p>`),
  );
  expect(sessionStorage).toHaveLength(0);
});

test('two forms of a page share a draft, and an emptied field is removed from it', () => {
  saveDraft(key, form('<input name="email" value="jo@example.com"><input name="firstName" value="Jo">'));
  saveDraft(key, form('<input name="email" value="">'));
  expect(readDraft(key)).toEqual({ firstName: 'Jo' });
  clearDraft(key);
  expect(readDraft(key)).toEqual({});
});

test('ignores invalid values in the storage', () => {
  sessionStorage.setItem(key, 'not json');
  expect(readDraft(key)).toEqual({});
});
