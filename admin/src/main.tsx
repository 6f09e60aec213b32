import '@practice/ui/base.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// The back button must not bring back a page out of the browser's memory after its reader has logged out.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(<App />);
