/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act } from 'react';
import { ListContextProvider, type RaRecord } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { ListBody } from './ListBody.tsx';
import type { ListSection } from './list-section.ts';

// The window of a phone, because jsdom has no matchMedia.
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

const section = {
  name: 'Posts',
  noun: ['post', 'posts'],
  nameOf: ({ title }: { title: string }) => title,
  card: ({ title }: { title: string }) => ({ title }),
} as unknown as ListSection<RaRecord<number>>;

test.each([
  [[{ id: 1, title: 'A desk' }], 'This list may be out of date. Offline.Try againA desk'],
  [undefined, 'The posts could not be loadedOffline.Try again'],
])(
  'a loaded list stays when it cannot be reloaded, and an error replaces one that never loaded',
  async (data, said) => {
    const list = {
      data,
      total: data?.length,
      error: new Error('Offline.'),
      isPending: false,
      filterValues: {},
      page: 1,
      perPage: 25,
    };
    const place = document.createElement('div');
    const root = createRoot(place);
    await act(async () =>
      root.render(
        <MemoryRouter>
          <ListContextProvider value={list as never}>
            <ListBody section={section} />
          </ListContextProvider>
        </MemoryRouter>,
      ),
    );
    expect(place.textContent).toContain(said);
  },
);
