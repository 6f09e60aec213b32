import { type Account, emailChoices } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { messages } from '@practice/contract/messages';
import { account as accountRoutes } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { SwitchField } from '@practice/ui/SwitchField';
import { toast } from '@practice/ui/toast';
import styles from './Account.module.css';
import type { ChangeProps } from './account.queries.ts';
import { Section } from './Section.tsx';
import { useAccountForm } from './useAccountForm.ts';

const labels = { appointmentEmails: 'Appointment emails', reminderEmails: 'Reminders' };

/** Which emails the client wants. */
export function EmailChoicesForm({ account, onChanged }: ChangeProps) {
  const form = useAccountForm({
    idPrefix: 'mails-',
    schema: emailChoices,
    labels,
    values: choicesOf(account),
    async send(input) {
      const changed = await call(accountRoutes.update, input);
      form.reset(choicesOf(changed));
      toast(messages.account.saved);
      await onChanged(changed);
    },
    failed: 'Your preferences couldn’t be saved',
  });

  return (
    <Section title="Emails from us" hint="You’ll always get receipts and security emails.">
      <form {...form.props} className={`stack gap-5 ${styles.form}`}>
        <SwitchField
          {...form.field('appointmentEmails')}
          hint="When an appointment is booked, changed or canceled."
        />
        <SwitchField {...form.field('reminderEmails')} hint="The day before an appointment." />
        <Button type="submit" className="self-start" busy={form.busy && 'Saving...'}>
          Save preferences
        </Button>
      </form>
    </Section>
  );
}

function choicesOf({ appointmentEmails, reminderEmails }: Account) {
  return { appointmentEmails, reminderEmails };
}
