import { messages } from '@practice/contract/messages';
import { drawing } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import { LinkButton } from './LinkButton.tsx';
import { useDescription, useTitle } from './useTitle.ts';

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
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <LinkButton to={to} variant={onRetry ? 'secondary' : 'primary'}>
            {label}
          </LinkButton>
        </>
      }
    >
      <p>{sentence}</p>
    </StateScreen>
  );
}

export function NotFound() {
  return (
    <NotFoundScreen
      heading={messages.notFound}
      sentence="There’s no page at this address in the back office. It may have moved, or there’s a typo in the link."
      to="/"
      label="Go to the dashboard"
    />
  );
}
