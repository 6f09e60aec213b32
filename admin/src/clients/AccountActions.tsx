import { Alert, type AlertProps, Box } from '@mui/material';
import { invitationLinkDays } from '@practice/contract/auth';
import { type Client, clientMessages } from '@practice/contract/clients';
import { dayInSentence, withOn } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { clients } from '@practice/contract/routes';
import { TextInput, useRedirect } from 'react-admin';
import { FormDialog } from '../form/CallForm.tsx';
import { Section } from '../layout/Section.tsx';
import { ActionButton, ActionSection } from '../list/ActionButton.tsx';

export const Note = (props: AlertProps) => <Alert severity="info" role="note" sx={{ mb: 3 }} {...props} />;

export const Invitation = ({ client: { id, name, email, invitedAt, hasLogin } }: { client: Client }) => (
  <Note
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
  </Note>
);

export const EndSessions = ({ client: { id, name } }: { client: Client }) => (
  <ActionSection
    heading="Log out everywhere"
    lead={`For a lost phone or a shared computer. ${name} can log in again with their password.`}
    label="Log them out"
    question={{
      title: `Log ${name} out?`,
      lead: 'This ends every login of theirs, on all devices. They can log in again with their password.',
    }}
    run={(calls) => calls.call(clients.endSessions, { params: { id } })}
    done={({ message }) => ({ title: 'Logged out', description: message })}
    failed="Not logged out"
  />
);

export function DeleteAccount({ client: { id, name, email } }: { client: Client }) {
  const redirect = useRedirect();
  return (
    <Section
      heading="Delete this account"
      lead="Deletes the login and what they entered. Our records, payments and consultation requests stay."
      action={
        <FormDialog
          button={{ color: 'error', children: 'Delete account' }}
          role="alertdialog"
          title={`Delete the account of ${name}?`}
          lead={whatIsDeleted}
          check={(typed: { email: string | null }) =>
            typed.email?.trim().toLowerCase() === email
              ? { output: typed }
              : { errors: [{ path: 'email', message: clientMessages.notTheirAddress }] }
          }
          send={async (_, calls) => {
            await calls.call(clients.remove, { params: { id } });
            redirect('/clients');
          }}
          done={() => ({ title: 'Account deleted', description: `${name} can no longer log in.` })}
          save="Delete account"
          color="error"
          cancel="Keep it"
        >
          <TextInput
            source="email"
            label={`Type ${email} to confirm`}
            slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
          />
        </FormDialog>
      }
    />
  );
}

const whatIsDeleted = (
  <>
    <p>This permanently deletes:</p>
    <Box component="ul" sx={{ pl: 3, listStyle: 'disc' }}>
      <li>Their login, address, phone and email address</li>
      <li>The assessments they made, with the conversations</li>
      <li>
        Their upcoming appointments, which opens those times to others. We’ll email them about each one,
        unless they turned those emails off.
      </li>
    </Box>
    <p>
      Visits that took place and what we wrote stay in our records for {practice.recordsKeptYears} years. Only
      owners and the therapists who treated them can see these. Payments stay for your books, and so do
      consultation requests.
    </p>
  </>
);

export function DeletePerson({ client: { id, name } }: { client: Client }) {
  const redirect = useRedirect();
  return (
    <ActionSection
      heading="Delete this client"
      lead="Only if there’s no visit that took place, and nothing you wrote."
      label="Delete client"
      color="error"
      question={{
        title: `Delete ${name}?`,
        lead: 'This permanently deletes their contact data, and cancels and deletes their upcoming appointments.',
      }}
      run={async (calls) => {
        await calls.call(clients.remove, { params: { id } });
        redirect('/clients');
      }}
      done={{ title: 'Client deleted', description: `${name} is off your list.` }}
      failed="Not deleted"
    />
  );
}
