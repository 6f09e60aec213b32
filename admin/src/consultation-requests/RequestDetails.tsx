import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { dateAndTime } from '@practice/contract/format';
import { Details, QuotedText } from '../layout/Details.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { telHref } from '../layout/tel-href.ts';
import { Notes } from '../notes/Notes.tsx';
import { Reply } from './Reply.tsx';
import { StateChoice } from './StateChoice.tsx';

/** The request in the order of its form, and its handling. */
export function RequestDetails({ request }: { request: ConsultationRequest }) {
  const { id, fullName, companyName, email, phone, service, message, createdAt } = request;
  return (
    <Details
      facts={
        <>
          <dt>Full Name</dt>
          <dd>{fullName}</dd>
          <dt>Company</dt>
          <dd>{companyName}</dd>
          <dt>Service Requested</dt>
          <dd>{serviceLabel(service)}</dd>
          <dt>Contact Information</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {phone && (
            <dd>
              <a href={telHref(phone)}>{phone}</a>
            </dd>
          )}
          {message && (
            <>
              <dt>Additional Message</dt>
              <QuotedText>{message}</QuotedText>
            </>
          )}
          <dt>Submitted</dt>
          <dd>{dateAndTime(createdAt)}</dd>
        </>
      }
    >
      <Reply request={request} />
      <LinkButton variant="secondary" to={`/consultation-requests/${id}/client`}>
        Set up client and appointment
      </LinkButton>
      <StateChoice request={request} />
      <Notes resource="consultation-requests" id={id} />
    </Details>
  );
}
