import { type BlogPostSummary, blogCategories, type blogPostSorts } from '@practice/contract/blog-posts';
import { tableDate } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { Link } from 'react-router';
import { AddIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { ContentActions } from '../list/ContentActions.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { type ListSection, publishingActions, yesOrNo } from '../list/list-section.ts';
import styles from './BlogPostList.module.css';
import { PostStatus } from './PostStatus.tsx';

const { confirmDelete } = messages.blog;

const section: ListSection<BlogPostSummary, (typeof blogPostSorts)[number]> = {
  resource: 'blog-posts',
  title: 'Manage Blog Posts',
  lead: 'What readers find under Resources. Only admins see drafts.',
  name: 'Blog posts',
  noun: ['post', 'posts'],
  nameOf: (post) => post.title,
  search: 'Title, summary or text',
  filters: [
    {
      name: 'category',
      label: 'Category',
      options: blogCategories.map((category) => ({ value: category, label: category })),
      all: 'All categories',
    },
    { name: 'published', label: 'Status', options: yesOrNo('Published', 'Drafts'), all: 'All posts' },
  ],
  orders: [
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'Last updated', field: 'updatedAt', order: 'DESC' },
    { label: 'Title', field: 'title', order: 'ASC' },
    { label: 'Category', field: 'category', order: 'ASC' },
    { label: 'Status', field: 'published', order: 'ASC' },
  ],
  columns: [
    {
      label: 'Title',
      sort: 'title',
      cell: ({ id, title }) => (
        <Link className={`text-strong ${styles.title}`} to={`/blog-posts/edit/${id}`}>
          {title}
        </Link>
      ),
    },
    { label: 'Category', sort: 'category', width: '9.5rem', cell: (post) => post.category },
    { label: 'Status', sort: 'published', width: '11rem', cell: (post) => <PostStatus post={post} /> },
    { label: 'Date', sort: 'createdAt', width: '7rem', cell: (post) => tableDate(post.createdAt) },
  ],
  card: (post) => ({
    title: post.title,
    text: (
      <>
        <div>
          <PostStatus post={post} />
        </div>
        <p>
          {tableDate(post.createdAt)} · {post.category}
        </p>
      </>
    ),
  }),
  rowActions: (post) => (
    <ContentActions
      resource="blog-posts"
      row={post}
      view={{ href: blogPost(post.slug), label: 'View', fullLabel: `View ${post.title} (new tab)` }}
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
    />
  ),
  actionsWidth: '17rem',
  actions: (
    <LinkButton to="/blog-posts/new" icon={AddIcon}>
      New Post
    </LinkButton>
  ),
  hasTrash: true,
  bulkActions: publishingActions('blog-posts', 'published', ['published', 'unpublished']),
  preload: () => import('./BlogPostEditor.tsx'),
  empty: {
    title: 'No Blog Posts Yet',
    drawing:
      'M26 76V10h44l14 14v52M70 10v14h14M36 34h30M36 44h38M36 54h22M72 66l26-34 7 5-26 34-9 4zM92 40l7 5',
    text: 'What you write here appears under Resources on the website. A new post starts as a draft: only admins see it until it’s published.',
    action: (
      <LinkButton to="/blog-posts/new" icon={AddIcon}>
        Write the first post
      </LinkButton>
    ),
  },
};

export const BlogPostList = () => <ListPage section={section} />;
