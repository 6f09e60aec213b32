import { Route, Routes } from 'react-router';
import { Dashboard } from './Dashboard.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { SignedIn } from './session/SignedIn.tsx';

export function App() {
  return (
    <Routes>
      <Route index element={<SignedIn>{(user) => <Dashboard user={user} />}</SignedIn>} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
