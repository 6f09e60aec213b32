import { type Client, clientMessages } from '@practice/contract/clients';
import { EditPage } from '../form/EditPage.tsx';
import { ClientPage } from './ClientPage.tsx';
import { resource } from './client-words.ts';

export function ClientEdit() {
  return (
    <EditPage<Client>
      resource={resource}
      noun="client"
      title="Client"
      missing={{ title: 'Client Not Found', sentence: clientMessages.unknown }}
      back="All clients"
    >
      {(client) => <ClientPage loaded={client} />}
    </EditPage>
  );
}
