import { Box, Button, List, ListItemButton, ListItemText } from '@mui/material';
import type { BlogPost } from '@practice/contract/blog-posts';
import { dayAndTime, timeInSentence } from '@practice/contract/format';
import { blogPosts } from '@practice/contract/routes';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCall } from '../dataProvider.ts';
import { Loaded } from '../layout/Loading.tsx';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
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
  const params = { id: post.id };
  const query = useCall(['post-versions', post.id, post.version], blogPosts.versions, { params });
  const [chosen, setChosen] = useState<number>();
  const shown = query.data?.find(({ version }) => version === chosen) ?? query.data?.[0];

  return (
    <OfficeDialog
      title="Earlier versions"
      maxWidth="lg"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {shown && (
            <ActionButton
              variant="contained"
              label="Restore as draft"
              question={{
                title: 'Restore this version?',
                lead: `The post goes back to this text and becomes a draft${post.published ? ': it’s off the website until you publish it' : ''}. Your current text joins the earlier versions. Unsaved changes stay on this computer, and you can restore them.`,
              }}
              run={async (calls) => {
                const version = { params: { ...params, version: shown.version } };
                reset(fieldsOf(await calls.call(blogPosts.restoreVersion, version)));
                onClose();
              }}
              done={{
                title: 'Version restored',
                description: `It’s a draft now, with the text from ${timeInSentence(shown.savedAt)}.`,
              }}
              failed="The version wasn’t restored"
            />
          )}
        </>
      }
    >
      <p className="text-soft">
        Each time someone saves, we keep the version before.
        {query.data && !shown && ' There’s none yet: the first one appears the next time you save this post.'}
      </p>
      <Loaded query={query} what="the versions">
        {(data) =>
          shown && (
            <Box sx={versions}>
              <List component="div" disablePadding sx={{ overflowY: 'auto' }}>
                {data.map(({ version, savedAt, author, published, title }) => (
                  <ListItemButton
                    key={version}
                    divider
                    selected={version === shown.version}
                    aria-current={version === shown.version}
                    onClick={() => setChosen(version)}
                  >
                    <ListItemText
                      primary={dayAndTime(savedAt)}
                      secondary={`by ${author} · ${published ? 'Published' : 'Draft'} · ${title}`}
                    />
                  </ListItemButton>
                ))}
              </List>
              <Preview
                key={shown.version}
                createdAt={post.createdAt}
                heading={`Version ${shown.version}`}
                fields={shown}
              />
            </Box>
          )
        }
      </Loaded>
    </OfficeDialog>
  );
}
