import type { SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { type ReactNode, useEffect } from 'react';
import useSWR from 'swr';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { OpeningPage } from '../layout/OpeningPage.tsx';

/** Shows its children to a signed-in person. Anyone else is redirected to the sign-in page, and returns after it. */
export function SignedIn({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { data: user, error, mutate } = useSWR('user', () => call(auth.user));
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
