import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AddIcon } from '../layout/icons.tsx';
import styles from '../layout/Panel.module.css';

export function NoResources() {
  return (
    <div className={styles.panel}>
      <svg
        className={styles.drawing}
        width="120"
        height="84"
        viewBox="0 0 120 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8 76h104M22 76V30h20l6 8h50v38M34 30V14h44l10 10v14M78 14v10h10" />
        <path d="M60 46v20M52 58l8 8 8-8" />
      </svg>
      <h2>No Resources Yet</h2>
      <p>
        Guides, articles, videos and templates that you put online appear here with the number of their
        downloads. Until there is one, visitors see our five samples.
      </p>
      <Button variant="contained" component={Link} to="/resources/new" startIcon={<AddIcon size={18} />}>
        Add the first resource
      </Button>
    </div>
  );
}
