import { resetToken } from '@practice/contract/auth';
import { Button } from '@practice/ui/Button';
import { ErrorSummary } from '@practice/ui/ErrorSummary';
import { TextField } from '@practice/ui/Field';
import * as v from 'valibot';
import { useSiteForm } from '../form/useSiteForm.ts';
import states from './token-states.module.css';

const schema = v.object({ token: resetToken });
const labels = { token: 'Reset Token' };

/** Lets people type the token if their email program broke the link. */
export function TokenForm({ onToken }: { onToken: (token: string) => void }) {
  const form = useSiteForm({
    schema,
    labels,
    send: async ({ token }) => onToken(token),
  });

  return (
    <form {...form.props} className={`stack gap-5 ${states['by-hand']}`}>
      <h2>Or paste the code from our email</h2>
      <ErrorSummary {...form.summary} />
      <TextField
        {...form.field('token')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The long string of letters and numbers after “token=” in the email’s link."
      />
      <div className="stack">
        <Button type="submit" variant="secondary">
          Continue
        </Button>
      </div>
    </form>
  );
}
