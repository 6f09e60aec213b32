import { Box } from '@mui/material';
import { useContext } from 'react';
import { EditContext, ShowContext } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { NotFoundScreen } from '../layout/NotFound.tsx';

interface EditErrorProps {
  noun?: string;
  missing: { title: string; sentence: string };
  back: { to: string; label: string };
}

/** The `error` of an `Edit` or a `Show`: the record does not exist, or could not be loaded. */
export function EditError({ noun, missing, back }: EditErrorProps) {
  const edit = useContext(EditContext);
  const show = useContext(ShowContext);
  const { error, refetch } = edit ?? show ?? {};
  const { status, message } = error as CallError;
  const isMissing = status === 404;
  return (
    <Box sx={{ p: edit ? 3 : 0 }}>
      <NotFoundScreen
        heading={isMissing || !noun ? missing.title : `We couldn’t load the ${noun}`}
        sentence={isMissing ? missing.sentence : message}
        onRetry={isMissing ? undefined : () => void refetch?.()}
        to={back.to}
        label={`Back to ${back.label.toLowerCase()}`}
      />
    </Box>
  );
}

/** The `queryOptions` of an `Edit` or a `Show`. Without a key of its own, the record would be the list's row, which lacks fields. */
export const wholeRecord = { meta: { isWhole: true }, gcTime: 0, onError: () => {} };
