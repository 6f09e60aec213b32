/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { clearDraft, draftKey, noAnswers, readDraft, saveDraft } from './draft.ts';

const values = { ...noAnswers, primaryRole: 'Bookkeeper.' };

beforeEach(() => sessionStorage.clear());

test('what was typed is there after a reload, until it is sent', () => {
  const key = draftKey(7);
  saveDraft(key, values);
  expect(readDraft(key)).toEqual(values);
  clearDraft(key);
  expect(readDraft(key)).toBeUndefined();
});

test('every person has a draft of their own', () => {
  saveDraft(draftKey(7), values);
  expect(readDraft(draftKey(8))).toBeUndefined();
});

test('an emptied form leaves nothing behind', () => {
  const key = draftKey(7);
  saveDraft(key, values);
  saveDraft(key, { ...noAnswers, primaryRole: '  ' });
  expect(sessionStorage).toHaveLength(0);
});

test('what somebody else left in the storage does no harm', () => {
  const key = draftKey(7);
  sessionStorage.setItem(key, 'not json');
  expect(readDraft(key)).toBeUndefined();
  sessionStorage.setItem(key, '{"primaryRole":7}');
  expect(readDraft(key)).toEqual(noAnswers);
});
