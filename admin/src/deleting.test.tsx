/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Client } from '@practice/contract/clients';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { DeleteAccount } from './clients/AccountActions.tsx';
import { ContentActions } from './list/ContentActions.tsx';
import { Trash } from './list/Trash.tsx';
import { button, draw, press, until } from './test/screens.tsx';

const card = (over: object) => (
  <ResourceContextProvider value="resources">
    <RecordContextProvider value={{ id: 1, title: 'Stretches', ...over }}>
      <ContentActions view="/uploads/a.pdf" label="Open file" />
    </RecordContextProvider>
  </ResourceContextProvider>
);

const trash = (resource: string) => (
  <ResourceContextProvider value={resource}>
    <Trash />
  </ResourceContextProvider>
);

const client = { id: 3, name: 'Robin Marsh', email: 'robin@example.com' } as Client;

const file = { name: 'stretches.pdf', size: 1000 };
const closed = 'no one can open its file';
const forever = 'Delete forever';

// Each row has a text that the question contains, and one that it must not contain.
test.each<[string, ReactNode, string, string, RegExp]>([
  ['a public file', card({ isPublic: true, file }), 'Delete', `off the website, and ${closed}`, /^$/],
  ['a private file', card({ isPublic: false, file }), 'Delete', `and ${closed}`, /off the website/],
  ['a post permanently', trash('blog-posts'), forever, 'with its earlier versions', /its (uploaded )?file/],
  ['a resource permanently', trash('resources'), forever, 'with its uploaded file', /versions/],
  [
    'an account',
    <DeleteAccount key="account" client={client} />,
    'Delete account',
    'and what we wrote stay in our records for 11 years. Only owners and the therapists who treated them can see these.',
    /opens the times?/,
  ],
])('the confirmation before deleting %s says what will happen', async (_, screen, label, said, unsaid) => {
  const deletedAt = '2026-11-01T15:00:00.000Z';
  await draw(screen, {
    getList: async () => ({ data: [{ id: 1, title: 'Stretches', category: 'Guide', deletedAt }], total: 1 }),
  });
  await until(() => Boolean(button(label)));
  await press(label);
  const question = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
  await until(() => question() !== '');
  expect(question()).toContain(said);
  expect(question()).not.toMatch(unsaid);
});
