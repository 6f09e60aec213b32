import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { dayAndTime } from '@practice/contract/format';
import { Badge } from '../badges/Badge.tsx';

interface PostStatusProps {
  post: Pick<BlogPostSummary, 'published' | 'publishAt'>;
  isShort?: boolean;
}

export function PostStatus({ post, isShort = false }: PostStatusProps) {
  if (post.published) return <Badge tone="success">Published</Badge>;
  if (post.publishAt === null) return <Badge tone="warning">Draft</Badge>;
  return (
    <>
      <Badge tone="info">Scheduled</Badge>
      {!isShort && (
        <>
          {' '}
          <small className="text-xs nowrap">{dayAndTime(post.publishAt)}</small>
        </>
      )}
    </>
  );
}
