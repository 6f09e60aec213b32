import { greetedName } from '@practice/contract/auth';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { useState } from 'react';
import { telHref } from '../layout/Details.tsx';
import { useSession } from '../session/Session.tsx';
import { replyEmail } from './reply-email.ts';
import { useStateChange } from './useStateChange.ts';

export function Reply({ request }: { request: ConsultationRequest }) {
  const { phone, state } = request;
  const [isAnswering, setIsAnswering] = useState(false);
  const { change, isPending, error } = useStateChange(request);
  const begin = () => setIsAnswering(true);
  return (
    <section className="stack" aria-label="Reply">
      <div className="cluster">
        <ButtonLink href={replyEmail(request, greetedName(useSession()))} onClick={begin}>
          Reply by email
        </ButtonLink>
        {phone && (
          <ButtonLink variant="secondary" href={telHref(phone)} onClick={begin}>
            Call
          </ButtonLink>
        )}
      </div>
      <div className="live" role="status">
        {isAnswering && state === 'new' && (
          <Notice>
            <p>Done? Then stop the clock.</p>
            <Button
              variant="secondary"
              size="small"
              busy={isPending && 'Saving…'}
              onClick={() => change('contacted')}
            >
              Mark as contacted
            </Button>
            {error && <p>Not changed. {error.message}</p>}
          </Notice>
        )}
      </div>
    </section>
  );
}
