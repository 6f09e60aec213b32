import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';

interface UnsavedGuardProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** What becomes of the text. */
  children: string;
}

/** Nobody leaves unsaved work by accident: not by a link, not by the back button, not by closing the tab. */
export function UnsavedGuard({ isUnsaved, children }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
