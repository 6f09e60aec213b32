import type { SessionUser } from '@practice/contract/auth';
import { practice } from '@practice/contract/practice';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Layout } from '../layout/Layout.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { useAccount } from './account.queries.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { EmailPreferencesForm } from './EmailPreferencesForm.tsx';
import { Logins, SignOutEverywhere } from './Logins.tsx';
import { DeleteAccount, DownloadData } from './OwnData.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export function Account({ user }: { user: SessionUser }) {
  const response = useAccount();

  useEffect(() => {
    document.title = `Your Account - ${practice.name}`;
  }, []);

  return (
    <Layout user={user} title="Your account">
      <div className="stack gap-5">
        <Link className="text-sm self-start py-2" to="/">
          ← Back to your dashboard
        </Link>
        <Loaded from={response} what="your account" skeletons={{ heights: ['14rem', '14rem'] }}>
          {(account) => (
            <>
              <DetailsForm account={account} />
              <EmailForm account={account} isConfirmed={user.emailConfirmed} />
              <PasswordForm account={account} />
              <EmailPreferencesForm account={account} />
              <Logins />
              <SignOutEverywhere />
              {!user.isAdmin && <DownloadData />}
              {!user.isAdmin && <DeleteAccount />}
            </>
          )}
        </Loaded>
      </div>
    </Layout>
  );
}
