/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from './Dialog.tsx';

test('a dialog stays until its owner closes it, unless the browser did', async () => {
  const onClose = jest.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Dialog title="Edit" actions={null} onClose={onClose} />));
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const pressed = new Event('cancel', { cancelable: true });
  await act(async () => dialog.dispatchEvent(pressed));
  expect(pressed.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => dialog.dispatchEvent(new Event('close')));
  expect(onClose).toHaveBeenCalledTimes(1);
  dialog.close();
  await act(async () => dialog.dispatchEvent(new Event('close')));
  expect(onClose).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  expect(document.querySelector('dialog')).toBeNull();
});
