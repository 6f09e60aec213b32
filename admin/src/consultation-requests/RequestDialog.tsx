import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { useGetOne } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { Failure } from '../layout/Failure.tsx';
import { Loading } from '../layout/Loading.tsx';
import { useTitle } from '../layout/useTitle.ts';
import { Notes } from './Notes.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import styles from './RequestDialog.module.css';
import { RequestFacts } from './RequestFacts.tsx';
import { StateChoice } from './StateChoice.tsx';

const headingId = 'request-heading';

/** One request. It has an address of its own, so that a mail can lead here and the back button closes it. */
export function RequestDialog({ id }: { id: number }) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isPhone = useMediaQuery('(max-width: 47.99rem)', { noSsr: true });

  function close() {
    if (state?.fromList) navigate(-1);
    else navigate({ pathname: '/consultation-requests', search }, { replace: true });
  }

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={headingId}
      transitionDuration={{ enter: 200, exit: 0 }}
    >
      <RequestInDialog id={id} />
      <footer className={styles.footer}>
        <Button variant="outlined" onClick={close}>
          Close
        </Button>
      </footer>
    </Dialog>
  );
}

function RequestInDialog({ id }: { id: number }) {
  const isId = Number.isSafeInteger(id) && id > 0;
  const {
    data: request,
    error,
    refetch,
  } = useGetOne<ConsultationRequest, CallError>('consultation-requests', { id }, { enabled: isId });
  useTitle(request ? `${request.fullName} - Consultation Requests` : 'Consultation Requests');

  if (!isId || error?.status === 404) {
    return (
      <div className={styles.alone}>
        <h2 id={headingId}>This request does not exist</h2>
        <p>Its address may be mistyped, or the request was removed. The list shows all there are.</p>
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.alone}>
        <h2 id={headingId} className="visually-hidden">
          Consultation request
        </h2>
        <Failure
          heading="The request could not be loaded"
          sentence={error.message}
          onRetry={() => refetch()}
        />
      </div>
    );
  }
  if (!request) {
    return (
      <div className={styles.alone}>
        <h2 id={headingId} className="visually-hidden">
          Consultation request
        </h2>
        <Loading fills="page" />
      </div>
    );
  }
  return (
    <>
      <header className={styles.header}>
        <div>
          <p>Consultation request</p>
          <h2 id={headingId}>{request.fullName}</h2>
        </div>
        <ReplyClock request={request} />
      </header>
      <div className={styles.body}>
        <RequestFacts request={request} />
        <div className={styles.work}>
          <StateChoice request={request} />
          <Notes requestId={request.id} />
        </div>
      </div>
    </>
  );
}
