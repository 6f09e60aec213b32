/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { VisitField } from './VisitField.tsx';

const form = { watch: () => '', choose: () => {} } as unknown as Parameters<typeof VisitField>[0]['form'];
const hint = 'Bought a package? It appears here as soon as';
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => act(async () => root.unmount()));

test.each([true, false])(
  'the list of visits asks to confirm the address until it is confirmed (confirmed: %s)',
  async (emailConfirmed) => {
    globalThis.fetch = async (input) =>
      ({
        ok: true,
        status: 200,
        json: async () => (String(input).endsWith('/user') ? { emailConfirmed } : []),
      }) as Response;
    await act(async () =>
      root.render(
        <SWRConfig value={{ provider: () => new Map() }}>
          <VisitField form={form} />
        </SWRConfig>,
      ),
    );
    expect(document.body.textContent?.includes(hint)).toBe(!emailConfirmed);
  },
);
