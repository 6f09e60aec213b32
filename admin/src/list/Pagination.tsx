import { Button } from '@practice/ui/Button';
import { useListContext } from 'react-admin';
import { BackIcon, ForwardIcon } from '../layout/icons.tsx';
import styles from './Pagination.module.css';

export function Pagination() {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const last = Math.min(page * perPage, total);
  return (
    <nav className={`cluster text-sm text-soft ${styles.pagination}`} aria-label="Pages">
      <label>
        Rows per page:{' '}
        <select
          className="bare"
          aria-label="Rows per page"
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
        >
          {[10, 25, 50, 100].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <p>
        {(page - 1) * perPage + 1}-{last} of {total}
      </p>
      <div>
        <Button
          variant="quiet"
          aria-label="Go to previous page"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          <BackIcon />
        </Button>
        <Button
          variant="quiet"
          aria-label="Go to next page"
          disabled={last >= total}
          onClick={() => setPage(page + 1)}
        >
          <ForwardIcon />
        </Button>
      </div>
    </nav>
  );
}
