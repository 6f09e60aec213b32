import { sentenceOf } from '@practice/contract/errors';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Dashboard } from './Dashboard.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { OpeningPage } from './layout/OpeningPage.tsx';
import { SignedIn } from './session/SignedIn.tsx';

// Most visits do not open the account, so the script of its forms is loaded when they do.
const Account = lazy(() =>
  import('./account/Account.tsx').then(
    ({ Account }) => ({ default: Account }),
    () => ({ default: AccountNotLoaded }),
  ),
);

function AccountNotLoaded() {
  return <ErrorPage heading="Your account couldn’t be opened" sentence={sentenceOf(undefined)} />;
}

export function App() {
  return (
    <Routes>
      <Route index element={<SignedIn>{(user) => <Dashboard user={user} />}</SignedIn>} />
      <Route
        path="account"
        element={
          <Suspense fallback={<OpeningPage label="Opening your account…" />}>
            <SignedIn>{(user) => <Account user={user} />}</SignedIn>
          </Suspense>
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
