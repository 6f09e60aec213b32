import type { Client } from '@practice/contract/clients';
import { dayInSentence, withOn } from '@practice/contract/format';
import { Notice } from '@practice/ui/Notice';
import { Link } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { accountState } from './set-up-client-fields.ts';

export function AccountNotice({ client, error }: { client: Client | undefined; error: CallError | null }) {
  return (
    <div className="live" role="status">
      {error && (
        <Notice tone="warning">
          <p>We couldn’t check whether this address has an account. {error.message}</p>
        </Notice>
      )}
      {client && accountState(client) === 'active' && (
        <Notice>
          <p>
            {client.name} already has an account. We’ll add the appointment to it.{' '}
            <Link to={`/clients/${client.id}`}>See the account</Link>
          </p>
          {client.invitedAt && !client.emailConfirmed && (
            <p>
              They haven’t chosen a password yet. We last sent them the link{' '}
              {withOn(dayInSentence(client.invitedAt))}.
            </p>
          )}
        </Notice>
      )}
      {client && accountState(client) === 'unconfirmed' && (
        <Notice tone="warning">
          <p>
            Someone created an account with this address but never confirmed it. The account starts over with
            the names below, and only the link we email opens it.{' '}
            <Link to={`/clients/${client.id}`}>See the account</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}
