import {
  type ConsultationRequest,
  type consultationRequestSorts,
  requestStates,
  serviceLabel,
  services,
} from '@practice/contract/consultation-requests';
import { tableDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { endOfDay, startOfDay } from '@practice/contract/practice-time';
import { readableEmail } from '@practice/contract/readable-email';
import { ButtonLink } from '@practice/ui/Button';
import { RequestBadge } from '../badges/Badges.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListSection } from '../list/list-section.ts';
import { ReplyClock } from './ReplyClock.tsx';
import { RequestDetails } from './RequestDetails.tsx';

const section: ListSection<ConsultationRequest, (typeof consultationRequestSorts)[number]> = {
  resource: 'consultation-requests',
  title: 'Consultation Requests',
  lead: `Everyone who’s asked for a consultation. The clock shows how much is left of the ${practice.replyWithinHours} hours we promise.`,
  name: 'Consultation requests',
  noun: ['request', 'requests'],
  nameOf: (request) => request.fullName,
  search: 'Name, company, email or message',
  filters: [
    { name: 'state', label: 'State', options: requestStates, all: 'All states' },
    { name: 'service', label: 'Service', options: services, all: 'All services' },
    { name: 'createdFrom', label: 'From', instantOf: startOfDay },
    { name: 'createdTo', label: 'To', instantOf: endOfDay },
  ],
  orders: [
    { label: 'Least time left first', field: 'answeredAt', order: 'ASC' },
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'Name', field: 'fullName', order: 'ASC' },
    { label: 'Company', field: 'companyName', order: 'ASC' },
    { label: 'Service', field: 'service', order: 'ASC' },
    { label: 'State', field: 'state', order: 'ASC' },
  ],
  columns: [
    {
      label: 'Name',
      sort: 'fullName',
      cell: (request) => (request.state === 'new' ? <strong>{nameOf(request)}</strong> : nameOf(request)),
    },
    { label: 'Company', sort: 'companyName', cell: (request) => request.companyName },
    { label: 'Email', sort: 'email', cell: ({ email }) => <Address email={email} /> },
    { label: 'Service', sort: 'service', cell: ({ service }) => serviceLabel(service) },
    { label: 'Date', sort: 'createdAt', width: '6.75rem', cell: ({ createdAt }) => tableDate(createdAt) },
    { label: 'State', sort: 'state', width: '6.5rem', cell: ({ state }) => <RequestBadge state={state} /> },
    {
      label: 'Reply',
      sort: 'answeredAt',
      width: '9.75rem',
      cell: (request) => <ReplyClock request={request} />,
    },
  ],
  card: (request) => ({
    title: nameOf(request),
    aside: <RequestBadge state={request.state} />,
    text: (
      <>
        <p>{request.companyName}</p>
        <p>
          <Address email={request.email} />
        </p>
        <p>
          {tableDate(request.createdAt)} · {serviceLabel(request.service)}
        </p>
      </>
    ),
    foot: <ReplyClock request={request} />,
  }),
  actionsWidth: '7rem',
  dialog: {
    title: (request) => request.fullName,
    aside: (request) => <ReplyClock request={request} />,
    body: (request) => <RequestDetails request={request} />,
  },
  empty: {
    title: 'No Consultation Requests Yet',
    drawing: 'M24 76V34h62v42M24 36l31 23 31-23M62 22a22 22 0 0 1 40 20M98 12l3-4M107 22l4.5-2M110 34h5',
    text: `When someone fills out the form on the contact page, they appear here right away, with a clock for the ${practice.replyWithinHours} hours we promise. You’ll get an email, too.`,
    action: (
      <ButtonLink variant="secondary" href={paths.contact}>
        See the contact page
      </ButtonLink>
    ),
  },
};

export const ConsultationRequestList = () => <ListPage section={section} />;

const nameOf = ({ fullName, isDoubtful }: ConsultationRequest) =>
  isDoubtful ? `${fullName} (may be spam)` : fullName;

/** An email address that breaks before its @ where it is too long for the line. */
function Address({ email }: { email: string }) {
  const [mailbox, host] = readableEmail(email).split('@');
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  );
}
