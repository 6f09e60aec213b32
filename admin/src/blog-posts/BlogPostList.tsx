import { type BlogPostSummary, blogCategories } from '@practice/contract/blog-posts';
import { tableDate } from '@practice/contract/format';
import { blogPost } from '@practice/contract/paths';
import { CreateButton, DataTable } from 'react-admin';
import { PostStatus } from '../badges/Badges.tsx';
import { ContentActions, PublishingActions, TrashLink } from '../list/ContentActions.tsx';
import { choice, search, yesOrNo } from '../list/filters.tsx';
import { CreateLink, EmptyList, RecordList } from '../list/RecordList.tsx';

const categories = blogCategories.map((value) => ({ value, label: value }));
const filters = [
  search('Title, summary or text'),
  choice('category', { label: 'Category', emptyText: 'All categories', choices: categories }),
  choice('published', { label: 'Status', emptyText: 'All posts', choices: yesOrNo('Published', 'Drafts') }),
];

const Column = DataTable.Col<BlogPostSummary>;

export const BlogPostList = () => (
  <RecordList<BlogPostSummary>
    title="Manage Blog Posts"
    lead="What readers find under Resources. Only admins see drafts."
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'updatedAt', 'title']}
    filters={filters}
    rowClick={(id) => `/blog-posts/edit/${id}`}
    actions={
      <>
        <TrashLink />
        <CreateButton to="/blog-posts/new" label="New Post" />
      </>
    }
    empty={
      <EmptyList
        title="No Blog Posts Yet"
        drawing="M26 76V10h44l14 14v52M70 10v14h14M36 34h30M36 44h38M36 54h22M72 66l26-34 7 5-26 34-9 4zM92 40l7 5"
        action={<CreateLink to="/blog-posts/new">Write the first post</CreateLink>}
      >
        What you write here appears under Resources on the website. A new post starts as a draft: only admins
        see it until it’s published.
      </EmptyList>
    }
    primaryText={({ title }) => title}
    secondaryText={({ createdAt, category }) => `${tableDate(createdAt)} · ${category}`}
    tertiaryText={(post) => <PostStatus post={post} isShort />}
    bulkActionButtons={<PublishingActions field="published" />}
  >
    <Column
      source="title"
      label="Title"
      render={({ title }) => <strong className="break-anywhere">{title}</strong>}
    />
    <Column source="category" label="Category" />
    <Column source="published" label="Status" render={(post) => <PostStatus post={post} />} />
    <Column source="createdAt" label="Date" render={({ createdAt }) => tableDate(createdAt)} />
    <Column label="Actions" render={({ slug }) => <ContentActions view={blogPost(slug)} label="View" />} />
  </RecordList>
);
