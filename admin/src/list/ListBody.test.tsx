/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { ListContextProvider, type RaRecord } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { ListBody } from './ListBody.tsx';
import type { ListSection } from './list-section.ts';

// jsdom has no matchMedia.
let isWide: boolean;
window.matchMedia = () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as never;

beforeEach(() => {
  isWide = false;
});

const section = {
  resource: 'blog-posts',
  name: 'Posts',
  noun: ['post', 'posts'],
  nameOf: ({ title }: { title: string }) => title,
  columns: [
    { label: 'Title', sort: 'title', cell: ({ title }: { title: string }) => title },
    { label: 'Number', cell: ({ id }: { id: number }) => id },
  ],
  card: ({ title }: { title: string }) => ({ title }),
} as unknown as ListSection<RaRecord<number>>;

async function renderList(list: object) {
  const place = document.createElement('div');
  const value = {
    isPending: false,
    filterValues: {},
    page: 1,
    perPage: 25,
    sort: { field: 'title', order: 'ASC' },
    ...list,
  };
  await act(async () =>
    createRoot(place).render(
      <MemoryRouter>
        <ListContextProvider value={value as never}>
          <ListBody section={section} />
        </ListContextProvider>
      </MemoryRouter>,
    ),
  );
  return place;
}

test.each([
  [[{ id: 1, title: 'A desk' }], 'This list may be out of date. Offline.Try againA desk'],
  [undefined, 'We couldn’t load the postsOffline.Try again'],
])(
  'a loaded list stays if it cannot be reloaded, and an error replaces a list that never loaded',
  async (data, text) => {
    const place = await renderList({ data, total: data?.length, error: new Error('Offline.') });
    expect(place.textContent).toContain(text);
  },
);

test('a wide screen shows a list as a table with a link to each row', async () => {
  isWide = true;
  const place = await renderList({ data: [{ id: 7, title: 'A desk' }], total: 1 });
  const cells = [...place.querySelectorAll('th, td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['Title', 'Number', 'Actions', 'A desk', '7', 'View Details']);
  expect(place.querySelector('th')?.getAttribute('aria-sort')).toBe('ascending');
  expect(place.querySelector('td a')?.getAttribute('href')).toBe('/blog-posts/7');
});

test('a loading list shows its columns without data', async () => {
  isWide = true;
  const place = await renderList({ isPending: true });
  expect(place.querySelector('caption')?.textContent).toBe('Loading posts…');
  expect([...place.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual([
    'Title',
    'Number',
    'Actions',
  ]);
  expect(place.querySelector('button, a')).toBeNull();
});
