import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { timeInSentence } from '@practice/contract/format';
import { endSession } from '@practice/contract/open-for';
import { paths } from '@practice/contract/paths';
import { account } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { forgetTyped } from '@practice/ui/form/forget-typed';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import useSWR from 'swr';
import { errorToast } from '../layout/error-toast.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { Panel } from '../layout/Panel.tsx';

export function Logins() {
  const response = useSWR('logins', () => call(account.sessions));
  const [ending, setEnding] = useState('');

  async function end(id: string) {
    setEnding(id);
    try {
      toast({ title: 'Logged out', description: (await call(account.endSession, { body: { id } })).message });
    } catch (error) {
      toast(errorToast('We couldn’t log that device out', error));
    }
    await response.mutate().catch(() => undefined);
    setEnding('');
  }

  return (
    <Panel title="Where you’re logged in" hint="Don’t recognize one? Log it out, then change your password.">
      <Loaded from={response} what="your logins" skeletons={{ heights: ['3rem'] }}>
        {(logins) => (
          <ul className="stack plain-list">
            {logins.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => (
              <li key={id} className="cluster between">
                <div>
                  <p>{device}</p>
                  <p className="text-sm text-soft">
                    {isCurrent ? 'This device' : `Last used ${timeInSentence(lastSeenAt)}`} · Logged in{' '}
                    {timeInSentence(createdAt)}
                  </p>
                </div>
                {!isCurrent && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Log out: ${device}, last used ${timeInSentence(lastSeenAt)}`}
                    busy={ending === id && 'Logging out...'}
                    onClick={() => end(id)}
                  >
                    Log out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

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
