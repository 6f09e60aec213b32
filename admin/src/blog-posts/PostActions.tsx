import Button from '@mui/material/Button';
import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { Link } from 'react-router';
import { EditIcon, ViewIcon } from '../layout/icons.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import styles from './PostActions.module.css';

const { confirmDelete, deleted, deleteFailed } = messages.blog;

interface PostActionsProps {
  post: BlogPostSummary;
  /** Icons alone, where there is little room. */
  isCompact?: boolean;
}

export function PostActions({ post, isCompact = false }: PostActionsProps) {
  return (
    <div className={`${styles.actions} ${isCompact ? styles.compact : ''}`}>
      <Button
        size="small"
        href={blogPost(post.slug)}
        target="_blank"
        rel="noopener"
        startIcon={<ViewIcon size={18} />}
        aria-label={`View ${post.title} (new tab)`}
        title={isCompact ? 'View' : undefined}
      >
        {!isCompact && 'View'}
      </Button>
      <Button
        size="small"
        component={Link}
        to={`/blog-posts/edit/${post.id}`}
        startIcon={<EditIcon size={18} />}
        aria-label={`Edit ${post.title}`}
        title={isCompact ? 'Edit' : undefined}
      >
        {!isCompact && 'Edit'}
      </Button>
      <DeleteButton
        resource="blog-posts"
        row={post}
        question={{
          title: confirmDelete.title,
          text: (
            <>
              <p>{confirmDelete.description}</p>
              <p>A copy stays in the trash for {trashDays} days, in case you change your mind.</p>
            </>
          ),
        }}
        deleted={deleted}
        failed={deleteFailed}
        isCompact={isCompact}
      />
    </div>
  );
}
