import type { Client } from '@practice/contract/clients';
import { longDate } from '@practice/contract/format';
import { Card } from '@practice/ui/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { Page } from '../layout/Page.tsx';
import { telHref } from '../layout/tel-href.ts';
import { Notes } from '../notes/Notes.tsx';
import { AccountBadges } from './AccountBadges.tsx';
import { Appointments, Assessments, Payments, Requests } from './ClientPanels.tsx';
import styles from './Clients.module.css';
import { isInvited, resource } from './client-words.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Invitation } from './Invitation.tsx';
import { Roles } from './Roles.tsx';

export function ClientPage({ loaded }: { loaded: Client }) {
  const [client, setClient] = useState(loaded);
  const queries = useQueryClient();

  async function takeOver(changed: Client) {
    setClient(changed);
    await queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  }

  return (
    <Page
      title={client.name}
      back={{ to: '/clients', label: 'All clients' }}
      lead={<Contact client={client} />}
      actions={
        <>
          <LinkButton to={`/client-appointments/new?client=${client.id}`}>
            <AddIcon size={18} />
            New appointment
          </LinkButton>
          <LinkButton variant="secondary" to={`/assessments/new?client=${client.id}`}>
            <AddIcon size={18} />
            New assessment
          </LinkButton>
        </>
      }
    >
      {isInvited(client) && <Invitation client={client} onSent={takeOver} />}
      <div className={`stack gap-5 ${styles.columns}`}>
        <div className="stack gap-5">
          <Appointments client={client} />
          <Assessments client={client} />
          <Requests client={client} />
          <Payments client={client} />
        </div>
        <div className={`stack gap-5 ${styles.side}`}>
          <Card>
            <Notes resource={resource} id={client.id} level={2} />
          </Card>
          <Card>
            <Roles client={client} onChanged={takeOver} />
          </Card>
        </div>
      </div>
      <DeleteAccount client={client} />
    </Page>
  );
}

function Contact({ client }: { client: Client }) {
  const { email, phone, createdAt } = client;
  return (
    <span className={`cluster break-anywhere ${styles.contact}`}>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <a href={telHref(phone)}>{phone}</a>}
      <span>Account since {longDate(createdAt)}</span>
      <AccountBadges client={client} />
    </span>
  );
}
