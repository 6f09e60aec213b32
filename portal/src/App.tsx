import { sentenceOf } from '@practice/contract/errors';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { Dashboard, OpeningDashboard } from './Dashboard.tsx';
import { Layout } from './layout/Layout.tsx';
import { LoadBoundary } from './layout/LoadBoundary.tsx';
import { ErrorPage, NotFound } from './layout/StatePages.tsx';
import { SignedIn } from './session/SignedIn.tsx';

// Most visits do not open the account, so the script of its forms is loaded when they do.
const Account = lazy(async () => ({ default: (await import('./account/Account.tsx')).Account }));

const openingAccount = <Layout title="Your account" />;

export function App() {
  return (
    <Routes>
      <Route
        index
        element={<SignedIn opening={<OpeningDashboard />}>{(user) => <Dashboard user={user} />}</SignedIn>}
      />
      <Route
        path="account"
        element={
          <LoadBoundary
            loading={openingAccount}
            failed={<ErrorPage heading="Your account couldn’t be opened" sentence={sentenceOf(undefined)} />}
          >
            <SignedIn opening={openingAccount}>{(user) => <Account user={user} />}</SignedIn>
          </LoadBoundary>
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
