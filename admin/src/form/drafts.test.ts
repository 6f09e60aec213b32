/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { keepDraft, readDraft } from './KeepDraft.tsx';

beforeEach(() => localStorage.clear());

test('only the account that wrote a draft can read it', () => {
  keepDraft(1, 'consultation-requests:7', 'Call back on Monday');
  expect(readDraft(1, 'consultation-requests:7')).toBe('Call back on Monday');
  expect(readDraft(2, 'consultation-requests:7')).toBeNull();
  expect(readDraft(1, 'consultation-requests:8')).toBeNull();
});

test('drafts are skipped without an error if the browser blocks its storage', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  keepDraft(1, 'consultation-requests:7', 'Call');
  expect(readDraft(1, 'consultation-requests:7')).toBeNull();
  blocked.mockRestore();
});
