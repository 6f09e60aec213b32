/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { choose, draw, shows, type, until } from '../test/screens.tsx';
import { BlogPostForm } from './BlogPostForm.tsx';

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

const Address = () => <output>{useLocation().pathname}</output>;

test('a new post that is saved by its key becomes a saved one, and its author goes on typing', async () => {
  const sent: object[] = [];
  const saved = { id: 5, version: 1, tags: [], imageUrl: null, publishAt: null, published: false };
  let answer: (value?: unknown) => void = () => {};
  const arrived = new Promise((resolve) => {
    answer = resolve;
  });
  let stored = {};
  await draw(
    <ResourceContextProvider value="blog-posts">
      <Routes>
        <Route path="/" element={<Navigate to="/blog-posts/new" />} />
        <Route path="/blog-posts/new" element={<BlogPostForm />} />
        <Route path="/blog-posts/edit/:id" element={<BlogPostForm />} />
      </Routes>
      <Address />
    </ResourceContextProvider>,
    {
      call: async () => ({}),
      async create(_: string, { data }: { data: object }) {
        sent.push(data);
        await arrived;
        stored = { ...data, ...saved, createdAt: '2026-11-21T12:00:00Z', updatedAt: '2026-11-21T12:00:00Z' };
        return { data: stored };
      },
      async update(_: string, { data }: { data: object }) {
        sent.push(data);
        stored = { ...stored, ...data, version: 2 };
        return { data: stored };
      },
      getOne: async () => ({ data: stored }),
    },
  );
  await until(() => Boolean(field('title')));
  await type('Wrists', 'title');
  await type('Why they hurt.', 'summary');
  await type('Move the mouse.', 'content');
  await choose('Ergonomics');
  const title = field('title');
  title.focus();
  const save = () =>
    act(async () =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })),
    );
  await save();
  await until(() => sent.length === 1);
  await type('Wrists and hands', 'title');
  await act(async () => answer());
  await until(shows('/blog-posts/edit/5'));
  await until(shows('Edit Blog Post'));
  expect(field('title')).toBe(title);
  expect(document.activeElement).toBe(title);
  expect(title.value).toBe('Wrists and hands');
  await until(shows('Not saved yet'));
  await save();
  await until(() => sent.length === 2);
  expect(sent[1]).toMatchObject({ title: 'Wrists and hands', version: 1 });
  await until(shows('Everything is saved'));
});
