import { type BlogPostSummary, blogCategories } from '@practice/contract/blog-posts';
import { tableDate } from '@practice/contract/format';
import { blogPost } from '@practice/contract/paths';
import { CreateButton, DataTable } from 'react-admin';
import { PostStatus } from '../badges/Badges.tsx';
import { ContentActions, PublishingActions, TrashLink } from '../list/ContentActions.tsx';
import { choice, search, yesOrNo } from '../list/filters.tsx';
import { RecordList } from '../list/RecordList.tsx';

const categories = blogCategories.map((value) => ({ value, label: value }));
const filters = [
  search('Title, summary or text'),
  choice('category', { label: 'Category', emptyText: 'All categories', choices: categories }),
  choice('published', { label: 'Status', emptyText: 'All posts', choices: yesOrNo('Published', 'Drafts') }),
];

const Column = DataTable.Col<BlogPostSummary>;
const titleOf = ({ title }: BlogPostSummary) => <strong className="break-anywhere">{title}</strong>;

export const BlogPostList = () => (
  <RecordList<BlogPostSummary>
    title="Manage Blog Posts"
    lead="What readers find under Resources. Only admins see drafts."
    sorts={['createdAt', 'updatedAt', 'title']}
    filters={filters}
    rowClick={(id) => `/blog-posts/edit/${id}`}
    actions={
      <>
        <TrashLink />
        <CreateButton to="/blog-posts/new" label="New Post" />
      </>
    }
    empty={{
      title: 'No Blog Posts Yet',
      text: 'What you write here appears under Resources on the website. A new post starts as a draft: only admins see it until it’s published.',
    }}
    primaryText={({ title }) => title}
    secondaryText={({ createdAt, category }) => `${tableDate(createdAt)} · ${category}`}
    tertiaryText={(post) => <PostStatus post={post} isShort />}
    bulkActionButtons={<PublishingActions field="published" />}
  >
    <Column source="title" render={titleOf} />
    <Column source="category" />
    <Column source="published" label="Status" render={(post) => <PostStatus post={post} />} />
    <Column source="createdAt" label="Date" render={({ createdAt }) => tableDate(createdAt)} />
    <Column label="Actions" render={({ slug }) => <ContentActions view={blogPost(slug)} label="View" />} />
  </RecordList>
);
