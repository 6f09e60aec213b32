import { dayAndTime } from '@practice/contract/format';
import { status } from '@practice/contract/routes';
import type { UndeliveredEmail } from '@practice/contract/routes/status';
import { Badge } from '@practice/ui/Badge';
import { LoadError, OutdatedNotice } from '../layout/LoadError.tsx';
import { LoadingBlocks } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { useCall } from '../layout/useCall.ts';
import { useRefresh } from '../layout/useRefresh.ts';
import { ActionButton } from '../list/ActionButton.tsx';

const headingId = 'undelivered-heading';

export function StatusPage() {
  const { data, error, refetch } = useCall(['status'], status.read);
  useRefresh();
  return (
    <Page
      title="Status"
      lead="Whether everything behind your website works, and what to do if something doesn’t."
    >
      {error && !data && <LoadError heading="We couldn’t load the status" error={error} onRetry={refetch} />}
      {error && data && <OutdatedNotice what="This page" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingBlocks heights={['32rem']} />}
      {data && (
        <div className="stack gap-6">
          <ul className="box break-anywhere" aria-label="Parts of your website">
            {data.facts.map(({ name, text, todo }) => (
              <li key={name} className="cluster between wide-gap panel-row">
                <div>
                  <strong>{name}</strong>
                  <p>{text}</p>
                  {todo && <p className="text-strong">{todo}</p>}
                </div>
                <Badge tone={todo ? 'warning' : 'success'}>{todo ? 'Needs attention' : 'OK'}</Badge>
              </li>
            ))}
          </ul>
          {data.undelivered.length > 0 && (
            <section className="stack gap-4" aria-labelledby={headingId}>
              <h2 id={headingId}>Emails that weren’t delivered</h2>
              <ul className="box break-anywhere">
                {data.undelivered.map((email) => (
                  <Undelivered key={email.id} email={email} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Page>
  );
}

function Undelivered({ email: { id, subject, to, reason, failedAt } }: { email: UndeliveredEmail }) {
  return (
    <li className="cluster between wide-gap panel-row">
      <div>
        <strong>{subject}</strong>
        <p>
          To {to}: {reason}
        </p>
        <small className="text-soft">{dayAndTime(failedAt)}</small>
      </div>
      <ActionButton
        label="Send again"
        fullLabel={`Send again: ${subject}, to ${to}`}
        variant="secondary"
        size="small"
        run={(calls) => calls.call(status.sendAgain, id)}
        done={{
          title: 'Sending it again',
          description: 'If it doesn’t arrive, you’ll see it here again.',
        }}
        failed="Not sent again"
      />
    </li>
  );
}
