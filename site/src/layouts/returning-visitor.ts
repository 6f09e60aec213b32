import { loadSession } from '../stores/session.ts';
import { showCarriedToast } from '../stores/toasts.ts';

showCarriedToast();
loadSession();
