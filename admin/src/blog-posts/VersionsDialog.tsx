import type { BlogPost, BlogPostVersion } from '@practice/contract/blog-posts';
import { dayAndTime, timeInSentence } from '@practice/contract/format';
import { blogPosts } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { toast } from '@practice/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { Loading } from '../layout/Loading.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { Preview } from './Preview.tsx';
import type { PostEditor } from './usePostEditor.ts';
import styles from './VersionsDialog.module.css';

interface VersionsDialogProps {
  editor: PostEditor;
  post: BlogPost;
  onClose: () => void;
}

export function VersionsDialog({ editor, post, onClose }: VersionsDialogProps) {
  const calls = useCallsWithoutRedirect();
  const { data, error, isPending, refetch } = useQuery<BlogPostVersion[], CallError>({
    queryKey: ['post-versions', post.id, post.version],
    queryFn: () => calls.call(blogPosts.versions, post.id),
  });
  const [chosen, setChosen] = useState<BlogPostVersion>();
  const shown = chosen ?? data?.[0];

  return (
    <Dialog
      size="wide"
      title="Earlier versions"
      description="Each time someone saves, we keep the version before."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {shown && (
            <ActionButton
              label="Restore as draft"
              question={{
                title: 'Restore this version?',
                text: (
                  <>
                    <p>
                      The post goes back to this text and becomes a draft
                      {post.published && ': it’s off the website until you publish it'}. Your current text
                      joins the earlier versions.
                    </p>
                    {editor.isDirty && (
                      <p>Your unsaved changes stay on this computer, and you can restore them.</p>
                    )}
                  </>
                ),
                busy: 'Restoring…',
              }}
              run={async () => {
                const restored = await calls.call(blogPosts.restoreVersion, post.id, shown.version);
                const description = `It’s a draft now, with the text from ${timeInSentence(shown.savedAt)}.`;
                toast({ title: 'Version restored', description });
                onClose();
                editor.replaceBy(restored);
              }}
              failed="The version wasn’t restored"
            />
          )}
        </>
      }
    >
      {isPending && <Loading />}
      {error && (
        <div className="padded text-soft">
          <LoadError heading="We couldn’t load the versions" error={error} onRetry={refetch} />
        </div>
      )}
      {data && !shown && (
        <p className="padded text-soft">None yet. The first one appears the next time you save this post.</p>
      )}
      {data && shown && (
        <div className={styles.versions}>
          <ul className={styles.list}>
            {data.map((version) => (
              <li key={version.version}>
                <button
                  type="button"
                  className={`full-width text-sm break-anywhere ${styles.version}`}
                  aria-current={version === shown}
                  onClick={() => setChosen(version)}
                >
                  {dayAndTime(version.savedAt)}
                  <small className="text-xs text-soft">
                    by {version.author} · {version.published ? 'Published' : 'Draft'}
                  </small>
                  <small className="text-xs text-soft">{version.title}</small>
                </button>
              </li>
            ))}
          </ul>
          <div className={`padded-4 ${styles.shown}`}>
            <Preview
              key={shown.version}
              heading={`Version ${shown.version}`}
              fields={{ ...shown, tags: shown.tags.join(', '), imageUrl: shown.imageUrl ?? '' }}
              createdAt={post.createdAt}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
