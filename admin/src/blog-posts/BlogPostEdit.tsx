import Button from '@mui/material/Button';
import type { BlogPost } from '@practice/contract/blog-posts';
import { idNumber } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import { is } from 'valibot';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { Failure } from '../layout/Failure.tsx';
import { BackIcon } from '../layout/icons.tsx';
import { Page } from '../layout/Page.tsx';
import panel from '../layout/Panel.module.css';
import { BlogPostEditor } from './BlogPostEditor.tsx';

export function BlogPostEdit() {
  const id = Number(useParams().id);
  const isId = is(idNumber, id);
  const dataProvider = useDataProvider<PracticeDataProvider>();
  // Not react-admin's own copy: that may be a list's row, without the content, or of yesterday.
  const { data, error, isPending, refetch } = useQuery<BlogPost, CallError>({
    queryKey: ['blog-post', id],
    queryFn: async () => (await dataProvider.getOne<BlogPost>('blog-posts', { id })).data,
    enabled: isId,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (!isId || error) {
    return <NoPost {...(error && error.status !== 404 && { error, onRetry: () => refetch() })} />;
  }
  if (isPending)
    return <FormSkeleton title="Edit Blog Post" back={{ to: '/blog-posts', label: 'All posts' }} />;
  return <BlogPostEditor key={id} loaded={data} />;
}

interface NoPostProps {
  error?: CallError;
  onRetry?: () => void;
}

function NoPost({ error, onRetry }: NoPostProps) {
  return (
    <Page title="Blog Post Not Found">
      <div className={panel.panel}>
        <p>{messages.blog.editorGone}</p>
        {error && onRetry && (
          <Failure heading="The post could not be loaded" sentence={error.message} onRetry={onRetry} />
        )}
        <Button variant="outlined" component={Link} to="/blog-posts" startIcon={<BackIcon size={18} />}>
          Back to all posts
        </Button>
      </div>
    </Page>
  );
}
