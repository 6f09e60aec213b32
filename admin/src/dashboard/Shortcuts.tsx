import { paths } from '@practice/contract/paths';
import { Link } from 'react-router';
import styles from './Shortcuts.module.css';

export function Shortcuts() {
  return (
    <nav className={styles.shortcuts} aria-label="Shortcuts">
      <Link to="/blog-posts">
        <strong>Manage Articles</strong>
        <span>Articles for your readers. Opens later.</span>
      </Link>
      <Link to="/consultation-requests">
        <strong>View Requests</strong>
        <span>Read, answer and note down what was said.</span>
      </Link>
      <Link to="/resources">
        <strong>Manage Downloads</strong>
        <span>Guides, videos and templates. Opens later.</span>
      </Link>
      <a href={paths.home}>
        <strong>Go to Website</strong>
        <span>See what your visitors see.</span>
      </a>
    </nav>
  );
}
