import '@practice/ui/base.css';
import { takeCarriedToast } from '@practice/contract/carried-toast';
import { paths } from '@practice/contract/paths';
import { toast } from '@practice/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the dashboard.');

// As the product asks everywhere: nothing is asked again on its own, and what was answered is not called stale.
const asked = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

createRoot(root).render(
  <StrictMode>
    <SWRConfig value={asked}>
      <BrowserRouter basename={paths.clientDashboard}>
        <App />
      </BrowserRouter>
    </SWRConfig>
  </StrictMode>,
);

const carried = takeCarriedToast(sessionStorage);
if (carried) toast(carried);
