import './blocked-storage.ts';
import '@practice/ui/base.css';
import { takeCarriedToast } from '@practice/contract/carried-toast';
import { toast } from '@practice/ui/toast';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// After a logout, the Back button must not show a cached page.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(<App />);

const carried = takeCarriedToast();
if (carried) toast(carried);
