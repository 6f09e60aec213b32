import { invitationLinkDays } from '@practice/contract/auth';
import type { Client } from '@practice/contract/clients';
import { dayInSentence, withOn } from '@practice/contract/format';
import { clients } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { toast } from '@practice/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { type CallError, useCalls } from '../dataProvider.ts';
import styles from './Clients.module.css';

interface InvitationProps {
  client: Client;
  onSent: (client: Client) => void;
}

export function Invitation({ client, onSent }: InvitationProps) {
  const { id, name, email, invitedAt } = client;
  const dataProvider = useCalls();
  const { mutate, isPending, error } = useMutation<Client, CallError>({
    mutationFn: () => dataProvider.call(clients.invite, id),
    onSuccess(invited) {
      toast({ title: 'Invitation sent', description: `A new link is on its way to ${email}.` });
      onSent(invited);
    },
  });
  return (
    <Notice className={`items-start mb-5 ${styles.invitation}`}>
      <p>
        {name} hasn’t chosen a password yet. The link we sent
        {invitedAt && ` ${withOn(dayInSentence(invitedAt))}`} works for {invitationLinkDays} days.
      </p>
      <Button variant="secondary" size="small" busy={isPending && 'Sending…'} onClick={() => mutate()}>
        Send the invitation again
      </Button>
      <p className="live text-sm text-danger" role="alert">
        {error && `Not sent. ${error.message}`}
      </p>
    </Notice>
  );
}
