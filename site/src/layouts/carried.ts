import { loadSession } from '../stores/session.ts';
import { showCarriedToast } from '../stores/toasts.ts';

// What the page before had to say, and whether the session it knew is still there.
showCarriedToast();
loadSession();
