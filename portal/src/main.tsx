import '@practice/ui/base.css';
import { takeCarriedToast } from '@practice/contract/carried-toast';
import { paths } from '@practice/contract/paths';
import { toast } from '@practice/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { App } from './App.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { LoadBoundary } from './layout/LoadBoundary.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the dashboard.');

// As everywhere in the product: no call is repeated on its own, and an answer stays in the cache until it is changed.
const swrOptions = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

createRoot(root).render(
  <StrictMode>
    <LoadBoundary fallback={<ErrorPage />}>
      <SWRConfig value={swrOptions}>
        <BrowserRouter basename={paths.clientDashboard}>
          <App />
        </BrowserRouter>
      </SWRConfig>
    </LoadBoundary>
  </StrictMode>,
);

const carried = takeCarriedToast(sessionStorage);
if (carried) toast(carried);
