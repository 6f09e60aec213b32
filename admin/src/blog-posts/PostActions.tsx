import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { EditIcon, ViewIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { RowButtons } from '../list/Cards.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';

const { confirmDelete, deleted, deleteFailed } = messages.blog;

export function PostActions({ post }: { post: BlogPostSummary }) {
  return (
    <RowButtons>
      <ButtonLink
        variant="quiet"
        size="small"
        href={blogPost(post.slug)}
        target="_blank"
        rel="noopener"
        aria-label={`View ${post.title} (new tab)`}
      >
        <ViewIcon size={18} />
        View
      </ButtonLink>
      <LinkButton
        variant="quiet"
        size="small"
        to={`/blog-posts/edit/${post.id}`}
        aria-label={`Edit ${post.title}`}
      >
        <EditIcon size={18} />
        Edit
      </LinkButton>
      <DeleteButton
        resource="blog-posts"
        row={post}
        question={{
          title: confirmDelete.title,
          text: (
            <>
              <p>
                <strong>{post.title}</strong>
              </p>
              <p>{confirmDelete.description}</p>
              <p>Deleted by mistake? We keep a copy in the trash for {trashDays} days.</p>
            </>
          ),
        }}
        deleted={deleted}
        failed={deleteFailed}
      />
    </RowButtons>
  );
}
