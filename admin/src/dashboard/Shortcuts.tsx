import { paths } from '@practice/contract/paths';
import { Link } from 'react-router';
import styles from './Shortcuts.module.css';

export function Shortcuts() {
  return (
    <nav className={styles.shortcuts} aria-label="Shortcuts">
      <Link className="stack gap-1" to="/blog-posts">
        <strong>Manage Articles</strong>
        <span className="text-sm text-soft">Write, preview and publish for your readers.</span>
      </Link>
      <Link className="stack gap-1" to="/consultation-requests">
        <strong>View Requests</strong>
        <span className="text-sm text-soft">Read and answer requests, and keep notes.</span>
      </Link>
      <Link className="stack gap-1" to="/resources">
        <strong>Manage Downloads</strong>
        <span className="text-sm text-soft">Put guides, videos and templates online.</span>
      </Link>
      <a className="stack gap-1" href={paths.home}>
        <strong>Go to Website</strong>
        <span className="text-sm text-soft">See what your visitors see.</span>
      </a>
    </nav>
  );
}
