import { takeCarriedToast } from '@practice/contract/carried-toast';
import { messages } from '@practice/contract/messages';
import { toast } from '@practice/ui/toast';
import { useEffect } from 'react';
import { useNotificationContext } from 'react-admin';

/** Shows the notifications of react-admin, and the toast that the previous page left for this one. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();

  useEffect(() => {
    const carried = takeCarriedToast(sessionStorage);
    if (carried) toast(carried);
  }, []);

  useEffect(() => {
    if (notifications.length === 0) return;
    const message = takeNotification()?.message;
    toast({
      title: messages.unexpected,
      variant: 'destructive',
      ...(typeof message === 'string' && { description: message }),
    });
  }, [notifications, takeNotification]);

  return null;
}
