/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import { BlogPostForm } from './blog-posts/BlogPostForm.tsx';
import { ClientPage } from './clients/ClientPage.tsx';
import { CallError } from './dataProvider.ts';
import { ResourceEdit } from './resources/ResourceForm.tsx';
import { button, draw, press, shows, until } from './test/screens.tsx';

const trouble = new CallError(new ApiError(500, 'Something went wrong on our side.'));
const gone = new CallError(new ApiError(404, 'Not Found'));

function opened(element: ReactNode, getOne: () => Promise<never>) {
  return draw(
    <Routes>
      <Route path="/" element={<Navigate to="/5" />} />
      <Route path=":id" element={element} />
    </Routes>,
    { getOne },
  );
}

test.each([
  ['Blog Post Not Found', 'Back to all posts', 'blog-posts', BlogPostForm],
  ['Resource Not Found', 'Back to all resources', 'resources', ResourceEdit],
])(
  'an editor that cannot load shows “%s”, the reason, and a button to retry',
  async (heading, back, resource, Screen) => {
    const getOne = jest.fn<() => Promise<never>>().mockRejectedValue(trouble);
    const screen = (
      <ResourceContextProvider value={resource}>
        <Screen />
      </ResourceContextProvider>
    );
    await opened(screen, getOne);
    await until(shows(heading));
    expect(document.querySelector('h1')?.textContent).toBe(heading);
    expect(document.body.textContent).toContain(`Something went wrong on our side.Try again${back}`);
    getOne.mockRejectedValue(gone);
    await press('Try again');
    await until(() => !button('Try again'));
    expect(document.querySelector('h1')?.textContent).toBe(heading);
  },
);

test('the page of a client who cannot be loaded does not say that the client is missing', async () => {
  const page = (
    <ResourceContextProvider value="clients">
      <ClientPage />
    </ResourceContextProvider>
  );
  await opened(page, () => Promise.reject(trouble));
  await until(shows('We couldn’t load the client'));
  expect(document.body.textContent).not.toContain('Not Found');
});
