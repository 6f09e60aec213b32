import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { shortDate } from '@practice/contract/format';
import { Link } from 'react-router';
import { useIsWide } from '../layout/useIsWide.ts';
import { SelectPage, SelectRow } from '../list/Selection.tsx';
import table from '../list/Table.module.css';
import { TableHead } from '../list/TableHead.tsx';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { PostActions } from './PostActions.tsx';
import { PostStatus } from './PostStatus.tsx';
import styles from './PostTable.module.css';
import { postColumns } from './post-columns.ts';

export function PostTable({ posts }: { posts: readonly BlogPostSummary[] }) {
  const isNarrow = !useIsWide('80rem');
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className="visually-hidden">Blog posts</caption>
      <TableHead
        columns={postColumns}
        before={
          <th scope="col">
            <SelectPage label="Select all posts on this page" />
          </th>
        }
      />
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <td>
              <SelectRow id={post.id} name={post.title} />
            </td>
            <td>
              <Link className={styles.title} to={`/blog-posts/edit/${post.id}`}>
                {post.title}
              </Link>
            </td>
            <td>{post.category}</td>
            <td>
              <PostStatus post={post} />
            </td>
            <td className={table.whole}>{shortDate(post.createdAt)}</td>
            <td>
              <PostActions post={post} isCompact={isNarrow} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PostTableSkeleton() {
  return (
    <TableSkeleton
      caption="Loading blog posts…"
      columns={[{ label: '' }, ...postColumns]}
      className={styles.table}
    />
  );
}
