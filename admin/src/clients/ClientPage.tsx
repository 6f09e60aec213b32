import { Alert, Box, Card, CardContent, Stack } from '@mui/material';
import { invitationLinkDays } from '@practice/contract/auth';
import { ageOf, type Client, clientMessages } from '@practice/contract/clients';
import { dayInSentence, longDate, withOn } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { clients } from '@practice/contract/routes';
import { CanAccess } from 'react-admin';
import { BadgeList } from '../badges/Badges.tsx';
import { ShowPage } from '../form/record-pages.tsx';
import { emailLink, phoneLink } from '../layout/Details.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { CreateLink } from '../list/RecordList.tsx';
import { Notes } from '../notes/Notes.tsx';
import { DeleteAccount, DeletePerson, EndSessions } from './AccountActions.tsx';
import { accountBadges, isInvited, resource } from './account-badges.ts';
import { ClientPanels } from './ClientPanels.tsx';
import { EditContact } from './EditContact.tsx';
import { MergeClients, UndoMerge } from './MergeClients.tsx';
import { Roles } from './Roles.tsx';

const back = { to: '/clients', label: 'All clients' };

const changedAs = ({ isAdmin }: Client) => (isAdmin ? 'staff' : 'clients');

export const ClientPage = () => (
  <ShowPage<Client>
    noun="client"
    missing={{ title: 'Client Not Found', sentence: clientMessages.unknown }}
    back={back}
  >
    {(client) => (
      <>
        <PageTitle
          title={client.name}
          back={back}
          lead={
            <span className="cluster gap-4 row-gap-1 break-anywhere">
              {emailLink(client.email)}
              {client.newEmail && <span>{readableEmail(client.newEmail)} isn’t confirmed yet</span>}
              {client.phone && phoneLink(client.phone)}
              {client.address && <span>{client.address}</span>}
              {client.birthDate && <span>{`Born ${longDate(client.birthDate)} (${ageOf(client)})`}</span>}
              <span>
                {client.hasLogin ? 'Account' : 'Known'} since {longDate(client.createdAt)}
              </span>
              <BadgeList badges={accountBadges(client)} />
            </span>
          }
        >
          {client.closedAt === null && (
            <>
              <CreateLink to={`/client-appointments/new?client=${client.id}`}>New appointment</CreateLink>
              <CanAccess action="create" resource="assessments">
                <CreateLink to={`/assessments/new?client=${client.id}`} variant="outlined">
                  New assessment
                </CreateLink>
              </CanAccess>
              <CanAccess action="edit" resource={changedAs(client)}>
                <EditContact client={client} />
              </CanAccess>
            </>
          )}
        </PageTitle>
        {client.mergedWith !== null && (
          <CanAccess action="merge" resource="clients">
            <UndoMerge client={client} />
          </CanAccess>
        )}
        {client.closedAt && (
          <Alert severity="info" role="note" sx={{ mb: 3 }}>
            {closedNote(client.closedAt)}
          </Alert>
        )}
        {(isInvited(client) || !(client.hasLogin || client.closedAt)) && (
          <CanAccess action="edit" resource={changedAs(client)}>
            <Invitation client={client} />
          </CanAccess>
        )}
        <Box className="stack gap-5 main-and-side">
          <Stack spacing={3}>
            <ClientPanels client={client} />
          </Stack>
          <Stack spacing={3}>
            <CanAccess action="list" resource="notes">
              <Card>
                <CardContent>
                  <Notes resource={resource} id={client.id} level={2} isClosed={client.closedAt !== null} />
                </CardContent>
              </Card>
            </CanAccess>
            {client.closedAt === null && !client.isAdmin && (
              <CanAccess action="merge" resource="clients">
                <MergeClients client={client} />
              </CanAccess>
            )}
            {client.hasLogin ? (
              <>
                <CanAccess action="change" resource="staff">
                  <Roles client={client} />
                </CanAccess>
                <CanAccess action="edit" resource={changedAs(client)}>
                  <EndSessions client={client} />
                </CanAccess>
                <CanAccess action="delete" resource={changedAs(client)}>
                  <DeleteAccount client={client} />
                </CanAccess>
              </>
            ) : (
              client.closedAt === null && (
                <CanAccess action="edit" resource="closed-clients">
                  <DeletePerson client={client} />
                </CanAccess>
              )
            )}
          </Stack>
        </Box>
      </>
    )}
  </ShowPage>
);

const closedNote = (closedAt: string) =>
  `The account was deleted ${withOn(dayInSentence(closedAt))}. Only owners and who treated them see what is left: visits that took place and what you wrote. It goes ${practice.recordsKeptYears} years after the last of them, and a child’s not before the ${practice.childRecordsKeptUntilAge}th birthday.`;

export const Invitation = ({ client: { id, name, email, invitedAt, hasLogin } }: { client: Client }) => (
  <Alert
    severity="info"
    role="note"
    sx={{ mb: 3 }}
    action={
      email && (
        <ActionButton
          label={hasLogin ? 'Send the invitation again' : 'Invite them to log in'}
          size="small"
          run={(calls) => calls.call(clients.invite, { params: { id } })}
          done={{ title: 'Invitation sent', description: `A new link is on its way to ${email}.` }}
          failed="Not sent"
        />
      )
    }
  >
    {hasLogin ? (
      <>
        {name} hasn’t chosen a password yet. The link we sent
        {invitedAt && ` ${withOn(dayInSentence(invitedAt))}`} works for {invitationLinkDays} days.
      </>
    ) : (
      `${name} has no login. ${email ? 'Once they do, they see their appointments there.' : 'To invite them, add their email address first.'}`
    )}
  </Alert>
);
