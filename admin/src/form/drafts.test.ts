/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { draftOf } from './KeepDraft.tsx';

beforeEach(() => localStorage.clear());

test('only the account that wrote a draft can read it', () => {
  draftOf<string>(1, 'consultation-requests:7').keep('Call back on Monday');
  expect(draftOf(1, 'consultation-requests:7').read()).toBe('Call back on Monday');
  expect(draftOf(2, 'consultation-requests:7').read()).toBeNull();
  expect(draftOf(1, 'consultation-requests:8').read()).toBeNull();
});

test('drafts are skipped without an error if the browser blocks its storage', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const draft = draftOf<string>(1, 'consultation-requests:7');
  draft.keep('Call');
  expect(draft.read()).toBeNull();
  blocked.mockRestore();
});
