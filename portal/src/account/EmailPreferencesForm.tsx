import { type Account, mailChoices } from '@practice/contract/auth';
import { SwitchField } from '@practice/ui/SwitchField';
import { AccountForm, Section, saveAccount, useAccountForm } from './AccountForm.tsx';

/** Which emails the client wants. */
export function EmailPreferencesForm({ account }: { account: Account }) {
  const form = useAccountForm({
    account,
    idPrefix: 'mails-',
    schema: mailChoices,
    labels: { appointmentMails: 'Appointment emails', reminderMails: 'Reminders' },
    valuesOf: ({ appointmentMails, reminderMails }) => ({ appointmentMails, reminderMails }),
    save: saveAccount,
    failed: 'Your preferences couldn’t be saved',
  });

  return (
    <Section title="Emails from us" hint="You’ll always get receipts and security emails.">
      <AccountForm form={form} submit="Save preferences" busy="Saving...">
        <SwitchField
          {...form.field('appointmentMails')}
          hint="When an appointment is booked, changed or canceled."
        />
        <SwitchField {...form.field('reminderMails')} hint="The day before an appointment." />
      </AccountForm>
    </Section>
  );
}
