import { Alert, AlertTitle, Button } from '@mui/material';
import { readStored, store } from '@practice/ui/form/stored';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/Session.tsx';
import { factorRequired, useSecondFactor } from './useSecondFactor.ts';

const later = 30 * 24 * 60 * 60 * 1000;

export function Banner() {
  const key = `two-step-login-later:${useSession().id}`;
  const [until, setUntil] = useState(() => readStored<number>(key, 'localStorage') ?? 0);
  const { data } = useSecondFactor();
  if (!data || data.app || data.passkeys.length > 0) return null;
  const { requiredFrom } = data;
  if (requiredFrom === null && until > Date.now()) return null;

  function putOff() {
    store(key, Date.now() + later, 'localStorage');
    setUntil(Date.now() + later);
  }

  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mt: 3 }}
      action={
        requiredFrom === null && (
          <Button variant="outlined" size="small" onClick={putOff}>
            Remind me in 30 days
          </Button>
        )
      }
    >
      <AlertTitle>Add a second step when you log in</AlertTitle>
      Your password is all it takes to read your clients’ data.{' '}
      <Link to="/security">Set up two-step login</Link>: it takes about three minutes.{' '}
      {requiredFrom && factorRequired(requiredFrom)}
    </Alert>
  );
}
