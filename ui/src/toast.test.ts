/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dismissToast, lastToast, toast, toastDuration, toastMemory } from './toast.ts';

const sent = { title: 'Sent', description: 'We answer soon.' };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  jest.useRealTimers();
});

function shown() {
  return [...document.querySelectorAll('.toast')];
}

function showToast(text: Parameters<typeof toast>[0]) {
  toast(text);
  jest.advanceTimersByTime(100);
}

test('a toast is announced in a live region that is already in the page', () => {
  toast(sent);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  jest.advanceTimersByTime(100);
  expect(document.querySelector('[role=status]')?.textContent).toContain('We answer soon.');
});

test('a toast about a failure is an alert', () => {
  showToast({ title: 'Error', variant: 'destructive' });
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Error');
});

test('one toast is shown at a time, closes after its duration, and is discarded later', () => {
  showToast({ title: 'First' });
  showToast(sent);
  jest.advanceTimersByTime(toastDuration - 200);
  expect(shown()).toHaveLength(1);
  jest.advanceTimersByTime(200);
  expect(shown()).toHaveLength(0);
  expect(lastToast()).toMatchObject({ title: 'Sent', open: false });
  jest.advanceTimersByTime(toastMemory);
  expect(lastToast()).toBeUndefined();
});

test('a toast stays while it has the focus', () => {
  showToast(sent);
  document.querySelector<HTMLElement>('.toast-close')?.focus();
  jest.advanceTimersByTime(toastDuration * 3);
  expect(shown()).toHaveLength(1);
  document.querySelector<HTMLElement>('.toast-close')?.blur();
  jest.advanceTimersByTime(toastDuration);
  expect(shown()).toHaveLength(0);
});

test('a toast closes on its button and on Escape', () => {
  showToast(sent);
  document.querySelector<HTMLElement>('.toast-close')?.click();
  expect(shown()).toHaveLength(0);
  showToast(sent);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown()).toHaveLength(0);
});

test.each([
  [49, 1],
  [50, 0],
  [-50, 0],
])('a swipe of %i px leaves %i toasts', (distance, left) => {
  showToast(sent);
  const box = shown()[0];
  box?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }));
  box?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 200 + distance }));
  box?.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, clientX: 200 + distance }));
  expect(shown()).toHaveLength(left);
});
