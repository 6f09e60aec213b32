import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { type ReactNode, useId } from 'react';
import { type GetListParams, useGetList } from 'react-admin';
import { Link } from 'react-router';
import styles from './RequestPanel.module.css';

interface RequestPanelProps {
  heading: string;
  /** Which requests, in which order; the first few are shown. */
  params: Pick<Required<GetListParams>, 'sort' | 'filter'>;
  nothing: string;
  /** The words of the way to the list with all of them. */
  all: string;
  row: (request: ConsultationRequest) => ReactNode;
}

const shown = 4;

/** A few requests on the dashboard, how many there are in all, and the way to them. */
export function RequestPanel({ heading, params, nothing, all, row }: RequestPanelProps) {
  const headingId = useId();
  const { data, total, error, isPending, refetch } = useGetList<ConsultationRequest>(
    'consultation-requests',
    {
      ...params,
      pagination: { page: 1, perPage: shown },
    },
  );
  const query = new URLSearchParams({
    filter: JSON.stringify(params.filter),
    sort: params.sort.field,
    order: params.sort.order,
  });

  return (
    <section className={styles.panel} aria-labelledby={headingId} aria-busy={isPending}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <p className={styles.count}>{total}</p>
      </div>
      {isPending && (
        <div className={styles.rows}>
          {[1, 2, 3, 4].map((key) => (
            <div key={key} className={styles.waiting}>
              <Skeleton variant="text" width="55%" />
              <Skeleton variant="text" width="80%" />
            </div>
          ))}
        </div>
      )}
      {error && (
        <div className={styles.aside} role="alert">
          <p>{error.message}</p>
          <Button variant="outlined" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {total === 0 && <p className={styles.aside}>{nothing}</p>}
      {data && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((request) => (
            <li key={request.id}>
              <Link className={styles.row} to={`/consultation-requests/${request.id}`}>
                {row(request)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.all}>{total ? <Link to={`/consultation-requests?${query}`}>{all}</Link> : null}</p>
    </section>
  );
}
