import { takeCarriedToast } from '@practice/contract/carried-toast';
import { useEffect } from 'react';
import { Notification, useNotify } from 'react-admin';
import { Notice } from './Notice.tsx';

/** How long a notice stays, in milliseconds. */
const stays = 5000;

/** One notice at a time; the first may have been carried over from the page before. */
export function Notices() {
  const notify = useNotify();

  useEffect(() => {
    const carried = takeCarriedToast(sessionStorage);
    if (carried) notify(<Notice {...carried} />);
  }, [notify]);

  return (
    <Notification
      autoHideDuration={stays}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // A click anywhere else is work, not a wish to lose the notice.
      slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
    />
  );
}
