import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import styles from '../layout/Panel.module.css';

/** `none` says what was looked for: "No request matches". */
export function NoMatches({ none }: { none: string }) {
  const { setFilters } = useListContext();
  return (
    <div className={styles.panel} role="status">
      <h2>{none}</h2>
      <p>Nothing fits this search and these filters together. Try fewer of them.</p>
      <Button variant="outlined" onClick={() => setFilters({})}>
        Clear search and filters
      </Button>
    </div>
  );
}
