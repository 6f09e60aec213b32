/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { StateScreen } from './StateScreen.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root | undefined;

async function show(screen: ReactNode) {
  if (!root) {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    root = createRoot(place);
  }
  await act(async () => root?.render(screen));
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

const screen = { drawing: '/drawings/letter.svg', actions: <a href="/">Home</a>, children: <p>Words</p> };

test('a state screen that replaces another screen focuses its heading and sets the document title', async () => {
  document.title = 'Before';
  await show(<StateScreen {...screen} heading="Gone" documentTitle="Gone - Practice" takesFocus />);
  expect(document.activeElement?.textContent).toBe('Gone');
  expect(document.title).toBe('Gone - Practice');
  await show(<p>Something else</p>);
  expect(document.title).toBe('Before');
});

test('a state screen that the page starts with takes no focus', async () => {
  await show(<StateScreen {...screen} heading="Gone" />);
  expect(document.activeElement).toBe(document.body);
});
