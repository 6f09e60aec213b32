import { Button, DialogContentText } from '@mui/material';
import { call } from '@practice/contract/call';
import { auth } from '@practice/contract/routes';
import { readStored, store } from '@practice/ui/form/stored';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { redirectToSignIn } from '../authProvider.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';

const minute = 60_000;
/** In `localStorage`, because input in one tab keeps all tabs open. */
const lastInput = 'last-input';
const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

export function IdleLogoff({ minutes, onIdle }: { minutes: number; onIdle: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const usedAt = useRef(0);
  const pingedAt = useRef(Date.now());

  function use() {
    usedAt.current = Date.now();
    store(lastInput, usedAt.current, 'localStorage');
    setIsAsking(false);
    if (usedAt.current - pingedAt.current < 3 * minute) return;
    pingedAt.current = usedAt.current;
    call(auth.user)
      .then((user) => user ?? redirectToSignIn())
      .catch(() => {});
  }

  const onInput = useEffectEvent(() => {
    // The question stays until answered, even while the pointer moves to its button.
    if (!isAsking && Date.now() - usedAt.current > 1000) use();
  });

  const check = useEffectEvent(() => {
    const seen = Math.max(usedAt.current, Number(readStored(lastInput, 'localStorage')));
    const idle = Date.now() - seen;
    if (idle >= minutes * minute) onIdle();
    else setIsAsking(idle >= (minutes - 1) * minute);
  });

  useEffect(() => {
    onInput();
    const listen = () => onInput();
    for (const input of inputs) window.addEventListener(input, listen, { capture: true, passive: true });
    const timer = setInterval(() => check(), 1000);
    return () => {
      for (const input of inputs) window.removeEventListener(input, listen, { capture: true });
      clearInterval(timer);
    };
  }, []);

  if (!isAsking) return null;
  return (
    <OfficeDialog
      title="Still there?"
      role="alertdialog"
      onClose={use}
      aria-describedby="idle-text"
      actions={
        <Button variant="contained" autoFocus onClick={use}>
          Stay logged in
        </Button>
      }
    >
      <DialogContentText id="idle-text">
        We’ll log you out in a minute to protect your clients’ data. We keep what you’ve typed.
      </DialogContentText>
    </OfficeDialog>
  );
}
