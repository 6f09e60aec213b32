/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { draftsOf } from './drafts.ts';

const drafts = draftsOf(['title', 'status']);
const saved = { title: '', status: 'scheduled' };
const typed = { title: 'Desk check', status: 'scheduled' };

beforeEach(() => sessionStorage.clear());

test('what was typed is there after a reload, until it is sent', () => {
  drafts.save('one', typed, saved);
  expect(drafts.read('one')).toEqual(typed);
  expect(drafts.read('other')).toBeUndefined();
  drafts.clear('one');
  expect(drafts.read('one')).toBeUndefined();
});

test('what says no more than what is saved leaves nothing behind', () => {
  drafts.save('one', typed, saved);
  drafts.save('one', { ...saved, title: '  ' }, saved);
  expect(sessionStorage).toHaveLength(0);
});

test('what somebody else left in the storage does no harm', () => {
  sessionStorage.setItem('one', 'not json');
  expect(drafts.read('one')).toBeUndefined();
  sessionStorage.setItem('one', '{"title":7}');
  expect(drafts.read('one')).toEqual({ title: '', status: '' });
});
