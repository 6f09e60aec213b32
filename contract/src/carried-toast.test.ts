import { beforeEach, describe, expect, test } from '@jest/globals';
import { carryToast, takeCarriedToast } from './carried-toast.ts';

const toast = { title: 'Logged out' };
let storage: Storage;

beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
});

describe('a carried toast', () => {
  test('is shown once by the next page', () => {
    carryToast(storage, toast, 1);
    expect(takeCarriedToast(storage, 2)).toEqual(toast);
    expect(takeCarriedToast(storage, 2)).toBeUndefined();
    expect(takeCarriedToast(storage, 3)).toBeUndefined();
  });

  test('is not taken by the page that left it, whichever of its scripts runs last', () => {
    carryToast(storage, toast, 1);
    expect(takeCarriedToast(storage, 1)).toBeUndefined();
    expect(takeCarriedToast(storage, 2)).toEqual(toast);
  });

  test('is dropped when it cannot be read', () => {
    storage.setItem('carried-toast', '{');
    expect(takeCarriedToast(storage, 2)).toBeUndefined();
    expect(storage.getItem('carried-toast')).toBeNull();
  });
});
