import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { shortDate } from '@practice/contract/format';
import styles from '../list/Cards.module.css';
import { Address } from './Address.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import own from './RequestCards.module.css';
import { StateBadge } from './StateBadge.tsx';
import { ViewDetails } from './ViewDetails.tsx';

/** The table's rows where there is no room for a table. */
export function RequestCards({ requests }: { requests: readonly ConsultationRequest[] }) {
  return (
    <ul className={styles.cards} aria-label="Consultation requests">
      {requests.map((request) => (
        <li key={request.id} className={styles.card}>
          <div className={styles.head}>
            <h2 id={`request-${request.id}`}>{request.fullName}</h2>
            <StateBadge state={request.state} />
          </div>
          <p>{request.companyName}</p>
          <p className={styles.soft}>
            <Address email={request.email} />
          </p>
          <p className={styles.soft}>
            {shortDate(request.createdAt)} · {serviceLabel(request.service)}
          </p>
          <div className={`${styles.foot} ${own.foot}`}>
            <ReplyClock request={request} />
            <ViewDetails request={request} />
          </div>
        </li>
      ))}
    </ul>
  );
}
