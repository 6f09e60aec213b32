import { type Account, emailChoices } from '@practice/contract/auth';
import { SwitchField } from '@practice/ui/SwitchField';
import { AccountForm, saveAccount } from './AccountForm.tsx';

export function EmailPreferencesForm({ account }: { account: Account }) {
  return (
    <AccountForm
      account={account}
      title="Emails from us"
      hint="You’ll always get receipts and security emails."
      schema={emailChoices}
      labels={{ appointmentEmails: 'Appointment emails', reminderEmails: 'Reminders' }}
      valuesOf={({ appointmentEmails, reminderEmails }) => ({ appointmentEmails, reminderEmails })}
      save={saveAccount}
      failed="Your preferences couldn’t be saved"
      submit="Save preferences"
      busy="Saving..."
    >
      {(field) => (
        <>
          <SwitchField
            {...field('appointmentEmails')}
            hint="When an appointment is booked, changed or canceled."
          />
          <SwitchField {...field('reminderEmails')} hint="The day before an appointment." />
        </>
      )}
    </AccountForm>
  );
}
