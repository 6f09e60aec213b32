import { Alert, Button } from '@mui/material';
import { greetedName } from '@practice/contract/auth';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
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
        <Button variant="contained" href={replyEmail(request, greetedName(useSession()))} onClick={begin}>
          Reply by email
        </Button>
        {phone && (
          <Button variant="outlined" href={telHref(phone)} onClick={begin}>
            Call
          </Button>
        )}
      </div>
      {isAnswering && state === 'new' && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button size="small" loading={isPending} onClick={() => change('contacted')}>
              Mark as contacted
            </Button>
          }
        >
          Done? Then stop the clock.
          {error && <p>Not changed. {error.message}</p>}
        </Alert>
      )}
    </section>
  );
}
