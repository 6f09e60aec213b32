import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { carryToast, takeCarriedToast } from './carried-toast.ts';

const toast = { title: 'Logged out' };

function provideStorage(get: () => object) {
  Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  provideStorage(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }));
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

describe('a carried toast', () => {
  test('is shown once by the next page', () => {
    carryToast(toast, 1);
    expect(takeCarriedToast(2)).toEqual(toast);
    expect(takeCarriedToast(2)).toBeUndefined();
    expect(takeCarriedToast(3)).toBeUndefined();
  });

  test('is not taken by the page that left it, whichever of its scripts runs last', () => {
    carryToast(toast, 1);
    expect(takeCarriedToast(1)).toBeUndefined();
    expect(takeCarriedToast(2)).toEqual(toast);
  });

  test('is ignored when it cannot be read', () => {
    sessionStorage.setItem('carried-toast', '{');
    expect(takeCarriedToast(2)).toBeUndefined();
  });

  test('is lost without an error if the browser blocks its storage', () => {
    provideStorage(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    carryToast(toast, 1);
    expect(takeCarriedToast(2)).toBeUndefined();
  });
});
