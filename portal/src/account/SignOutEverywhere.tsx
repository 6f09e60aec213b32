import { carryToast } from '@practice/contract/carried-toast';
import { createClient } from '@practice/contract/client';
import { sentenceOf } from '@practice/contract/errors';
import { paths } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import styles from './Account.module.css';
import { Section } from './Section.tsx';

/** Ends every session, this one too. */
export function SignOutEverywhere() {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      const { message } = await createClient().account.signOutEverywhere();
      carryToast(sessionStorage, { title: 'Signed out', description: message });
      // Busy until the next page is there.
      window.location.assign(paths.auth);
    } catch (error) {
      toast({
        title: 'We could not sign you out',
        description: sentenceOf(error),
        variant: 'destructive',
      });
      setBusy(false);
    }
  }

  return (
    <Section
      title="Sign out everywhere"
      hint="Lost a phone, or used a computer that isn’t yours? This signs you out on every device, this one too."
    >
      <Button variant="secondary" className={styles.send} onClick={signOut} busy={busy && 'Signing out...'}>
        Sign out everywhere
      </Button>
    </Section>
  );
}
