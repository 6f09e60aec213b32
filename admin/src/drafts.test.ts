import { beforeEach, expect, test } from '@jest/globals';
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';

let kept: Map<string, string>;
let storage: Storage;

beforeEach(() => {
  kept = new Map();
  storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
});

test('a draft waits for the account that wrote it, and for no other', () => {
  keepDraft(storage, 1, 'consultation-requests:7', 'Call back on Monday');
  expect(readDraft(storage, 1, 'consultation-requests:7')).toBe('Call back on Monday');
  expect(readDraft(storage, 2, 'consultation-requests:7')).toBe('');
  expect(readDraft(storage, 1, 'consultation-requests:8')).toBe('');
});

test('an emptied draft leaves nothing behind', () => {
  keepDraft(storage, 1, 'consultation-requests:7', 'Call');
  keepDraft(storage, 1, 'consultation-requests:7', '');
  expect(kept.size).toBe(0);
});

test('logging out forgets every draft and nothing else', () => {
  keepDraft(storage, 1, 'consultation-requests:7', 'Call');
  keepDraft(storage, 1, 'consultation-requests:8', 'Write');
  storage.setItem('consultation-form', 'of the public site');
  forgetDrafts(storage);
  expect([...kept.keys()]).toEqual(['consultation-form']);
});
