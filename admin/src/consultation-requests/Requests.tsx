import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { sentenceOf } from '@practice/contract/errors';
import { Pagination, useListContext } from 'react-admin';
import { Failure } from '../layout/Failure.tsx';
import { NoMatches, NoRequestsYet } from './NoRequests.tsx';
import { RequestCards, RequestCardsSkeleton } from './RequestCards.tsx';
import styles from './Requests.module.css';
import { RequestTable, RequestTableSkeleton } from './RequestTable.tsx';
import { useIsWide } from './useIsWide.ts';

/** The list in whichever state it is: on its way, failed, empty, or full. */
export function Requests() {
  const { data, error, isPending, isFetching, filterValues, refetch, total } =
    useListContext<ConsultationRequest>();
  const isWide = useIsWide();

  if (error) {
    return (
      <Failure
        heading="The requests could not be loaded"
        sentence={error.message || sentenceOf(error)}
        onRetry={() => refetch()}
      />
    );
  }
  if (isPending) return isWide ? <RequestTableSkeleton /> : <RequestCardsSkeleton />;
  if (total === 0) return Object.keys(filterValues).length === 0 ? <NoRequestsYet /> : <NoMatches />;
  return (
    <div className={isFetching ? styles.renewing : undefined} aria-busy={isFetching}>
      {isWide ? <RequestTable requests={data} /> : <RequestCards requests={data} />}
      <Pagination
        rowsPerPageOptions={[10, 25, 50, 100]}
        slotProps={{ select: { native: true, inputProps: { 'aria-label': 'Rows per page' } } }}
      />
    </div>
  );
}
