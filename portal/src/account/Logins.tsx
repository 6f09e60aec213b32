import { call } from '@practice/contract/call';
import { timeInSentence } from '@practice/contract/format';
import { account } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
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
