import { type Account, accountDetails } from '@practice/contract/auth';
import { firstNameInput, lastNameInput, phoneInput } from '@practice/contract/inputs';
import { TextField } from '@practice/ui/Field';
import { AccountForm, saveAccount } from './AccountForm.tsx';

export function DetailsForm({ account }: { account: Account }) {
  return (
    <AccountForm
      account={account}
      title="Name and phone"
      schema={accountDetails}
      labels={{ firstName: 'First name', lastName: 'Last name', phone: 'Phone (optional)' }}
      valuesOf={({ firstName, lastName, phone }) => ({
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        phone: phone ?? '',
      })}
      save={saveAccount}
      failed="Your changes couldn’t be saved"
      submit="Save"
      busy="Saving..."
    >
      {(field) => (
        <>
          <div className="columns gap-4 row-gap-5 pair">
            <TextField {...field('firstName')} {...firstNameInput} />
            <TextField {...field('lastName')} {...lastNameInput} />
          </div>
          <div className="field-width">
            <TextField {...field('phone')} {...phoneInput} hint="So we can call you about an appointment." />
          </div>
        </>
      )}
    </AccountForm>
  );
}
