import type { SessionUser } from '@practice/contract/auth';
import { sentenceOf } from '@practice/contract/errors';
import { openFor } from '@practice/contract/open-for';
import { signInAddress } from '@practice/contract/paths';
import { forgetTyped } from '@practice/ui/form/forget-typed';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { mutate as mutateCache } from 'swr';
import { AnotherPerson, ErrorPage } from '../layout/StatePages.tsx';
import { useUser } from './session.queries.ts';

interface SignedInProps {
  children: (user: SessionUser) => ReactNode;
  opening?: ReactNode;
}

export function SignedIn({ children, opening = null }: SignedInProps) {
  const { data, error, mutate } = useUser();
  // What comes from the cache is drawn in one piece; deferred, React pauses between components.
  const user = useDeferredValue(data);
  const isVisitor = user === null && !error;
  const isUnconfirmed = user?.emailConfirmed === false;
  const [opened, setOpened] = useState<SessionUser>();
  if (user && !opened) setOpened(user);
  const isAnother = user && opened && user.id !== opened.id;
  const openedId = isAnother ? undefined : opened?.id;

  useEffect(() => {
    if (openedId === undefined) return;
    return openFor(openedId, (isLoggedOut) => {
      if (isLoggedOut) forgetTyped();
      void mutate();
    });
  }, [openedId, mutate]);

  useEffect(() => {
    if (isVisitor) window.location.replace(signInAddress(window.location));
  }, [isVisitor]);

  // The emailed link opens in another tab. Back in this one, what was bought as a guest must show without a reload.
  useEffect(() => {
    if (!isUnconfirmed) return;
    async function recheck() {
      if (document.hidden) return;
      const now = await mutate();
      if (now?.emailConfirmed) await mutateCache('payments', undefined);
    }
    window.addEventListener('focus', recheck);
    document.addEventListener('visibilitychange', recheck);
    return () => {
      window.removeEventListener('focus', recheck);
      document.removeEventListener('visibilitychange', recheck);
    };
  }, [isUnconfirmed, mutate]);

  if (isAnother) return <AnotherPerson was={opened} now={user} />;
  if (user) return children(user);
  if (!error) return opening;
  return (
    <ErrorPage
      heading="Your dashboard couldn’t be opened"
      sentence={sentenceOf(error)}
      onRetry={() => void mutate()}
    />
  );
}
