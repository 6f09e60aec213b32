import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { shortDate } from '@practice/contract/format';
import table from '../list/Table.module.css';
import { TableHead } from '../list/TableHead.tsx';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { Address } from './Address.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import styles from './RequestTable.module.css';
import { requestColumns } from './request-columns.ts';
import { StateBadge } from './StateBadge.tsx';
import { ViewDetails } from './ViewDetails.tsx';

export function RequestTable({ requests }: { requests: readonly ConsultationRequest[] }) {
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">Consultation requests</caption>
      <TableHead columns={requestColumns} />
      <tbody>
        {requests.map((request) => (
          <tr key={request.id} className={styles[request.state]}>
            <td className={styles.name} id={`request-${request.id}`}>
              {request.fullName}
            </td>
            <td>{request.companyName}</td>
            <td>
              <Address email={request.email} />
            </td>
            <td>{serviceLabel(request.service)}</td>
            <td className={table.whole}>{shortDate(request.createdAt)}</td>
            <td>
              <StateBadge state={request.state} />
            </td>
            <td>
              <ReplyClock request={request} />
            </td>
            <td className={table.whole}>
              <ViewDetails request={request} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RequestTableSkeleton() {
  return (
    <TableSkeleton
      caption="Loading consultation requests…"
      columns={requestColumns}
      className={styles.table}
    />
  );
}
