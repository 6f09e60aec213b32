import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { endSession } from '@practice/contract/open-for';
import { paths } from '@practice/contract/paths';
import { account } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { forgetTyped } from '@practice/ui/form/forget-typed';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { errorToast } from '../layout/error-toast.ts';
import { Panel } from '../layout/Panel.tsx';

export function SignOutEverywhere() {
  const [isBusy, setIsBusy] = useState(false);

  async function signOut() {
    setIsBusy(true);
    try {
      const { message } = await endSession(() => call(account.signOutEverywhere));
      forgetTyped();
      carryToast({ title: 'Logged out', description: message });
      // The button stays busy until the next page is loaded.
      window.location.assign(paths.auth);
    } catch (error) {
      toast(errorToast('We couldn’t log you out', error));
      setIsBusy(false);
    }
  }

  return (
    <Panel
      title="Log out everywhere"
      hint="Lost a phone, or used a computer that isn’t yours? This logs you out on every device, including this one."
    >
      <Button variant="secondary" className="self-start" onClick={signOut} busy={isBusy && 'Logging out...'}>
        Log out everywhere
      </Button>
    </Panel>
  );
}
