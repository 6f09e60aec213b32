import { afterEach } from '@jest/globals';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';

let leave = async () => {};
afterEach(() => leave());

/** Draws a part of the portal until the next one or the test's end, with the API's answer to each address. */
export async function draw(part: ReactNode, answer: (address: string, sent?: unknown) => unknown = () => []) {
  await leave();
  globalThis.fetch = async (input, { body } = {}) =>
    ({ ok: true, status: 200, json: async () => answer(String(input), body) }) as Response;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>{part}</MemoryRouter>
      </SWRConfig>,
    ),
  );
  leave = () => act(async () => root.unmount());
}

/** Whether the page contains the text. */
export const shows = (words: string) => document.body.textContent?.includes(words) ?? false;
