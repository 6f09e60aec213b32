import { type Account, emailChoices } from '@practice/contract/auth';
import { SwitchField } from '@practice/ui/SwitchField';
import { AccountForm, saveAccount } from './AccountForm.tsx';

/** Which emails the client wants. */
export function EmailPreferencesForm({ account }: { account: Account }) {
  return (
    <AccountForm
      account={account}
      title="Emails from us"
      hint="You’ll always get receipts and security emails."
      idPrefix="mails-"
      schema={mailChoices}
      labels={{ appointmentMails: 'Appointment emails', reminderMails: 'Reminders' }}
      valuesOf={({ appointmentMails, reminderMails }) => ({ appointmentMails, reminderMails })}
      save={saveAccount}
      failed="Your preferences couldn’t be saved"
      submit="Save preferences"
      busy="Saving..."
    >
      {(field) => (
        <>
          <SwitchField
            {...field('appointmentMails')}
            hint="When an appointment is booked, changed or canceled."
          />
          <SwitchField {...field('reminderMails')} hint="The day before an appointment." />
        </>
      )}
    </AccountForm>
  );
}
