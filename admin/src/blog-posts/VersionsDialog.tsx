import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import type { BlogPost } from '@practice/contract/blog-posts';
import { dayAndTime, timeInSentence } from '@practice/contract/format';
import { blogPosts } from '@practice/contract/routes';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCall } from '../dataProvider.ts';
import { LoadError, Loading } from '../layout/Loading.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { Preview } from './Preview.tsx';
import { fieldsOf } from './post-fields.ts';

const versions = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: '18rem minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'minmax(0, 12rem) minmax(0, 1fr)', md: 'none' },
  height: { xs: '36rem', md: 'calc(100dvh - 20rem)' },
};

export function VersionsDialog({ post, onClose }: { post: BlogPost; onClose: () => void }) {
  const { reset } = useFormContext();
  const { data, error, isPending, refetch } = useCall(
    ['post-versions', post.id, post.version],
    blogPosts.versions,
    { params: { id: post.id } },
  );
  const [chosen, setChosen] = useState<number>();
  const shown = data?.find(({ version }) => version === chosen) ?? data?.[0];

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg">
      <DialogTitle>Earlier versions</DialogTitle>
      <DialogContent dividers>
        <p className="text-soft mb-4">Each time someone saves, we keep the version before.</p>
        {isPending && <Loading />}
        {error && <LoadError heading="We couldn’t load the versions" error={error} onRetry={refetch} />}
        {data && !shown && (
          <p className="text-soft">None yet. The first one appears the next time you save this post.</p>
        )}
        {data && shown && (
          <Box sx={versions}>
            <List component="div" disablePadding sx={{ overflowY: 'auto' }}>
              {data.map(({ version, savedAt, author, published, title }) => (
                <ListItemButton
                  key={version}
                  divider
                  className="break-anywhere"
                  selected={version === shown.version}
                  aria-current={version === shown.version}
                  onClick={() => setChosen(version)}
                >
                  <ListItemText
                    primary={dayAndTime(savedAt)}
                    secondary={
                      <>
                        by {author} · {published ? 'Published' : 'Draft'}
                        <br />
                        {title}
                      </>
                    }
                  />
                </ListItemButton>
              ))}
            </List>
            <Preview
              key={shown.version}
              heading={`Version ${shown.version}`}
              fields={shown}
              createdAt={post.createdAt}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {shown && (
          <ActionButton
            variant="contained"
            label="Restore as draft"
            question={{
              title: 'Restore this version?',
              lead: (
                <>
                  <p>
                    The post goes back to this text and becomes a draft
                    {post.published && ': it’s off the website until you publish it'}. Your current text joins
                    the earlier versions.
                  </p>
                  <p>Unsaved changes stay on this computer, and you can restore them.</p>
                </>
              ),
            }}
            run={async (calls) => {
              const restored = await calls.call(blogPosts.restoreVersion, {
                params: { id: post.id, version: shown.version },
              });
              reset(fieldsOf(restored));
              onClose();
            }}
            done={{
              title: 'Version restored',
              description: `It’s a draft now, with the text from ${timeInSentence(shown.savedAt)}.`,
            }}
            failed="The version wasn’t restored"
          />
        )}
      </DialogActions>
    </Dialog>
  );
}
