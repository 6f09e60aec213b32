import type { BlogPost } from '@practice/contract/blog-posts';
import { timeInSentence } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { blogPost } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { useIsWide } from '@practice/ui/useIsWide';
import { useId, useState } from 'react';
import { EditorForm } from '../form/EditorForm.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { HistoryIcon, ViewIcon } from '../layout/icons.tsx';
import { Page } from '../layout/Page.tsx';
import styles from './BlogPostEditor.module.css';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PostInputs } from './PostInputs.tsx';
import { PostStatus } from './PostStatus.tsx';
import { Preview } from './Preview.tsx';
import { type PostEditor, usePostEditor } from './usePostEditor.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

export function BlogPostEdit() {
  return (
    <EditPage<BlogPost>
      resource="blog-posts"
      title="Edit Blog Post"
      missing={{ title: 'Blog Post Not Found', sentence: messages.blog.editorGone }}
      back="All posts"
    >
      {(post) => <BlogPostEditor loaded={post} />}
    </EditPage>
  );
}

export function BlogPostEditor({ loaded }: { loaded?: BlogPost }) {
  const editor = usePostEditor(loaded);
  const { post, fields, theirs } = editor;
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const previewId = useId();
  const isWide = useIsWide('75rem');
  const isPreviewShown = isWide || isPreviewOpen;

  return (
    <Page
      title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
      description={
        post
          ? 'Edit a post, preview it, or go back to an earlier version.'
          : 'Write a post, preview it, and publish it now or later.'
      }
      back={{ to: '/blog-posts', label: 'All posts' }}
      lead={post && `Last saved ${timeInSentence(post.updatedAt)}`}
      actions={post && <PostLinks editor={editor} post={post} />}
    >
      <div className={`stack gap-6 align-start ${styles.editor}`}>
        <EditorForm
          form={editor.form}
          onSubmit={editor.saveAndLeave}
          onSaveKey={() => {
            // While two versions wait for a decision, neither is saved.
            if (!theirs) editor.saveAndStay();
          }}
          leaveWarning="This post has unsaved changes. They’re kept on this computer, and you can pick them up when you come back."
          buttons={<SaveButtons editor={editor} />}
        >
          <UnsavedOffer editor={editor} />
          <PostInputs editor={editor} />
        </EditorForm>
        {!isWide && (
          <Button
            className="self-start"
            variant="secondary"
            aria-expanded={isPreviewOpen}
            aria-controls={previewId}
            onClick={() => setIsPreviewOpen(!isPreviewOpen)}
          >
            <ViewIcon size={18} />
            {isPreviewOpen ? 'Hide the preview' : 'Show the preview'}
          </Button>
        )}
        <div id={previewId} className={isPreviewShown ? styles.preview : undefined}>
          {isPreviewShown && <Preview heading="Preview" fields={fields} createdAt={post?.createdAt} />}
        </div>
      </div>
      {theirs && <ConflictDialog editor={editor} theirs={theirs} />}
    </Page>
  );
}

function UnsavedOffer({ editor: { offer, restoreOffer, discardOffer } }: { editor: PostEditor }) {
  if (!offer) return null;
  return (
    <Notice tone="warning" role="status">
      <p>
        There’s unsaved text from {timeInSentence(offer.savedAt)} on this computer
        {offer.fields.title ? `: “${offer.fields.title}.”` : '.'}
      </p>
      <div className="cluster gap-2">
        <Button variant="secondary" size="small" onClick={restoreOffer}>
          Restore unsaved text
        </Button>
        <Button variant="quiet" size="small" onClick={discardOffer}>
          Discard it
        </Button>
      </div>
    </Notice>
  );
}

function SaveButtons({ editor }: { editor: PostEditor }) {
  const { post, isDirty } = editor;
  const isSaving = editor.form.busy;
  const isPublic = post?.published ?? false;
  // The next step for a draft without unsaved changes is to publish it.
  const isReady = post !== undefined && !isPublic && !isDirty;
  return (
    <>
      <Button type="submit" variant={isReady ? 'secondary' : 'primary'} busy={isSaving && 'Saving…'}>
        {post ? 'Update Post' : 'Create Post'}
      </Button>
      <Button variant="secondary" aria-disabled={isSaving} onClick={editor.saveAndStay}>
        {isPublic ? 'Save and stay' : 'Save draft'}
      </Button>
      {!isPublic && (
        <Button variant={isReady ? 'primary' : 'secondary'} aria-disabled={isSaving} onClick={editor.publish}>
          Publish
        </Button>
      )}
      <p className={`text-xs text-soft ${styles.status}`}>
        {post && <PostStatus post={post} />} {saveStatus(post, isDirty)}
      </p>
      <Button variant="quiet" onClick={editor.cancel}>
        Cancel
      </Button>
    </>
  );
}

function saveStatus(post: BlogPost | undefined, isDirty: boolean): string {
  if (!post) return isDirty ? 'Not saved yet' : 'A new post is a draft until you publish it';
  if (isDirty) return post.published ? 'Your changes aren’t on the website yet' : 'Not saved yet';
  return post.published ? 'Everything is saved' : 'Everything is saved. Only admins see it';
}

function PostLinks({ editor, post }: { editor: PostEditor; post: BlogPost }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <HistoryIcon size={18} />
        Versions
      </Button>
      <ButtonLink variant="secondary" href={blogPost(post.slug)} target="_blank" rel="noopener">
        <ViewIcon size={18} />
        View page
      </ButtonLink>
      {isOpen && <VersionsDialog editor={editor} post={post} onClose={() => setIsOpen(false)} />}
    </>
  );
}
