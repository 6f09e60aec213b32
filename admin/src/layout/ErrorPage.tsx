import { Button } from '@mui/material';
import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { staffRoles } from '@practice/contract/permissions';
import { practice } from '@practice/contract/practice';
import { ErrorPage as UiErrorPage } from '@practice/ui/ErrorPage';
import { StateScreen } from '@practice/ui/StateScreen';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/Session.tsx';
import { useTitle } from './PageTitle.tsx';

interface NotFoundScreenProps {
  heading: string;
  sentence: string;
  onRetry?: (() => void) | undefined;
  to?: string;
  label?: string;
  screen?: Parameters<typeof drawing>[0];
}

export function NotFoundScreen(props: NotFoundScreenProps) {
  const { heading, sentence, onRetry, screen = 'empty-seat' } = props;
  const { to = '/', label = 'Go to the dashboard' } = props;
  useTitle(heading, sentence);
  return (
    <StateScreen
      drawing={drawing(screen)}
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
  />
);

export function AccessDenied() {
  const { title, description } = messages.accessDenied;
  const { role } = useSession();
  return (
    <NotFoundScreen
      heading={title}
      sentence={`${description} Your role is ${role && staffRoles[role].label}. An owner can change it.`}
      screen="closed-door"
    />
  );
}

export const ErrorPage = (props: Partial<ComponentProps<typeof UiErrorPage>>) => (
  <UiErrorPage
    name={practice.name}
    home={paths.home}
    drawing={drawing('unplugged')}
    website="Visit Website"
    heading={messages.unexpected}
    sentence="We couldn’t show this screen. Reloading usually helps, and nothing you saved is lost."
    {...props}
  />
);
