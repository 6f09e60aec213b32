import { isolated } from '@practice/contract/text';
import { Skeleton } from '@practice/ui/Skeleton';
import { type ReactNode, useId } from 'react';
import { type GetListParams, type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { RetryMessage } from '../layout/LoadError.tsx';
import styles from './ListPanel.module.css';

interface ListPanelProps<Row extends RaRecord> {
  resource: string;
  heading: string;
  params: Pick<Required<GetListParams>, 'sort' | 'filter'>;
  emptyText: string;
  shown?: number;
  /** The number of rows to reserve space for while loading, so that nothing moves; 4 at most. */
  expected?: number;
  linkLabel: string;
  linkTo?: string;
  to?: (row: Row) => string;
  row: (row: Row) => { title: string; badge: ReactNode; text: string };
}

export function ListPanel<Row extends RaRecord>(props: ListPanelProps<Row>) {
  const { resource, heading, params, shown = 4, expected = 4, emptyText, linkLabel, linkTo } = props;
  const { to = ({ id }) => `/${resource}/${id}` } = props;
  const headingId = useId();
  const { data, total, error, isPending, refetch } = useGetList<Row>(resource, {
    ...params,
    pagination: { page: 1, perPage: shown },
  });
  const query = new URLSearchParams({
    filter: JSON.stringify(params.filter),
    sort: params.sort.field,
    order: params.sort.order,
  });

  return (
    <section
      className={`box ${styles.panel}`}
      style={{ '--expected': expected }}
      aria-labelledby={headingId}
      aria-busy={isPending}
    >
      <div className={`cluster between one-row gap-4 ${styles.head}`}>
        <h2 id={headingId}>{heading}</h2>
        <p className={styles.count}>{total}</p>
      </div>
      {isPending && (
        <div className={`text-sm ${styles.rows}`}>
          {[1, 2, 3, 4].slice(0, expected).map((key) => (
            <div key={key} className={`line-above ${styles.row}`}>
              <Skeleton style={{ width: '55%' }} />
              <Skeleton style={{ width: '80%' }} />
            </div>
          ))}
        </div>
      )}
      {error && (
        <RetryMessage className={`stack items-start panel-row text-soft ${styles.aside}`} onRetry={refetch}>
          {error.message}
        </RetryMessage>
      )}
      {total === 0 && (
        <p className={`stack panel-row no-measure text-soft ${styles.aside} ${styles.nothing}`}>
          {emptyText}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={`text-sm ${styles.rows}`}>
          {data.map((row) => {
            const { title, badge, text } = props.row(row);
            return (
              <li key={row.id}>
                <Link className={`line-above ${styles.row}`} to={to(row)}>
                  <strong className="one-line text-semibold">{isolated(title)}</strong>
                  {badge}
                  <small className="one-line text-xs text-soft">{isolated(text)}</small>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <p className={`line-above no-measure text-sm ${styles.all}`}>
        {total ? <Link to={linkTo ?? `/${resource}?${query}`}>{linkLabel}</Link> : null}
      </p>
    </section>
  );
}
