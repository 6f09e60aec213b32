import { Alert } from '@mui/material';
import { invitationLinkDays } from '@practice/contract/auth';
import type { Client } from '@practice/contract/clients';
import { dayInSentence, withOn } from '@practice/contract/format';
import { clients } from '@practice/contract/routes';
import { ActionButton } from '../list/ActionButton.tsx';

export function Invitation({ client: { id, name, email, invitedAt } }: { client: Client }) {
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 3 }}
      action={
        <ActionButton
          label="Send the invitation again"
          variant="secondary"
          size="small"
          run={(calls) => calls.call(clients.invite, { params: { id } })}
          done={{ title: 'Invitation sent', description: `A new link is on its way to ${email}.` }}
          failed="Not sent"
        />
      }
    >
      {name} hasn’t chosen a password yet. The link we sent
      {invitedAt && ` ${withOn(dayInSentence(invitedAt))}`} works for {invitationLinkDays} days.
    </Alert>
  );
}
