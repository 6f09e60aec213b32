import { practice } from '@practice/contract/practice';
import { ListBase } from 'react-admin';
import { useParams } from 'react-router';
import { NotFound } from '../layout/NotFound.tsx';
import { Page } from '../layout/Page.tsx';
import { ExportButton } from '../list/ExportButton.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { RequestFilters } from './RequestFilters.tsx';
import { Requests } from './Requests.tsx';

/** Everybody who asked for a consultation; one of them in a dialog when the address names it. */
export function ConsultationRequestList() {
  const named = useParams()['*']?.replace(/\/$/, '') ?? '';
  if (named.includes('/')) return <NotFound />;
  return (
    // What went wrong is said in the list's own place, so no notice repeats it.
    <ListBase perPage={25} sort={{ field: 'createdAt', order: 'DESC' }} queryOptions={{ onError: () => {} }}>
      <Page
        title="Consultation Requests"
        lead={`Everybody who asked for a consultation. The clock shows what is left of the ${practice.replyWithinHours} hours we promise.`}
        actions={<ExportButton resource="consultation-requests" />}
      >
        <RequestFilters />
        <Requests />
      </Page>
      {named !== '' && <RequestDialog key={named} id={Number(named)} />}
    </ListBase>
  );
}
