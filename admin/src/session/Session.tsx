import type { SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { sentenceOf } from '@practice/contract/errors';
import { auth } from '@practice/contract/routes';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { Loading } from '../layout/Loading.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { redirectToSignIn } from './redirect-to-sign-in.ts';

const SessionContext = createContext<SessionUser | undefined>(undefined);

/** The admin who is signed in. */
export function useSession(): SessionUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSession must be used within Session');
  return user;
}

type Finding = { user: SessionUser } | { error: unknown };

/** Shows its children to admins. Visitors are redirected to sign in, and clients see that they have no access. */
export function Session({ children }: { children: ReactNode }) {
  const [finding, setFinding] = useState<Finding>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const find = (found: Finding) => isCurrent && setFinding(found);
    findUser().then(
      (user) => find({ user }),
      (error: unknown) => find({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (!finding)
    return (
      <main>
        <h1 className="visually-hidden">Back office</h1>
        <Loading />
      </main>
    );
  if ('error' in finding) {
    const retry = () => {
      setFinding(undefined);
      setAttempt(attempt + 1);
    };
    return (
      <ErrorPage
        heading="The back office couldn’t open"
        sentence={sentenceOf(finding.error)}
        onRetry={retry}
      />
    );
  }
  if (!finding.user.isAdmin) return <AccessDenied user={finding.user} />;
  return <SessionContext value={finding.user}>{children}</SessionContext>;
}

async function findUser(): Promise<SessionUser> {
  return (await call(auth.user)) ?? redirectToSignIn();
}
