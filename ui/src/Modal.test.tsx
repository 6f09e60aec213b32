/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Modal } from './Modal.tsx';

let root: Root;
afterEach(() => act(async () => root.unmount()));

async function show(name: string | undefined) {
  await act(async () => root.render(name && <Modal key={name} onClose={() => {}} />));
  return document.querySelector('dialog')?.style.animation;
}

test('a dialog opens with its animation, unless it replaces another dialog', async () => {
  root = createRoot(document.createElement('div'));
  expect(await show('loading')).toBe('');
  expect(await show('form')).toBe('none');
  await show(undefined);
  await new Promise((done) => setTimeout(done, 100));
  expect(await show('question')).toBe('');
});
