import { trashDays } from '@practice/contract/lists';
import { Trash } from '../list/Trash.tsx';

export function BlogPostTrash() {
  return (
    <Trash
      resource="blog-posts"
      title="Deleted Blog Posts"
      back="All posts"
      restored="Post restored"
      lead={`Deleted posts wait here for ${trashDays} days. A restored post is as it was: if it was published, everybody sees it again.`}
    />
  );
}
