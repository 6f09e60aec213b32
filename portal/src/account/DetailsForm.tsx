import { type Account, accountDetails } from '@practice/contract/auth';
import { limits } from '@practice/contract/text';
import { TextField } from '@practice/ui/Field';
import styles from './Account.module.css';
import { AccountForm, saveAccount, useAccountForm } from './AccountForm.tsx';

export function DetailsForm({ account }: { account: Account }) {
  const form = useAccountForm({
    account,
    idPrefix: 'details-',
    schema: accountDetails,
    labels: { firstName: 'First name', lastName: 'Last name', phone: 'Phone (optional)' },
    valuesOf: ({ firstName, lastName, phone }) => ({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      phone: phone ?? '',
    }),
    save: saveAccount,
    failed: 'Your changes could not be saved',
  });
  const name = { required: true, maxLength: limits.name };

  return (
    <AccountForm form={form} title="Name and phone" submit="Save" busy="Saving...">
      <div className={`stack gap-5 ${styles.pair}`}>
        <TextField {...form.field('firstName')} {...name} autoComplete="given-name" />
        <TextField {...form.field('lastName')} {...name} autoComplete="family-name" />
      </div>
      <div className={styles.narrow}>
        <TextField
          {...form.field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          hint="So we can call you about an appointment."
        />
      </div>
    </AccountForm>
  );
}
