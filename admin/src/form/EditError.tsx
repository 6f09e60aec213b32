import { useEditContext } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { NotFoundScreen } from '../layout/NotFound.tsx';

interface EditErrorProps {
  missing: { title: string; sentence: string };
  back: { to: string; label: string };
}

/** The `error` of an `Edit`: the record does not exist, or could not be loaded. */
export function EditError({ missing, back }: EditErrorProps) {
  const { error, refetch } = useEditContext();
  const { status, message } = error as CallError;
  const isMissing = status === 404;
  return (
    <NotFoundScreen
      heading={missing.title}
      sentence={isMissing ? missing.sentence : message}
      onRetry={isMissing ? undefined : () => void refetch()}
      to={back.to}
      label={`Back to ${back.label.toLowerCase()}`}
    />
  );
}

/**
 * The `queryOptions` of an `Edit`: the whole record, as it is now. Without a key of its own, it would be the row of the list, which
 * lacks fields.
 */
export const wholeRecord = { meta: { isWhole: true }, gcTime: 0, onError: () => {} };
