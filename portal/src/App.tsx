import { sentenceOf } from '@practice/contract/errors';
import { Spinner } from '@practice/ui/Spinner';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Dashboard } from './Dashboard.tsx';
import { CenteredPage } from './layout/CenteredPage.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { SignedIn } from './session/SignedIn.tsx';

// Most visits never open it: its forms are fetched when they do.
const Account = lazy(() =>
  import('./account/Account.tsx').then(
    ({ Account }) => ({ default: Account }),
    () => ({ default: AccountNotLoaded }),
  ),
);

function AccountNotLoaded() {
  return <ErrorPage heading="Your account couldn’t be opened" sentence={sentenceOf(undefined)} />;
}

const opening = (
  <CenteredPage>
    <Spinner label="Opening your account..." />
  </CenteredPage>
);

export function App() {
  return (
    <Routes>
      <Route index element={<SignedIn>{(user) => <Dashboard user={user} />}</SignedIn>} />
      <Route
        path="account"
        element={
          <SignedIn>
            {(user) => (
              <Suspense fallback={opening}>
                <Account user={user} />
              </Suspense>
            )}
          </SignedIn>
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
