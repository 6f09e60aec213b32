import { useQuery } from '@tanstack/react-query';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import styles from './Navigation.module.css';
import { refreshEvery } from './useRefresh.ts';

/** What the menu counts for a section, such as "3 to review". A section sets it in its `options`. */
export interface Unread {
  filter: Record<string, unknown>;
  words: string;
}

/** The number of waiting rows of a section. It renders nothing for zero. */
export function UnreadCount({ resource, filter, words }: Unread & { resource: string }) {
  // A 401 must not leave the page, because the menu is beside forms with unsaved text.
  const calls = useCallsInPlace();
  const { data } = useQuery({
    queryKey: [resource, 'unread'],
    queryFn: async () => {
      const pagination = { page: 1, perPage: 1 };
      const { total } = await calls.getList(resource, {
        filter,
        pagination,
        sort: { field: 'id', order: 'ASC' },
      });
      return total ?? 0;
    },
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: true,
  });
  if (!data) return null;
  return (
    <span className={styles.unread}>
      {data} <span className="visually-hidden">{words}</span>
    </span>
  );
}
