/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { draftKey, readDraft, restoreDraft, saveDraft } from './draft.ts';

const key = draftKey('/contact');

beforeEach(() => sessionStorage.clear());

function form(fields: string): HTMLFormElement {
  const element = document.createElement('form');
  element.innerHTML = fields;
  return element;
}

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
