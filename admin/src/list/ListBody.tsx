import { sentenceOf } from '@practice/contract/errors';
import type { ReactNode } from 'react';
import { Pagination, type RaRecord, useListContext } from 'react-admin';
import { Failure } from '../layout/Failure.tsx';
import styles from './ListBody.module.css';
import { NoMatches } from './NoMatches.tsx';

interface ListBodyProps<Row extends RaRecord> {
  /** "The requests could not be loaded" */
  failed: string;
  /** The list's shape while it is on its way. */
  waiting: ReactNode;
  /** What is shown when there is nothing, and nothing was searched for. */
  empty: ReactNode;
  /** "No request matches" */
  noMatch: string;
  full: (rows: Row[]) => ReactNode;
}

/** A list in whichever state it is: on its way, failed, empty, or full. */
export function ListBody<Row extends RaRecord>(props: ListBodyProps<Row>) {
  const { data, error, isPending, isFetching, filterValues, refetch, total } = useListContext<Row>();
  if (error) {
    return (
      <Failure
        heading={props.failed}
        sentence={error.message || sentenceOf(error)}
        onRetry={() => refetch()}
      />
    );
  }
  if (isPending) return props.waiting;
  if (total === 0) {
    return Object.keys(filterValues).length === 0 ? props.empty : <NoMatches none={props.noMatch} />;
  }
  return (
    <div className={isFetching ? styles.renewing : undefined} aria-busy={isFetching}>
      {props.full(data)}
      <Pagination
        rowsPerPageOptions={[10, 25, 50, 100]}
        slotProps={{ select: { native: true, inputProps: { 'aria-label': 'Rows per page' } } }}
      />
    </div>
  );
}
