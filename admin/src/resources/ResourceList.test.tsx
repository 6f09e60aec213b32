/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { ResourceContextProvider } from 'react-admin';
import { draw, shows, until } from '../test/screens.tsx';
import { ResourceList } from './ResourceList.tsx';

// jsdom has no matchMedia.
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

test('the list of resources has its search field and tabs even without resources', async () => {
  await draw(
    <ResourceContextProvider value="resources">
      <ResourceList />
    </ResourceContextProvider>,
    { getList: async () => ({ data: [], total: 0 }) },
  );
  await until(shows('No Resources Yet'));
  expect(document.querySelector('input[name=q]')).not.toBeNull();
  expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
    'All Resources',
    'Guides',
    'Articles',
    'Videos',
    'Templates',
  ]);
});
