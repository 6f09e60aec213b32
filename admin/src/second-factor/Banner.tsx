import { Alert, AlertTitle } from '@mui/material';
import { timeInSentence } from '@practice/contract/format';
import { secondFactor } from '@practice/contract/routes';
import { Link } from 'react-router';
import { useCall } from '../dataProvider.ts';

export const useSecondFactor = () => useCall(['second-factor'], secondFactor.state);

export const factorRequired = (from: string): string =>
  Date.parse(from) > Date.now()
    ? `You can export, refund and delete without it until ${timeInSentence(from)}.`
    : 'Until then, you can’t export, refund or delete anything.';

export function Banner() {
  const { data, isPending } = useSecondFactor();
  if (!data || data.app || data.passkeys.length > 0) return <div aria-busy={isPending} />;
  return (
    <Alert severity="info" role="note" sx={{ mt: 3 }}>
      <AlertTitle>Add a second step when you log in</AlertTitle>
      Your password is all it takes to read your clients’ data.{' '}
      <Link to="/security">Set up two-step login</Link>: it takes about three minutes.{' '}
      {data.requiredFrom && factorRequired(data.requiredFrom)}
    </Alert>
  );
}
