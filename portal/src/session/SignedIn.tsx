import type { SessionUser } from '@practice/contract/auth';
import { sentenceOf } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { type ReactNode, useEffect } from 'react';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { OpeningPage } from '../layout/OpeningPage.tsx';
import { useSession } from './useSession.ts';

/** Shows its children to a signed-in person. Anybody else is redirected to the sign-in page, and returns after it. */
export function SignedIn({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { data: user, error, mutate } = useSession();
  const isVisitor = user === null && !error;

  useEffect(() => {
    if (isVisitor) window.location.replace(signInAddress(window.location));
  }, [isVisitor]);

  if (user) return children(user);
  if (!error) return <OpeningPage label="Opening your dashboard..." />;
  return (
    <ErrorPage
      heading="Your dashboard couldn’t be opened"
      sentence={sentenceOf(error)}
      onRetry={() => void mutate()}
    />
  );
}
