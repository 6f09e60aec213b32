import { type Account, accountDetails } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { messages } from '@practice/contract/messages';
import { account as accountRoutes } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import styles from './Account.module.css';
import type { ChangeProps } from './account.queries.ts';
import { Section } from './Section.tsx';
import { useAccountForm } from './useAccountForm.ts';

const labels = { firstName: 'First name', lastName: 'Last name', phone: 'Phone (optional)' };

export function DetailsForm({ account, onChanged }: ChangeProps) {
  const form = useAccountForm({
    idPrefix: 'details-',
    schema: accountDetails,
    labels,
    values: fieldsOf(account),
    async send(input) {
      const changed = await call(accountRoutes.update, input);
      form.reset(fieldsOf(changed));
      toast(messages.account.saved);
      await onChanged(changed);
    },
    failed: 'Your changes could not be saved',
  });

  return (
    <Section title="Name and phone">
      <form {...form.props} className={`stack gap-5 ${styles.form}`}>
        <ErrorSummary {...form.summary} />
        <div className={`stack gap-5 ${styles.pair}`}>
          <TextField
            {...form.field('firstName')}
            required
            autoComplete="given-name"
            maxLength={limits.name}
          />
          <TextField
            {...form.field('lastName')}
            required
            autoComplete="family-name"
            maxLength={limits.name}
          />
        </div>
        <div className={`stack gap-5 ${styles.narrow}`}>
          <TextField
            {...form.field('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={limits.phone}
            hint="So we can call you about an appointment."
          />
        </div>
        <Button type="submit" className="self-start" busy={form.busy && 'Saving...'}>
          Save
        </Button>
      </form>
    </Section>
  );
}

function fieldsOf({ firstName, lastName, phone }: Account) {
  return { firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '' };
}
