import Skeleton from '@mui/material/Skeleton';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { shortDate } from '@practice/contract/format';
import { Address } from './Address.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import styles from './RequestCards.module.css';
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
          <div className={styles.foot}>
            <ReplyClock request={request} />
            <ViewDetails request={request} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function RequestCardsSkeleton() {
  return (
    <ul className={styles.cards} aria-busy="true" aria-label="Loading consultation requests…">
      {[1, 2, 3, 4].map((card) => (
        <li key={card} className={styles.card}>
          <Skeleton variant="text" width="55%" height={28} />
          <Skeleton variant="text" width="40%" />
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="text" height={40} />
        </li>
      ))}
    </ul>
  );
}
