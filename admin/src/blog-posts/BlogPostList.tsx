import { type BlogPostSummary, blogCategories, type blogPostSorts } from '@practice/contract/blog-posts';
import { shortDate } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { Link } from 'react-router';
import { AddIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { usePreload } from '../layout/lazy-screen.ts';
import { Card } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListSection } from '../list/list-section.ts';
import styles from './BlogPostList.module.css';
import { PostActions } from './PostActions.tsx';
import { PostStatus } from './PostStatus.tsx';

const section: ListSection<BlogPostSummary, (typeof blogPostSorts)[number]> = {
  resource: 'blog-posts',
  title: 'Manage Blog Posts',
  lead: 'What readers find under Resources. Only admins see drafts.',
  name: 'Blog posts',
  noun: ['post', 'posts'],
  nameOf: (post) => post.title,
  sort: { field: 'createdAt', order: 'DESC' },
  search: 'Title, summary or text',
  filters: [
    {
      name: 'category',
      label: 'Category',
      options: blogCategories.map((category) => ({ value: category, label: category })),
      all: 'All categories',
    },
    {
      name: 'published',
      label: 'Status',
      options: [
        { value: true, label: 'Published' },
        { value: false, label: 'Drafts' },
      ],
      all: 'All posts',
    },
  ],
  orders: [
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'Last changed', field: 'updatedAt', order: 'DESC' },
    { label: 'Title', field: 'title', order: 'ASC' },
    { label: 'Category', field: 'category', order: 'ASC' },
    { label: 'Status', field: 'published', order: 'ASC' },
  ],
  columns: [
    {
      label: 'Title',
      sort: 'title',
      cell: ({ id, title }) => (
        <Link className={styles.title} to={`/blog-posts/edit/${id}`}>
          {title}
        </Link>
      ),
    },
    { label: 'Category', sort: 'category', width: '9.5rem', cell: (post) => post.category },
    { label: 'Status', sort: 'published', width: '11rem', cell: (post) => <PostStatus post={post} /> },
    { label: 'Date', sort: 'createdAt', width: '7rem', cell: (post) => shortDate(post.createdAt) },
    { label: 'Actions', width: '17rem', cell: (post) => <PostActions post={post} /> },
  ],
  card: (post) => (
    <Card title={post.title} foot={<PostActions post={post} />}>
      <div>
        <PostStatus post={post} />
      </div>
      <p>
        {shortDate(post.createdAt)} · {post.category}
      </p>
    </Card>
  ),
  actions: (
    <LinkButton to="/blog-posts/new">
      <AddIcon size={18} />
      New Post
    </LinkButton>
  ),
  hasTrash: true,
  bulkActions: (calls) => {
    const publish = (published: boolean) => (id: number) =>
      calls.update<BlogPostSummary>('blog-posts', { id, data: { published }, previousData: { id } });
    return [
      { label: 'Publish', run: publish(true), done: 'published' },
      { label: 'Unpublish', run: publish(false), done: 'unpublished' },
      {
        label: 'Delete',
        run: (id) => calls.delete('blog-posts', { id }),
        done: 'deleted',
        warning: (rows) =>
          `This deletes ${rows}. Whatever is public leaves the website. We keep a copy in the trash for ${trashDays} days.`,
      },
    ];
  },
  empty: {
    title: 'No Blog Posts Yet',
    drawing:
      'M26 76V10h44l14 14v52M70 10v14h14M36 34h30M36 44h38M36 54h22M72 66l26-34 7 5-26 34-9 4zM92 40l7 5',
    text: 'What you write here appears under Resources on the website. A new post starts as a draft: only admins see it until it’s published.',
    action: (
      <LinkButton to="/blog-posts/new">
        <AddIcon size={18} />
        Write the first post
      </LinkButton>
    ),
  },
};

export function BlogPostList() {
  usePreload(() => import('./BlogPostEditor.tsx'));
  return <ListPage section={section} />;
}
