import { Box, Button, Card, CardContent, Stack, type Theme, useMediaQuery } from '@mui/material';
import type { BlogPost } from '@practice/contract/blog-posts';
import { timeInSentence, withOn } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { useState } from 'react';
import { SaveContextProvider, useCreateController, useDataProvider, useEditController } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { CallError } from '../dataProvider.ts';
import { KeepDraft } from '../form/KeepDraft.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { whenLoaded, wholeRecord } from '../form/record-pages.tsx';
import { HistoryIcon, ViewIcon } from '../layout/icons.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { newTab, PageTitle } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { PostInputs } from './PostInputs.tsx';
import { PostToolbar, usePostSaving } from './PostToolbar.tsx';
import { Preview } from './Preview.tsx';
import { checkPost, emptyPost, fieldsOf, type PostFields, rebase } from './post-fields.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const back = { to: '/blog-posts', label: 'All posts' };
const sideBySide = { gridTemplateColumns: { lg: 'minmax(0, 10fr) minmax(0, 9fr)' } };
const previewBox = {
  minWidth: 0,
  height: { xs: '38rem', lg: 'calc(100vh - 7.5rem)' },
  position: { lg: 'sticky' },
  top: 'var(--space-4)',
};
/** A new object each time would reset react-admin's form on every keystroke. */
const whatIsTypedStays = { keepDirtyValues: true };
const missing = { title: 'Blog Post Not Found', sentence: messages.blog.editorGone };

/** New and saved posts share one screen, so that the author stays in it after the first save. */
export function BlogPostForm() {
  const number = useParams().id;
  const isNew = number === undefined;
  const id = isNew ? -1 : Number(number);
  const dataProvider = useDataProvider();
  const { onSuccess, onError } = usePostSaving(isNew, back.to);
  const [theirs, setTheirs] = useState<BlogPost>();

  async function explain(error: Error) {
    if (error instanceof CallError && error.isOutdated && !isNew) {
      // If loading fails, the author still needs to know why the save failed.
      const newest = await dataProvider.getOne<BlogPost>('blog-posts', { id }).catch(() => undefined);
      if (newest) return setTheirs(newest.data);
    }
    onError(error);
  }

  const mutationOptions = { onSuccess, onError: explain, meta: wholeRecord.meta };
  const creation = useCreateController<BlogPost>({ mutationOptions });
  const edition = useEditController<BlogPost>({
    id,
    mutationMode: 'pessimistic',
    mutationOptions,
    queryOptions: { ...wholeRecord, enabled: !isNew },
  });
  if (!isNew && !edition.record) return whenLoaded({ missing, back, children: () => null })(edition);
  const post = edition.record;
  return (
    <SaveContextProvider value={isNew ? creation : edition}>
      <RecordForm
        record={post ? fieldsOf(post) : emptyPost}
        check={checkPost}
        keepsDraft={false}
        component={Box}
        resetOptions={whatIsTypedStays}
        toolbar={<PostToolbar post={post} />}
      >
        <div>
          <PageTitle
            title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
            back={back}
            lead={post && `Last saved ${timeInSentence(post.updatedAt)}`}
          >
            {post && <PostLinks post={post} />}
          </PageTitle>
        </div>
        <Box className="stack gap-6 align-start" sx={sideBySide}>
          <Card>
            <CardContent>
              <Stack spacing={2.5}>
                <KeepDraft />
                <PostInputs post={post} />
              </Stack>
            </CardContent>
          </Card>
          <LivePreview createdAt={post?.createdAt} />
        </Box>
        {theirs && <ConflictDialog theirs={theirs} onDecided={() => setTheirs(undefined)} />}
      </RecordForm>
    </SaveContextProvider>
  );
}

function PostLinks({ post }: { post: BlogPost }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<HistoryIcon />} onClick={() => setIsOpen(true)}>
        Versions
      </Button>
      <Button {...newTab} href={blogPost(post.slug)} variant="outlined" startIcon={<ViewIcon />}>
        View page
      </Button>
      {isOpen && <VersionsDialog post={post} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function LivePreview({ createdAt }: { createdAt: string | undefined }) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [isOpen, setIsOpen] = useState(false);
  const preview = (
    <Box sx={previewBox}>
      <Preview heading="Preview" fields={useWatch<PostFields>()} createdAt={createdAt} />
    </Box>
  );
  if (isWide) return preview;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="text-strong">Preview</summary>
      {isOpen && preview}
    </details>
  );
}

function ConflictDialog({ theirs, onDecided }: { theirs: BlogPost; onDecided: () => void }) {
  const form = useFormContext<PostFields>();
  const { toast } = useToast();
  const base = (form.formState.defaultValues ?? {}) as Partial<PostFields>;

  function keepMine() {
    rebase(form, base, fieldsOf(theirs));
    onDecided();
    toast({
      title: 'Your text is now based on the newest version',
      description: 'Save it when you’re ready.',
    });
  }

  function takeTheirs() {
    form.reset(fieldsOf(theirs));
    onDecided();
  }

  return (
    <OfficeDialog
      title="Two versions of this post"
      maxWidth="lg"
      onClose={onDecided}
      actions={
        <>
          <Button onClick={onDecided}>Decide later</Button>
          <Button onClick={takeTheirs}>Take theirs</Button>
          <Button variant="contained" onClick={keepMine}>
            Keep editing my text
          </Button>
        </>
      }
    >
      <p>
        {messages.blog.changedMeanwhile} The other version was saved{' '}
        {withOn(timeInSentence(theirs.updatedAt))}. If you take it, we’ll keep your text on this computer.
      </p>
      <Box className="columns gap-4" sx={{ '& > *': { minHeight: '24rem' } }}>
        <Preview heading="Yours" fields={form.getValues()} createdAt={theirs.createdAt} />
        <Preview heading="Theirs" fields={theirs} createdAt={theirs.createdAt} />
      </Box>
    </OfficeDialog>
  );
}
