import { binDays } from '@practice/contract/blog-posts';
import { Bin } from '../list/Bin.tsx';

export function BlogPostBin() {
  return (
    <Bin
      resource="blog-posts"
      title="Deleted Blog Posts"
      back="All posts"
      restored="Post restored"
      lead={`Deleted posts wait here for ${binDays} days. A restored post is as it was: if it was published, everybody sees it again.`}
    />
  );
}
