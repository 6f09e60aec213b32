/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BlogPost, BlogPostInput } from '@practice/contract/blog-posts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { DataProviderContext } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { PostEditor } from './usePostEditor.ts';

jest.unstable_mockModule('../session/Session.tsx', () => ({ useSession: () => ({ id: 1 }) }));
const { usePostEditor } = await import('./usePostEditor.ts');

const post: BlogPost = {
  id: 5,
  title: 'A desk',
  slug: 'a-desk',
  summary: 'Of wood.',
  content: 'Words.',
  imageUrl: null,
  imageFocus: null,
  published: false,
  publishAt: '2199-01-01T15:00:00.000Z',
  category: 'Ergonomics',
  tags: ['posture', 'desk'],
  version: 2,
} as unknown as BlogPost;

let editor: PostEditor;
let root: Root;

function Editor() {
  editor = usePostEditor(post);
  return null;
}

/** Answers as the API does: a published post has no time of publishing. */
const update = async (_: string, { data }: { data: BlogPostInput }) => ({
  data: { ...post, ...data, ...(data.published && { publishAt: null }), version: post.version + 1 },
});

beforeEach(async () => {
  localStorage.clear();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/blog-posts/edit/5']} useTransitions={false}>
        <QueryClientProvider client={new QueryClient()}>
          <DataProviderContext value={{ update } as never}>
            <Routes>
              <Route path="/blog-posts/edit/5" element={<Editor />} />
              <Route path="/blog-posts" element={null} />
            </Routes>
          </DataProviderContext>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
});

afterEach(() => act(async () => root.unmount()));

const kept = () => Object.values({ ...localStorage });

test('a scheduled post that is edited and published leaves no local copy', async () => {
  await act(async () => editor.form.setValue('title', 'A better desk'));
  await act(async () => editor.publish());
  expect(kept()).toEqual([]);
});

test('a post whose text the server normalized leaves no local copy', async () => {
  await act(async () => editor.form.setValue('tags', 'posture,desk'));
  await act(async () => editor.saveAndLeave());
  expect(kept()).toEqual([]);
});

test('unsaved text of a post is kept as a local copy', async () => {
  await act(async () => editor.form.setValue('title', 'A better desk'));
  await act(async () => root.render(null));
  expect(kept().join()).toContain('A better desk');
});
