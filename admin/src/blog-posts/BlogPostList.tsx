import Button from '@mui/material/Button';
import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { trashDays } from '@practice/contract/lists';
import { ListBase, useDataProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { AddIcon, DeleteIcon } from '../layout/icons.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { Page } from '../layout/Page.tsx';
import { useIsWide } from '../layout/useIsWide.ts';
import { BulkBar } from '../list/BulkBar.tsx';
import { CardsSkeleton } from '../list/CardsSkeleton.tsx';
import { ExportButton } from '../list/ExportButton.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { NoPosts } from './NoPosts.tsx';
import { PostCards } from './PostCards.tsx';
import { PostFilters } from './PostFilters.tsx';
import { PostTable, PostTableSkeleton } from './PostTable.tsx';
import { tableNeeds } from './post-columns.ts';

export function BlogPostList() {
  const isElsewhere = /[^/]/.test(useParams()['*'] ?? '');
  if (isElsewhere) return <NotFound />;
  return (
    // What went wrong is said in the list's own place, so no notice repeats it.
    <ListBase perPage={25} sort={{ field: 'createdAt', order: 'DESC' }} queryOptions={{ onError: () => {} }}>
      <Page
        title="Manage Blog Posts"
        lead="What your readers find under Resources. Drafts are yours alone."
        actions={<ListActions />}
      >
        <PostFilters />
        <Posts />
        <PostsAtOnce />
      </Page>
    </ListBase>
  );
}

function ListActions() {
  return (
    <>
      <Button variant="contained" component={Link} to="/blog-posts/new" startIcon={<AddIcon size={18} />}>
        New Post
      </Button>
      <ExportButton resource="blog-posts" />
      <Button component={Link} to="/blog-posts/trash" startIcon={<DeleteIcon size={18} />}>
        Trash
      </Button>
    </>
  );
}

function Posts() {
  const isWide = useIsWide(tableNeeds);
  return (
    <ListBody<BlogPostSummary>
      failed="The posts could not be loaded"
      waiting={isWide ? <PostTableSkeleton /> : <CardsSkeleton label="Loading blog posts…" />}
      empty={<NoPosts />}
      noMatch="No post matches"
      full={(posts) => (isWide ? <PostTable posts={posts} /> : <PostCards posts={posts} />)}
    />
  );
}

function PostsAtOnce() {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const publish = (published: boolean) => (id: number) =>
    dataProvider.update<BlogPostSummary>('blog-posts', { id, data: { published }, previousData: { id } });
  return (
    <BulkBar
      actions={[
        { label: 'Publish', run: publish(true), done: (count) => `${posts(count)} published` },
        { label: 'Withdraw', run: publish(false), done: (count) => `${posts(count)} withdrawn` },
        {
          label: 'Delete',
          run: (id) => dataProvider.delete('blog-posts', { id }),
          done: (count) => `${posts(count)} deleted`,
          ask: (count) => ({
            title: 'Are you sure?',
            text: `This will take ${posts(count)} off the website. They stay in the trash for ${trashDays} days.`,
          }),
        },
      ]}
    />
  );
}

function posts(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`;
}
