import { takeCarriedToast } from '@practice/contract/carried-toast';
import { toast } from '@practice/ui/toast';
import { loadSession } from '../stores/session.ts';

const carried = takeCarriedToast();
if (carried) toast(carried);
loadSession();
