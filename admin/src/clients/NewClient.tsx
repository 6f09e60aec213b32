import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import { Link } from 'react-router';
import { EditorForm } from '../form/EditorForm.tsx';
import { fieldProps } from '../form/fields.ts';
import { Page } from '../layout/Page.tsx';
import styles from './Clients.module.css';
import { clientFields } from './client-fields.ts';
import { useNewClient } from './useNewClient.ts';

/** Opens an account for somebody, and invites them to choose its password. */
export function NewClient() {
  const editor = useNewClient();
  const field = fieldProps(editor.form);
  return (
    <Page
      title="New client"
      back={{ to: '/clients', label: 'All clients' }}
      lead="We’ll open an account and email them a link to choose a password. Then they can see their appointments and receipts."
    >
      <EditorForm
        form={editor.form}
        fields={clientFields}
        isSignedOut={editor.isSignedOut}
        onSubmit={editor.submit}
        onSaveKey={editor.submit}
        isUnsaved={editor.isUnsaved}
        leaveWarning="You haven’t invited anyone yet. If you leave, what you typed is lost."
        buttons={
          <>
            <Button type="submit" busy={editor.isSaving && 'Sending…'}>
              Open account and invite
            </Button>
            <Button variant="secondary" onClick={editor.cancel}>
              Cancel
            </Button>
          </>
        }
      >
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="off" maxLength={limits.name} {...field('firstName')} />
          <TextField label="Last name" autoComplete="off" maxLength={limits.name} {...field('lastName')} />
        </div>
        <div className={styles.withAnswer}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={limits.email}
            hint="The invitation goes here, and they log in with it."
            {...field('email', { onChange: editor.forgetKnown })}
          />
          <p role="status">
            {editor.known && (
              <Link to={`/clients/${editor.known.id}`}>Open the page of {editor.known.name}</Link>
            )}
          </p>
        </div>
        <TextField
          label="Phone (optional)"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={limits.phone}
          hint="So you can call them about an appointment, such as (919) 555-0123."
          {...field('phone')}
        />
      </EditorForm>
    </Page>
  );
}
