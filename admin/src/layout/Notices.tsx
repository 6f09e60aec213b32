import Snackbar from '@mui/material/Snackbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { takeCarriedToast } from '@practice/contract/carried-toast';
import { messages } from '@practice/contract/messages';
import { useEffect, useState } from 'react';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useNotify,
} from 'react-admin';
import { Notice } from './Notice.tsx';

/** How long a notice stays, in milliseconds. */
const stays = 5000;

/** One notice at a time, always the newest; the first may have been carried over from the page before. */
export function Notices() {
  const notify = useNotify();
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload>();
  const [round, setRound] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 47.99rem)', { noSsr: true });

  useEffect(() => {
    const carried = takeCarriedToast(sessionStorage);
    if (carried) notify(<Notice {...carried} />);
  }, [notify]);

  useEffect(() => {
    if (notifications.length === 0) return;
    setCurrent(takeNotification() ?? undefined);
    setRound((before) => before + 1);
    setIsOpen(true);
  }, [notifications, takeNotification]);

  if (!current) return null;
  const close = () => setIsOpen(false);
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        // Another notice begins its own time.
        key={round}
        open={isOpen}
        onClose={(_, reason) => {
          // A click anywhere else is work, not a wish to lose the notice.
          if (reason !== 'clickaway') close();
        }}
        autoHideDuration={stays}
        // A phone has the buttons of a form at the bottom.
        anchorOrigin={{ vertical: isPhone ? 'top' : 'bottom', horizontal: 'right' }}
      >
        <div>
          {typeof current.message === 'string' ? (
            <Notice title={messages.unexpected} description={current.message} variant="destructive" />
          ) : (
            current.message
          )}
        </div>
      </Snackbar>
    </CloseNotificationContext>
  );
}
