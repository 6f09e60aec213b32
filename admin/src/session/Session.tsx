import { greetedName, type SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { sentenceOf } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { openFor } from '@practice/contract/open-for';
import { drawing, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { auth } from '@practice/contract/routes';
import { AnotherPerson } from '@practice/ui/AnotherPerson';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { redirectToSignIn } from '../authProvider.ts';
import { saveUnsentForms } from '../form/unsent-forms.ts';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { Loading } from '../layout/Loading.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { IdleLogoff } from './IdleLogoff.tsx';

export const SessionContext = createContext<SessionUser | undefined>(undefined);

export function useSession(): SessionUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSession must be used within Session');
  return user;
}

export function Session({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['session'],
    queryFn: async () => (await call(auth.user)) ?? redirectToSignIn(),
    // The screens reload their data, but not who is signed in: a call that answers 401 says when the session has ended.
    staleTime: 'static',
  });
  const [isOver, setIsOver] = useState(false);
  const [opened, setOpened] = useState<SessionUser>();
  if (data && !opened) setOpened(data);
  const isAnother = data && opened && data.id !== opened.id;
  const openedId = isAnother ? undefined : opened?.id;

  useEffect(() => {
    if (openedId !== undefined) return openFor(openedId, () => void refetch());
  }, [openedId, refetch]);

  async function logOff() {
    saveUnsentForms();
    flushSync(() => setIsOver(true));
    // If this fails, the API ends the session a few minutes later.
    await call(auth.logout).catch(() => {});
    carryToast(messages.auth.loggedOutIdle);
    await redirectToSignIn();
  }

  if (isAnother) {
    return (
      <AnotherPerson
        name={practice.name}
        home={paths.home}
        drawing={drawing('closed-door')}
        was={greetedName(opened)}
        now={greetedName(data)}
        onLogIn={() => void call(auth.logout).finally(redirectToSignIn)}
      />
    );
  }
  if (data?.isAdmin && !isOver) {
    return (
      <SessionContext value={data}>
        {children}
        {data.idleMinutes && <IdleLogoff minutes={data.idleMinutes} onIdle={logOff} />}
      </SessionContext>
    );
  }
  if (data && !isOver) return <AccessDenied user={data} />;
  if (error) {
    return (
      <ErrorPage
        heading="The back office couldn’t open"
        sentence={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <main>
      <h1 className="visually-hidden">Back office</h1>
      <Loading />
    </main>
  );
}
