import { type Account, emailChoices } from '@practice/contract/auth';
import { SwitchField } from '@practice/ui/SwitchField';
import { AccountForm, saveAccount, useAccountForm } from './AccountForm.tsx';

/** Which emails the client wants. */
export function EmailPreferencesForm({ account }: { account: Account }) {
  const form = useAccountForm({
    account,
    idPrefix: 'mails-',
    schema: emailChoices,
    labels: { appointmentEmails: 'Appointment emails', reminderEmails: 'Reminders' },
    valuesOf: ({ appointmentEmails, reminderEmails }) => ({ appointmentEmails, reminderEmails }),
    save: saveAccount,
    failed: 'Your preferences couldn’t be saved',
  });

  return (
    <AccountForm
      form={form}
      title="Emails from us"
      hint="You’ll always get receipts and security emails."
      submit="Save preferences"
      busy="Saving..."
    >
      <SwitchField
        {...form.field('appointmentMails')}
        hint="When an appointment is booked, changed or canceled."
      />
      <SwitchField {...form.field('reminderMails')} hint="The day before an appointment." />
    </AccountForm>
  );
}
