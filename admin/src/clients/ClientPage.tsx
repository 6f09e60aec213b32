import { type Client, clientMessages } from '@practice/contract/clients';
import { longDate } from '@practice/contract/format';
import { Card } from '@practice/ui/Card';
import { useState } from 'react';
import { BadgeList } from '../badges/Badges.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { emailLink, phoneLink } from '../layout/Details.tsx';
import { AddIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { Page } from '../layout/Page.tsx';
import { Notes } from '../notes/Notes.tsx';
import { Appointments, Assessments, Payments, Requests } from './ClientPanels.tsx';
import styles from './Clients.module.css';
import { accountBadges, isInvited, resource } from './client-words.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EndSessions } from './EndSessions.tsx';
import { Invitation } from './Invitation.tsx';
import { Roles } from './Roles.tsx';

export function ClientPage() {
  return (
    <EditPage<Client>
      resource={resource}
      noun="client"
      title="Client"
      missing={{ title: 'Client Not Found', sentence: clientMessages.unknown }}
      back="All clients"
    >
      {(client) => <LoadedClient loaded={client} />}
    </EditPage>
  );
}

function LoadedClient({ loaded }: { loaded: Client }) {
  const [client, setClient] = useState(loaded);
  return (
    <Page
      title={client.name}
      back={{ to: '/clients', label: 'All clients' }}
      lead={
        <span className="cluster gap-4 tight-rows break-anywhere">
          {emailLink(client.email)}
          {client.phone && phoneLink(client.phone)}
          <span>Account since {longDate(client.createdAt)}</span>
          <BadgeList badges={accountBadges(client)} />
        </span>
      }
      actions={
        <>
          <LinkButton to={`/client-appointments/new?client=${client.id}`} icon={AddIcon}>
            New appointment
          </LinkButton>
          <LinkButton variant="secondary" to={`/assessments/new?client=${client.id}`} icon={AddIcon}>
            New assessment
          </LinkButton>
        </>
      }
    >
      {isInvited(client) && <Invitation client={client} onSent={setClient} />}
      <div className="stack gap-5 main-and-side">
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
            <Roles client={client} onChanged={setClient} />
          </Card>
        </div>
      </div>
      <EndSessions client={client} />
      <DeleteAccount client={client} />
    </Page>
  );
}
