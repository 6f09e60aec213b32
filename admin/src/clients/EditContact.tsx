import { type Client, type ClientInput, clientInput, clientMessages } from '@practice/contract/clients';
import type { ToastText } from '@practice/contract/messages';
import { clients } from '@practice/contract/routes';
import { EmailInput, MoreInputs, NameInputs } from '../client-field/ContactInputs.tsx';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { FormDialog } from '../form/CallForm.tsx';

export function EditContact({ client }: { client: Client }) {
  const { id, email, hasLogin } = client;

  async function save({ email: typed, invite: _, ...details }: ClientInput, calls: PracticeDataProvider) {
    // Someone may have corrected the email since, and a new phone number must not undo that.
    const isNew = typed !== (email?.toLowerCase() ?? null);
    const body = { ...details, ...(isNew && { email: typed }) };
    const saved = await calls.call(clients.correct, { params: { id }, body });
    return noticeOf(saved, isNew && hasLogin);
  }

  return (
    <FormDialog
      button={{ children: 'Edit contact details' }}
      title="Contact details"
      check={clientInput}
      defaultValues={client}
      send={save}
      done={(notice) => notice}
      save="Save"
    >
      <NameInputs />
      <MoreInputs />
      <EmailInput helperText={emailHint(client)} />
    </FormDialog>
  );
}

function emailHint({ hasLogin, invitedAt, emailConfirmed, newPasswordRequired }: Client): string {
  if (!hasLogin) return 'We email them about their appointments here. Leave it blank if they have none.';
  if (invitedAt && !emailConfirmed) return 'We’ll send the invitation again, to the new address.';
  if (newPasswordRequired) return clientMessages.passwordFirst;
  return 'They get an email at the new address. The old one stays until they confirm it.';
}

function noticeOf({ name, email, newEmail }: Client, isNewAddress: boolean): ToastText {
  const description = newEmail
    ? `We’ve sent a link to ${newEmail}. ${email} stays until they open it.`
    : `The invitation is on its way to ${email}.`;
  const unchanged = `The contact details of ${name} are up to date.`;
  return { title: 'Saved', description: isNewAddress ? description : unchanged };
}
