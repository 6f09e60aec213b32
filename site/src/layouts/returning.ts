import { loadSession } from '../stores/session.ts';
import { showCarriedToast } from '../stores/toasts.ts';

// Whether the session that the hint cookie speaks of is still there, and the toast that the page before left.
showCarriedToast();
loadSession();
