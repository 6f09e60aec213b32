import Button from '@mui/material/Button';
import type { BlogPost } from '@practice/contract/blog-posts';
import { blogPost } from '@practice/contract/paths';
import { useId, useState } from 'react';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { useSaveKey } from '../form/useSaveKey.ts';
import { HistoryIcon, ViewIcon } from '../layout/icons.tsx';
import { Page } from '../layout/Page.tsx';
import { useIsWide } from '../layout/useIsWide.ts';
import { dayAndTime } from '../practice-days.ts';
import styles from './BlogPostEditor.module.css';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PostFormActions } from './PostFormActions.tsx';
import { PostInputs } from './PostInputs.tsx';
import { PostStatus } from './PostStatus.tsx';
import { Preview } from './Preview.tsx';
import { UnsavedOffer } from './UnsavedOffer.tsx';
import { type PostEditor, usePostEditor } from './usePostEditor.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

/** The text on one side, the page as it will look on the other. */
export function BlogPostEditor({ loaded }: { loaded?: BlogPost }) {
  const editor = usePostEditor(loaded);
  const { post, fields, base, theirs } = editor;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const previewId = useId();
  const isWide = useIsWide('75rem');
  useSaveKey(() => {
    // Not while two versions wait for a decision.
    if (!theirs) editor.saveAndStay();
  });

  return (
    <Page
      title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
      back={{ to: '/blog-posts', label: 'All posts' }}
      lead={post && <Standing post={post} />}
      actions={post && <PostLinks editor={editor} post={post} />}
    >
      <div className={styles.editor}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            editor.saveAndLeave();
          }}
        >
          <UnsavedOffer editor={editor} />
          <PostInputs editor={editor} />
          <PostFormActions editor={editor} />
        </form>
        <div className={styles.toggle}>
          <Button
            variant="outlined"
            aria-expanded={isPreviewed}
            aria-controls={previewId}
            startIcon={<ViewIcon size={18} />}
            onClick={() => setIsPreviewed(!isPreviewed)}
          >
            {isPreviewed ? 'Hide the preview' : 'Show the preview'}
          </Button>
        </div>
        <div id={previewId} className={isWide || isPreviewed ? styles.preview : undefined}>
          {(isWide || isPreviewed) && (
            <Preview heading="Preview" fields={fields} createdAt={post?.createdAt} />
          )}
        </div>
      </div>
      <UnsavedGuard isUnsaved={editor.isUnsaved}>
        This post has changes that are not saved. They are kept on this computer and offered when you come
        back.
      </UnsavedGuard>
      {theirs && (
        <ConflictDialog
          base={base}
          mine={fields}
          theirs={theirs}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.decideLater}
        />
      )}
    </Page>
  );
}

function Standing({ post }: { post: BlogPost }) {
  return (
    <>
      <PostStatus post={post} /> Last saved {dayAndTime(post.updatedAt)}
    </>
  );
}

function PostLinks({ editor, post }: { editor: PostEditor; post: BlogPost }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<HistoryIcon size={18} />} onClick={() => setIsOpen(true)}>
        Versions
      </Button>
      <Button
        variant="outlined"
        href={blogPost(post.slug)}
        target="_blank"
        rel="noopener"
        startIcon={<ViewIcon size={18} />}
      >
        View page
      </Button>
      {isOpen && (
        <VersionsDialog
          post={post}
          isDirty={editor.isDirty}
          onClose={() => setIsOpen(false)}
          onRestored={(restored) => {
            setIsOpen(false);
            editor.replaceBy(restored);
          }}
        />
      )}
    </>
  );
}
