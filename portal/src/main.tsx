import '@practice/ui/base.css';
import './layout/shared.css';
import { takeCarriedToast } from '@practice/contract/carried-toast';
import { paths } from '@practice/contract/paths';
import { toast } from '@practice/ui/toast';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { App } from './App.tsx';
import { LoadBoundary } from './layout/LoadBoundary.tsx';
import { ErrorPage } from './layout/StatePages.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

// No call is repeated without a reason, and an answer stays in the cache until something changes it.
const swrOptions = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

// In a transition, React pauses between components, so that the page answers meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <LoadBoundary failed={<ErrorPage />}>
        <SWRConfig value={swrOptions}>
          <BrowserRouter basename={paths.clientDashboard}>
            <App />
          </BrowserRouter>
        </SWRConfig>
      </LoadBoundary>
    </StrictMode>,
  ),
);

const carriedToast = takeCarriedToast();
if (carriedToast) toast(carriedToast);
