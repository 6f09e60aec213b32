import { limits } from '@practice/contract/text';
import { TextField } from '@practice/ui/Field';
import { Link } from 'react-router';
import { EditorForm } from '../form/EditorForm.tsx';
import { Page } from '../layout/Page.tsx';
import styles from './Clients.module.css';
import { useNewClient } from './useNewClient.ts';

/** The form that opens an account and emails the client a link to choose a password. */
export function NewClient() {
  const { form, known, forgetKnown } = useNewClient();
  return (
    <Page
      title="New client"
      back={{ to: '/clients', label: 'All clients' }}
      lead="We’ll open an account and email them a link to choose a password. Then they can see their appointments and receipts."
    >
      <EditorForm
        form={form}
        leaveWarning="You haven’t invited anyone yet. If you leave, what you typed is lost."
        save={['Open account and invite', 'Sending…']}
        onCancel={() => form.leave('/clients')}
      >
        <div className={styles.pair}>
          <TextField {...form.field('firstName')} autoComplete="off" maxLength={limits.name} />
          <TextField {...form.field('lastName')} autoComplete="off" maxLength={limits.name} />
        </div>
        <div className="stack gap-2 text-sm">
          <TextField
            {...form.field('email', { onChange: forgetKnown })}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={limits.email}
            hint="The invitation goes here, and they log in with it."
          />
          <p role="status">
            {known && <Link to={`/clients/${known.id}`}>Open the page of {known.name}</Link>}
          </p>
        </div>
        <TextField
          {...form.field('phone')}
          label="Phone (optional)"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={limits.phone}
          hint="So you can call them about an appointment, such as (919) 555-0123."
        />
      </EditorForm>
    </Page>
  );
}
