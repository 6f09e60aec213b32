import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { practice, reach } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { StatePage } from '@practice/ui/StatePage';

interface ErrorPageProps {
  heading?: string;
  sentence?: string;
  onRetry?: () => void;
}

/** Replaces the dashboard when it cannot be loaded or, without props, when a page has crashed. */
export function ErrorPage({
  heading = messages.unexpected,
  sentence = 'We couldn’t show this page. Loading it again usually helps, and nothing you saved is lost.',
  onRetry = () => window.location.reload(),
}: ErrorPageProps) {
  return (
    <StatePage
      name={practice.name}
      home={paths.home}
      drawing={drawing('unplugged')}
      heading={heading}
      ways={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink href={paths.home} variant="secondary">
            Back to the website
          </ButtonLink>
        </>
      }
      reach={reach}
    >
      <p>{sentence}</p>
    </StatePage>
  );
}
