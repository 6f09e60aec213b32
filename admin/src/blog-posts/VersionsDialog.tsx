import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BlogPost, BlogPostVersion } from '@practice/contract/blog-posts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { Failure } from '../layout/Failure.tsx';
import { Loading } from '../layout/Loading.tsx';
import { dayAndTime } from '../practice-days.ts';
import { Preview } from './Preview.tsx';
import { useVersionRestore } from './useVersionRestore.tsx';
import styles from './VersionsDialog.module.css';

interface VersionsDialogProps {
  post: BlogPost;
  isDirty: boolean;
  onRestored: (post: BlogPost) => void;
  onClose: () => void;
}

const titleId = 'versions-heading';

/** What the post was before, each state as its page looked. */
export function VersionsDialog({ post, isDirty, onRestored, onClose }: VersionsDialogProps) {
  const isPhone = useMediaQuery('(max-width: 47.99rem)', { noSsr: true });
  const calls = useCallsInPlace();
  const versions = useQuery<BlogPostVersion[], CallError>({
    queryKey: ['post-versions', post.id, post.version],
    queryFn: () => calls.postVersions(post.id),
  });
  const [chosen, setChosen] = useState<BlogPostVersion>();
  const shown = chosen ?? versions.data?.[0];
  const { restore, isBusy, ...confirmation } = useVersionRestore(post, onRestored);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby={titleId}
      transitionDuration={{ enter: 150, exit: 0 }}
    >
      <div className={styles.dialog}>
        <header className={styles.head}>
          <h2 id={titleId}>Earlier versions</h2>
          <p>Each time somebody saves, the state before is kept.</p>
        </header>
        {versions.isPending && <Loading fills="page" />}
        {versions.error && (
          <Failure
            heading="The versions could not be loaded"
            sentence={versions.error.message}
            onRetry={() => versions.refetch()}
          />
        )}
        {versions.data && !shown && (
          <p className={styles.said}>
            There is none yet. The first one appears when this post is saved again.
          </p>
        )}
        {versions.data && shown && (
          <>
            <VersionList versions={versions.data} shown={shown} onChoose={setChosen} />
            <div className={styles.shown}>
              <Preview
                key={shown.version}
                heading={`Version ${shown.version}`}
                fields={{ ...shown, tags: shown.tags.join(', '), imageUrl: shown.imageUrl ?? '' }}
                createdAt={post.createdAt}
              />
            </div>
          </>
        )}
        <footer className={styles.actions}>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
          {shown && (
            <Button variant="contained" disabled={isBusy} onClick={confirmation.ask}>
              Restore as draft
            </Button>
          )}
        </footer>
      </div>
      {confirmation.isAsking && shown && (
        <ConfirmDialog
          title="Restore this version?"
          confirm="Restore as draft"
          busy={isBusy && 'Restoring…'}
          onConfirm={() => restore(shown)}
          onCancel={confirmation.cancel}
        >
          <p>
            The post takes this text and becomes a draft
            {post.published && ': it leaves the website until you publish it'}. Today’s text joins the earlier
            versions.
          </p>
          {isDirty && <p>What you have not saved is put aside on this computer and can be restored.</p>}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface VersionListProps {
  versions: readonly BlogPostVersion[];
  shown: BlogPostVersion;
  onChoose: (version: BlogPostVersion) => void;
}

function VersionList({ versions, shown, onChoose }: VersionListProps) {
  return (
    <ul className={styles.list}>
      {versions.map((version) => (
        <li key={version.version}>
          <button
            type="button"
            className={styles.version}
            aria-current={version === shown}
            onClick={() => onChoose(version)}
          >
            {dayAndTime(version.savedAt)}
            <small>
              by {version.author} · {version.published ? 'Published' : 'Draft'}
            </small>
            <small>{version.title}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
