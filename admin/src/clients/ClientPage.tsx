import { Box, Card, CardContent, Stack } from '@mui/material';
import { ageOf, type Client, clientMessages } from '@practice/contract/clients';
import { dayInSentence, longDate, withOn } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { CanAccess } from 'react-admin';
import { BadgeList } from '../badges/Badges.tsx';
import { ShowPage } from '../form/record-pages.tsx';
import { emailLink, phoneLink } from '../layout/Details.tsx';
import { Together } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { CreateLink } from '../list/RecordList.tsx';
import { Notes } from '../notes/Notes.tsx';
import { useSession } from '../session/Session.tsx';
import { DeleteAccount, DeletePerson, EndSessions, Invitation, Note } from './AccountActions.tsx';
import { accountBadges, isInvited } from './account-badges.ts';
import { ClientPanels } from './ClientPanels.tsx';
import { EditContact } from './EditContact.tsx';
import { MergeClients, UndoMerge } from './MergeClients.tsx';
import { Roles } from './Roles.tsx';

const back = { to: '/clients', label: 'All clients' };
const missing = { title: 'Client Not Found', sentence: clientMessages.unknown };

export const ClientPage = () => (
  <ShowPage<Client> {...{ noun: 'client', missing, back }}>
    {(client) => <ShownClient client={client} />}
  </ShowPage>
);

function ShownClient({ client }: { client: Client }) {
  const { id, email, newEmail, phone, address, birthDate, createdAt, hasLogin, closedAt, isAdmin } = client;
  // One's own details are on the account page.
  const isMe = useSession().id === id;
  const isOpen = closedAt === null;
  const changed = isAdmin ? 'staff' : 'clients';
  return (
    <>
      <PageTitle
        title={client.name}
        back={back}
        lead={
          <span className="cluster gap-4 row-gap-1 break-anywhere">
            {emailLink(email)}
            {newEmail && <span>{readableEmail(newEmail)} isn’t confirmed yet</span>}
            {phone && phoneLink(phone)}
            {address && <span>{address}</span>}
            {birthDate && <span>{`Born ${longDate(birthDate)} (${ageOf(client)})`}</span>}
            <span>
              {hasLogin ? 'Account' : 'Known'} since {longDate(createdAt)}
            </span>
            <BadgeList badges={accountBadges(client)} />
          </span>
        }
      >
        {isOpen && (
          <>
            <CreateLink to={`/client-appointments/new?client=${id}`}>New appointment</CreateLink>
            <CanAccess action="create" resource="assessments">
              <CreateLink to={`/assessments/new?client=${id}`} variant="outlined">
                New assessment
              </CreateLink>
            </CanAccess>
            {!isMe && (
              <CanAccess action="edit" resource={changed}>
                <EditContact client={client} />
              </CanAccess>
            )}
          </>
        )}
      </PageTitle>
      {client.mergedWith !== null && (
        <CanAccess action="merge" resource="clients">
          <UndoMerge client={client} />
        </CanAccess>
      )}
      {closedAt && <Note>{closedNote(closedAt)}</Note>}
      {(isInvited(client) || (!hasLogin && isOpen)) && (
        <CanAccess action="edit" resource={changed}>
          <Invitation client={client} />
        </CanAccess>
      )}
      <Together>
        <Box className="stack gap-5 main-and-side">
          <Stack spacing={3}>
            <ClientPanels client={client} />
          </Stack>
          <Stack spacing={3}>
            <CanAccess action="list" resource="notes">
              <Card>
                <CardContent>
                  <Notes resource="clients" id={id} level={2} isClosed={!isOpen} />
                </CardContent>
              </Card>
            </CanAccess>
            {isOpen && !isAdmin && (
              <CanAccess action="merge" resource="clients">
                <MergeClients client={client} />
              </CanAccess>
            )}
            {hasLogin && (
              <>
                <CanAccess action="change" resource="staff">
                  <Roles client={client} />
                </CanAccess>
                <CanAccess action="edit" resource={changed}>
                  <EndSessions client={client} />
                </CanAccess>
                {!isMe && (
                  <CanAccess action="delete" resource={changed}>
                    <DeleteAccount client={client} />
                  </CanAccess>
                )}
              </>
            )}
            {!hasLogin && isOpen && (
              <CanAccess action="edit" resource="closed-clients">
                <DeletePerson client={client} />
              </CanAccess>
            )}
          </Stack>
        </Box>
      </Together>
    </>
  );
}

const closedNote = (closedAt: string) =>
  `The account was deleted ${withOn(dayInSentence(closedAt))}. Only owners and who treated them see what is left: visits that took place and what you wrote. It goes ${practice.recordsKeptYears} years after the last of them, and a child’s not before the ${practice.childRecordsKeptUntilAge}th birthday.`;
