import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Paper } from '@mui/material';
import type { BlogPost } from '@practice/contract/blog-posts';
import { timeInSentence, withOn } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { useFormContext } from 'react-hook-form';
import { useToast } from '../layout/useToast.tsx';
import {
  asText,
  fieldsOf,
  isChanged,
  type PostFields,
  postLabels,
  postNames,
  rebase,
} from './post-fields.ts';

export function ConflictDialog({ theirs, onDecided }: { theirs: BlogPost; onDecided: () => void }) {
  const form = useFormContext<PostFields>();
  const toast = useToast();
  const base = (form.formState.defaultValues ?? {}) as Partial<PostFields>;
  const mine = form.getValues();
  const other = fieldsOf(theirs);
  const changed = postNames.filter((name) => isChanged(name, mine, other));

  function keepMine() {
    rebase(form, base, other);
    onDecided();
    toast({
      title: 'Your text is now based on the newest version',
      description: 'Save it when you’re ready.',
    });
  }

  function takeTheirs() {
    form.reset(other);
    onDecided();
  }

  return (
    <Dialog open onClose={onDecided} fullWidth maxWidth="lg">
      <DialogTitle>Two versions of this post</DialogTitle>
      <DialogContent>
        <p>
          {messages.blog.changedMeanwhile} The other version was saved{' '}
          {withOn(timeInSentence(theirs.updatedAt))}. If you take it, we’ll keep your text on this computer.
        </p>
        {changed.length === 0 && <p className="mt-4">The two versions are the same.</p>}
        {changed.map((name) => {
          const [yours, others] = [asText(mine[name]), asText(other[name])];
          return (
            <section key={name} className="stack gap-2 mt-4">
              <h3>{postLabels[name]}</h3>
              <div className="columns gap-4">
                <Side heading="Yours" text={yours} other={others} />
                <Side heading="Theirs" text={others} other={yours} />
              </div>
            </section>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDecided}>Decide later</Button>
        <Button onClick={takeTheirs}>Take theirs</Button>
        <Button variant="contained" onClick={keepMine}>
          Keep editing my text
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const own = { mx: -1, px: 1, borderLeft: '3px solid var(--color-data)', bgcolor: 'warning.light' };

const Side = ({ heading, text, other }: Record<'heading' | 'text' | 'other', string>) => (
  <div className="stack gap-1">
    <h4 className="text-xs text-strong">{heading}</h4>
    {/* Safari scrolls the dialog by keyboard only from an element with the focus. */}
    <Paper variant="outlined" className="pre-wrap text-sm break-anywhere" tabIndex={0} sx={{ p: 1.5 }}>
      {markOwnLines(text, other).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to identify them
        <Box key={index} sx={line.isOwn ? own : { minHeight: '1.5em' }}>
          {line.text}
        </Box>
      ))}
    </Paper>
  </div>
);

function markOwnLines(text: string, other: string) {
  const otherLines = new Set(other.split('\n'));
  return text.split('\n').map((line) => ({ text: line, isOwn: line.trim() !== '' && !otherLines.has(line) }));
}
