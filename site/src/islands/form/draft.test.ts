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

test('a page has one draft key, in upper or lower case and with or without a slash', () => {
  expect(draftKey('/Contact/')).toBe(key);
});

test('a draft saves the typed text and restores it after a reload', () => {
  saveDraft(
    key,
    form('<input name="email" value="jo@example.com"><textarea name="message">hello</textarea>'),
  );
  const reloaded = form('<input name="email"><textarea name="message"></textarea>');
  restoreDraft(reloaded, readDraft(key));
  expect(Object.fromEntries(new FormData(reloaded))).toEqual({ email: 'jo@example.com', message: 'hello' });
});

test('a draft does not overwrite text that was typed since', () => {
  saveDraft(key, form('<input name="email" value="old@example.com">'));
  const reloaded = form('<input name="email" value="new@example.com">');
  restoreDraft(reloaded, readDraft(key));
  expect(Object.fromEntries(new FormData(reloaded))).toEqual({ email: 'new@example.com' });
});

test('a draft never has a password, shown or hidden, or the honeypot field', () => {
  saveDraft(
    key,
    form(`
      <input type="password" name="password" autocomplete="current-password" value="secret">
      <input type="text" name="confirmPassword" autocomplete="new-password" value="secret">
      <p aria-hidden="true"><input name="website" value="spam"></p>`),
  );
  expect(sessionStorage).toHaveLength(0);
});

test('the forms of a page share a draft, and an emptied field is removed from it', () => {
  saveDraft(key, form('<input name="email" value="jo@example.com"><input name="firstName" value="Jo">'));
  saveDraft(key, form('<input name="email" value="">'));
  expect(readDraft(key)).toEqual({ firstName: 'Jo' });
  clearDraft(key);
  expect(readDraft(key)).toEqual({});
});
