import { Alert, Link } from '@mui/material';
import type { Client } from '@practice/contract/clients';
import { dayInSentence, withOn } from '@practice/contract/format';
import { Link as RouterLink } from 'react-router';
import { accountState } from './set-up-client-fields.ts';

export function AccountNotice({ client, error }: { client: Client | undefined; error: Error | null }) {
  const state = accountState(client);
  return (
    <>
      {error && (
        <Alert severity="warning" role="status">
          We couldn’t check whether this address has an account. {error.message}
        </Alert>
      )}
      {client && (
        <Alert severity={state === 'active' ? 'info' : 'warning'} role="status">
          {state === 'active'
            ? `${client.name} already has an account. We’ll add the appointment to it.`
            : 'Someone created an account with this address but never confirmed it. The account starts over with the names below, and only the link we email opens it.'}{' '}
          <Link component={RouterLink} to={`/clients/${client.id}`}>
            See the account
          </Link>
          {state === 'active' && client.invitedAt && !client.emailConfirmed && (
            <p>
              They haven’t chosen a password yet. We last sent them the link{' '}
              {withOn(dayInSentence(client.invitedAt))}.
            </p>
          )}
        </Alert>
      )}
    </>
  );
}
