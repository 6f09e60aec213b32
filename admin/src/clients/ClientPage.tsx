import { Alert, Box, Card, CardContent, Stack } from '@mui/material';
import { ageOf, type Client, clientMessages } from '@practice/contract/clients';
import { dayInSentence, longDate, pluralize, withOn } from '@practice/contract/format';
import { type Counts, mergeInput } from '@practice/contract/merges';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { clients } from '@practice/contract/routes';
import { CanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BadgeList } from '../badges/Badges.tsx';
import { ClientChoice } from '../client-field/ClientInput.tsx';
import { useCall } from '../dataProvider.ts';
import { FormDialog } from '../form/CallForm.tsx';
import { ShowPage } from '../form/record-pages.tsx';
import { emailLink, phoneLink } from '../layout/Details.tsx';
import { Together } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Section } from '../layout/Section.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { CreateLink } from '../list/RecordList.tsx';
import { Notes } from '../notes/Notes.tsx';
import { useSession } from '../session/Session.tsx';
import { DeleteAccount, DeletePerson, EndSessions, Invitation, Note } from './AccountActions.tsx';
import { accountBadges, isInvited } from './account-badges.ts';
import { ClientPanels } from './ClientPanels.tsx';
import { EditContact } from './EditContact.tsx';
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

const MergeClients = ({ client }: { client: Client }) => (
  <Section
    heading="Is this person here twice?"
    lead="Make one of both. You see first what each has, and can undo it for a day."
    action={
      <FormDialog
        button={{ children: 'Merge' }}
        title={`Merge with ${client.name}`}
        check={mergeInput}
        defaultValues={{ other: null }}
        send={(body, calls) => calls.call(clients.merge, { params: { id: client.id }, body })}
        done={() => ({ title: 'Merged', description: `${client.name} has everything now.` })}
        save="Merge"
      >
        <ClientChoice source="other" label="The other entry" />
        <WhatEachHas client={client} />
      </FormDialog>
    }
  />
);

function WhatEachHas({ client: { id, name } }: { client: Client }) {
  const other: number | null = useWatch({ name: 'other' });
  const both = { params: { id }, query: { other: Number(other) } };
  const enabled = other !== null && other !== id;
  const { data } = useCall(['merge', id, other], clients.mergePreview, both, { enabled });
  if (!data) return null;
  return (
    <Alert severity="info" role="status">
      {name} has {listOf(data.kept)}. The other entry has {listOf(data.other)}, which move to {name}. If it
      has a login, that one ends now and is deleted after a day.
    </Alert>
  );
}

const listOf = ({ appointments, assessments, notes, payments }: Counts): string =>
  new Intl.ListFormat('en-US').format([
    pluralize(appointments, 'appointment'),
    pluralize(assessments, 'assessment'),
    pluralize(notes, 'note'),
    pluralize(payments, 'payment'),
  ]);

const UndoMerge = ({ client: { id, name, mergedWith } }: { client: Client }) => (
  <Note
    action={
      <ActionButton
        label="Undo"
        size="small"
        run={(calls) => calls.call(clients.undoMerge, { params: { id } })}
        done={(other) => ({ title: 'Undone', description: `${other.name} is on the list again.` })}
        failed="Not undone"
      />
    }
  >
    The entry of {mergedWith || 'somebody'} was merged into that of {name}. You can undo that for a day.
  </Note>
);
