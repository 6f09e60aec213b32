import { useSearchParams } from 'react-router';
import { ForClient } from '../client-field/ForClient.tsx';
import { Page } from '../layout/Page.tsx';
import { NewAppointmentForm } from './NewAppointmentForm.tsx';
import { returnLink } from './return-link.ts';

/** Books for a client. `?client=7` chooses the client, `?day=2026-12-01&time=10:00` the time. */
export function NewAppointmentPage() {
  const [search] = useSearchParams();
  return (
    <Page
      title="New appointment"
      back={returnLink(search)}
      lead="Book any time you like, even outside your hours."
    >
      <ForClient>{(client) => <NewAppointmentForm client={client} search={search} />}</ForClient>
    </Page>
  );
}
