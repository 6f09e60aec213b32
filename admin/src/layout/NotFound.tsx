import { Button } from '@mui/material';
import { messages } from '@practice/contract/messages';
import { drawing } from '@practice/contract/paths';
import { StateScreen } from '@practice/ui/StateScreen';
import { Link } from 'react-router';
import { useDescription, useTitle } from './PageTitle.tsx';

interface NotFoundScreenProps {
  heading: string;
  sentence: string;
  onRetry?: (() => void) | undefined;
  to: string;
  label: string;
}

export function NotFoundScreen({ heading, sentence, onRetry, to, label }: NotFoundScreenProps) {
  useTitle(heading);
  useDescription(sentence);
  return (
    <StateScreen
      drawing={drawing('empty-seat')}
      heading={heading}
      takesFocus
      actions={
        <>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button component={Link} to={to} variant={onRetry ? 'outlined' : 'contained'}>
            {label}
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </StateScreen>
  );
}

export const NotFound = () => (
  <NotFoundScreen
    heading={messages.notFound}
    sentence="There’s no page at this address in the back office. It may have moved, or there’s a typo in the link."
    to="/"
    label="Go to the dashboard"
  />
);
