import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { dateAndTime } from '@practice/contract/format';
import styles from './RequestFacts.module.css';

/** What the person wrote, in the order of the form. */
export function RequestFacts({ request }: { request: ConsultationRequest }) {
  const { fullName, companyName, email, phone, service, message, createdAt } = request;
  return (
    <dl className={styles.facts}>
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
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </dd>
      )}
      {message && (
        <>
          <dt>Additional Message</dt>
          <dd className={styles.message}>{message}</dd>
        </>
      )}
      <dt>Submitted</dt>
      <dd>{dateAndTime(createdAt)}</dd>
    </dl>
  );
}
