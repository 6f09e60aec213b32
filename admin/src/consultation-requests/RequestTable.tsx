import Skeleton from '@mui/material/Skeleton';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { shortDate } from '@practice/contract/format';
import { useListContext } from 'react-admin';
import { SortableIcon, SortedDownIcon, SortedUpIcon } from '../layout/icons.tsx';
import { Address } from './Address.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import styles from './RequestTable.module.css';
import { requestColumns } from './request-columns.ts';
import { StateBadge } from './StateBadge.tsx';
import { ViewDetails } from './ViewDetails.tsx';

export function RequestTable({ requests }: { requests: readonly ConsultationRequest[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Consultation requests</caption>
      <TableHead />
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
            <td className={styles.whole}>{shortDate(request.createdAt)}</td>
            <td>
              <StateBadge state={request.state} />
            </td>
            <td>
              <ReplyClock request={request} />
            </td>
            <td className={styles.whole}>
              <ViewDetails request={request} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TableHead() {
  const { sort, setSort } = useListContext();
  return (
    <thead>
      <tr>
        {requestColumns.map((column) => {
          const isSorted = column.sort === sort.field;
          const ascending = sort.order === 'ASC';
          const sortBy = column.sort;
          if (!sortBy) {
            return (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            );
          }
          return (
            <th
              key={column.label}
              scope="col"
              {...(isSorted && { 'aria-sort': ascending ? 'ascending' : 'descending' })}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => setSort({ field: sortBy, order: isSorted && ascending ? 'DESC' : 'ASC' })}
              >
                {column.label}
                {isSorted ? (
                  ascending ? (
                    <SortedUpIcon size={14} />
                  ) : (
                    <SortedDownIcon size={14} />
                  )
                ) : (
                  <SortableIcon size={14} />
                )}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

export function RequestTableSkeleton() {
  return (
    <table className={styles.table} aria-busy="true">
      <caption className="visually-hidden">Loading consultation requests…</caption>
      <thead>
        <tr>
          {requestColumns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <tr key={row}>
            {requestColumns.map(({ label }) => (
              <td key={label}>
                <Skeleton variant="text" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
