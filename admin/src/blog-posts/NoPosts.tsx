import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AddIcon } from '../layout/icons.tsx';
import styles from '../layout/Panel.module.css';

export function NoPosts() {
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
        <path d="M8 76h104M26 76V10h44l14 14v52M70 10v14h14M36 34h30M36 44h38M36 54h22" />
        <path d="m72 66 26-34 7 5-26 34-9 4zM92 40l7 5" />
      </svg>
      <h2>No Blog Posts Yet</h2>
      <p>
        What you write here appears under Resources on the website. A new post is a draft: nobody else sees it
        until you publish it.
      </p>
      <Button variant="contained" component={Link} to="/blog-posts/new" startIcon={<AddIcon size={18} />}>
        Write the first post
      </Button>
    </div>
  );
}
