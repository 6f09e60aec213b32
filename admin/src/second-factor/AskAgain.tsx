import { Suspense, useSyncExternalStore } from 'react';
import { screen } from '../layout/lazy-screen.ts';
import { isAsked, onAsked } from './ask-again.ts';

const AskAgainDialog = screen(() => import('./AskAgainDialog.tsx'), 'AskAgainDialog');

/** The dialog of `askingAgain`, while it asks. */
export function AskAgain() {
  if (!useSyncExternalStore(onAsked, isAsked)) return null;
  return (
    <Suspense>
      <AskAgainDialog />
    </Suspense>
  );
}
