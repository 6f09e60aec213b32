import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { dateAndTime } from '@practice/contract/format';
import styles from './MakeClient.module.css';

/** The request, shown beside the form. */
export function RequestQuote({ request }: { request: ConsultationRequest }) {
  const { fullName, companyName, service, message, createdAt } = request;
  return (
    <aside className={`stack break-anywhere ${styles.quote}`} aria-labelledby="quote-heading">
      <h2 id="quote-heading">{fullName} asked for</h2>
      <p className="text-strong">{serviceLabel(service)}</p>
      {message ? <blockquote>{message}</blockquote> : <p>They didn’t write a message.</p>}
      <p className="text-sm text-soft">
        {companyName} · {dateAndTime(createdAt)}
      </p>
    </aside>
  );
}
