import { Box, Card, CardContent, Stack } from '@mui/material';
import { ageOf, type Client, clientMessages } from '@practice/contract/clients';
import { dayInSentence, longDate, withOn } from '@practice/contract/format';
import { may } from '@practice/contract/permissions';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { BadgeList } from '../badges/Badges.tsx';
import { ShowPage } from '../form/record-pages.tsx';
import { emailLink, phoneLink } from '../layout/Details.tsx';
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
  const { id: ownId, role } = useSession();
  const isMe = id === ownId;
  const isOpen = closedAt === null;
  const mayChange = may(role, isAdmin ? 'staff.change' : 'clients.change');
  const mayDelete = may(role, isAdmin ? 'staff.change' : 'clients.delete');
  const mayMerge = may(role, 'clients.merge');
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
            {may(role, 'assessments.change') && (
              <CreateLink to={`/assessments/new?client=${id}`} variant="outlined">
                New assessment
              </CreateLink>
            )}
            {!isMe && mayChange && <EditContact client={client} />}
          </>
        )}
      </PageTitle>
      {client.mergedWith !== null && mayMerge && <UndoMerge client={client} />}
      {closedAt && <Note>{closedNote(closedAt)}</Note>}
      {(isInvited(client) || (!hasLogin && isOpen)) && mayChange && <Invitation client={client} />}
      <Box className="stack gap-5 main-and-side">
        <Stack spacing={3}>
          <ClientPanels client={client} />
        </Stack>
        <Stack spacing={3}>
          {may(role, 'notes.read') && (
            <Card>
              <CardContent>
                <Notes resource="clients" id={id} level={2} isClosed={!isOpen} />
              </CardContent>
            </Card>
          )}
          {isOpen && !isAdmin && mayMerge && <MergeClients client={client} />}
          {hasLogin && (
            <>
              {may(role, 'staff.change') && <Roles client={client} />}
              {mayChange && <EndSessions client={client} />}
              {!isMe && mayDelete && <DeleteAccount client={client} />}
            </>
          )}
          {!hasLogin && isOpen && may(role, 'closed-clients.change') && <DeletePerson client={client} />}
        </Stack>
      </Box>
    </>
  );
}

const closedNote = (closedAt: string) =>
  `The account was deleted ${withOn(dayInSentence(closedAt))}. Only owners and who treated them see what is left: visits that took place and what you wrote. It goes ${practice.recordsKeptYears} years after the last of them, and a child’s not before the ${practice.childRecordsKeptUntilAge}th birthday.`;
