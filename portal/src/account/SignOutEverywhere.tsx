import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { sentenceOf } from '@practice/contract/errors';
import { paths } from '@practice/contract/paths';
import { account } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { Section } from './Section.tsx';

/** Ends every session, including this one. */
export function SignOutEverywhere() {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      const { message } = await call(account.signOutEverywhere);
      carryToast(sessionStorage, { title: 'Logged out', description: message });
      // Stays busy until the next page is loaded.
      window.location.assign(paths.auth);
    } catch (error) {
      toast({
        title: 'We couldn’t log you out',
        description: sentenceOf(error),
        variant: 'destructive',
      });
      setBusy(false);
    }
  }

  return (
    <Section
      title="Log out everywhere"
      hint="Lost a phone, or used a computer that isn’t yours? This logs you out on every device, including this one."
    >
      <Button variant="secondary" className="self-start" onClick={signOut} busy={busy && 'Logging out...'}>
        Log out everywhere
      </Button>
    </Section>
  );
}
