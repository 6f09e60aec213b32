import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { shortDate } from '@practice/contract/format';
import styles from '../list/Cards.module.css';
import { SelectRow } from '../list/Selection.tsx';
import { PostActions } from './PostActions.tsx';
import { PostStatus } from './PostStatus.tsx';

/** The table's rows where there is no room for a table. */
export function PostCards({ posts }: { posts: readonly BlogPostSummary[] }) {
  return (
    <ul className={styles.cards} aria-label="Blog posts">
      {posts.map((post) => (
        <li key={post.id} className={styles.card}>
          <div className={styles.head}>
            <h2>{post.title}</h2>
            <SelectRow id={post.id} name={post.title} />
          </div>
          <p className={styles.state}>
            <PostStatus post={post} />
          </p>
          <p className={styles.soft}>
            {shortDate(post.createdAt)} · {post.category}
          </p>
          <div className={styles.foot}>
            <PostActions post={post} />
          </div>
        </li>
      ))}
    </ul>
  );
}
