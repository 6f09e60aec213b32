import { useQuery } from '@tanstack/react-query';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import styles from './Navigation.module.css';
import { refreshEvery } from './useRefresh.ts';

/** What of a room waits for somebody, and how it's said: "3 to review". A room names it in its `options`. */
export interface Unread {
  filter: Record<string, unknown>;
  words: string;
}

/** How much of a room waits; nothing when nothing does. */
export function UnreadCount({ resource, filter, words }: Unread & { resource: string }) {
  // In place: the menu is beside every form, and must not leave for the sign-in page with what is typed there.
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
