import { type BlogPostSummary, blogCategories } from '@practice/contract/blog-posts';
import { tableDate } from '@practice/contract/format';
import { blogPost } from '@practice/contract/paths';
import { CreateButton, DataTable, List, SimpleList } from 'react-admin';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ChoiceInput } from '../list/ChoiceInput.tsx';
import { ContentActions, PublishingActions, TrashLink } from '../list/ContentActions.tsx';
import { yesOrNo } from '../list/choices.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { SearchInput } from '../list/SearchInput.tsx';
import { useIsNarrow } from '../list/useIsNarrow.ts';
import { PostStatus } from './PostStatus.tsx';

const categories = blogCategories.map((value) => ({ value, label: value }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Title, summary or text" />,
  <ChoiceInput
    key="category"
    source="category"
    label="Category"
    emptyText="All categories"
    alwaysOn
    choices={categories}
  />,
  <ChoiceInput
    key="published"
    source="published"
    label="Status"
    emptyText="All posts"
    alwaysOn
    choices={yesOrNo('Published', 'Drafts')}
  />,
];

const Column = DataTable.Col<BlogPostSummary>;
const addressOf = (id: unknown) => `/blog-posts/edit/${id}`;

export function BlogPostList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageTitle
        title="Manage Blog Posts"
        lead="What readers find under Resources. Only admins see drafts."
      />
      <List<BlogPostSummary>
        title={false}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        actions={
          <ListActions sorts={isNarrow ? ['createdAt', 'updatedAt', 'title'] : undefined}>
            <TrashLink />
            <CreateButton to="/blog-posts/new" label="New Post" />
          </ListActions>
        }
        empty={
          <EmptyList
            title="No Blog Posts Yet"
            drawing="M26 76V10h44l14 14v52M70 10v14h14M36 34h30M36 44h38M36 54h22M72 66l26-34 7 5-26 34-9 4zM92 40l7 5"
            action={<CreateButton to="/blog-posts/new" label="Write the first post" />}
          >
            What you write here appears under Resources on the website. A new post starts as a draft: only
            admins see it until it’s published.
          </EmptyList>
        }
      >
        {isNarrow ? (
          <SimpleList<BlogPostSummary>
            rowClick={addressOf}
            primaryText={({ title }) => title}
            secondaryText={({ createdAt, category }) => `${tableDate(createdAt)} · ${category}`}
            tertiaryText={(post) => <PostStatus post={post} isShort />}
          />
        ) : (
          <DataTable<BlogPostSummary>
            rowClick={addressOf}
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
            <Column
              label="Actions"
              render={(post) => <ContentActions view={blogPost(post.slug)} label="View" />}
            />
          </DataTable>
        )}
      </List>
    </>
  );
}
