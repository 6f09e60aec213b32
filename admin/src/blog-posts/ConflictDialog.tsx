import { Box, Button } from '@mui/material';
import type { BlogPost } from '@practice/contract/blog-posts';
import { timeInSentence, withOn } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { useFormContext } from 'react-hook-form';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { useToast } from '../layout/useToast.tsx';
import { Preview } from './Preview.tsx';
import { fieldsOf, type PostFields, rebase } from './post-fields.ts';

export function ConflictDialog({ theirs, onDecided }: { theirs: BlogPost; onDecided: () => void }) {
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
