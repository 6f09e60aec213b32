/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { clearDraft, draftKey, readDraft, saveDraft } from './draft.ts';

const values = {
  title: 'Desk check',
  appointmentDate: '2026-12-01',
  appointmentTime: '9:00 AM',
  location: '',
  description: '',
  status: 'scheduled',
};

beforeEach(() => sessionStorage.clear());

test('what was typed is there after a reload, until it is sent', () => {
  const key = draftKey(7);
  saveDraft(key, values);
  expect(readDraft(key)).toEqual(values);
  clearDraft(key);
  expect(readDraft(key)).toBeUndefined();
});

test('every person and every appointment has a draft of its own', () => {
  saveDraft(draftKey(7), values);
  for (const key of [draftKey(8), draftKey(7, 1)]) expect(readDraft(key)).toBeUndefined();
});

test('what somebody else left in the storage does no harm', () => {
  const key = draftKey(7);
  sessionStorage.setItem(key, 'not json');
  expect(readDraft(key)).toBeUndefined();
  sessionStorage.setItem(key, '{"title":7}');
  expect(readDraft(key)?.title).toBe('');
});
