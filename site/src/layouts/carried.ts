import { takeCarriedToast } from '@practice/contract/carried-toast';
import { toast } from '@practice/ui/toast';
import { correctSession } from './session.ts';

// What the page before had to say, and whether the session it knew is still there.
const carried = takeCarriedToast(sessionStorage);
if (carried) toast(carried);
correctSession();
