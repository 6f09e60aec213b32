import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { timeInSentence } from '@practice/contract/format';
import { PostStatus } from '../badges/Badges.tsx';
import { useNow } from '../layout/useNow.ts';
import { ListPanel } from '../list/ListPanel.tsx';

const params = { sort: { field: 'updatedAt', order: 'DESC' as const }, filter: { published: false } };

export function Drafts() {
  const now = new Date(useNow());
  return (
    <ListPanel<BlogPostSummary>
      resource="blog-posts"
      heading="Drafts"
      params={params}
      emptyText="No drafts waiting. Everything you’ve written is public."
      linkLabel="All drafts"
      to={({ id }) => `/blog-posts/edit/${id}`}
      row={(post) => ({
        title: post.title,
        badge: <PostStatus post={post} isShort />,
        text: `${
          post.publishAt === null
            ? `Changed ${timeInSentence(post.updatedAt, now)}`
            : `Scheduled for ${timeInSentence(post.publishAt, now)}`
        } · ${post.category}`,
      })}
    />
  );
}
