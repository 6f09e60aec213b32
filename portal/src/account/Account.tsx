import type { SessionUser } from '@practice/contract/auth';
import { practice } from '@practice/contract/practice';
import { Skeleton } from '@practice/ui/Skeleton';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Layout } from '../layout/Layout.tsx';
import { LoadError } from '../layout/LoadError.tsx';
import styles from './Account.module.css';
import { useAccount } from './account.queries.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailChoicesForm } from './EmailChoicesForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The page on which clients see and change their account. */
export function Account({ user }: { user: SessionUser }) {
  const { account, error, retry, show } = useAccount();

  useEffect(() => {
    document.title = `Your Account - ${practice.name}`;
  }, []);

  return (
    <Layout user={user} title="Your account">
      <div className="stack gap-5">
        <Link className={`text-sm self-start ${styles.back}`} to="/">
          ← Back to your dashboard
        </Link>
        {error && !account && (
          <LoadError title="Your account could not be loaded" error={error} onRetry={retry} />
        )}
        {!account && !error && (
          <div role="status" aria-label="Loading your account…" className="stack gap-5">
            <Skeleton className={styles.waiting} />
            <Skeleton className={styles.waiting} />
          </div>
        )}
        {account && (
          <>
            <DetailsForm account={account} onChanged={show} />
            <EmailForm account={account} onChanged={show} />
            <PasswordForm account={account} onChanged={show} />
            <EmailChoicesForm account={account} onChanged={show} />
            <SignOutEverywhere />
          </>
        )}
      </div>
    </Layout>
  );
}
