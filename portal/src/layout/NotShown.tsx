import { drawing, paths } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Alone } from './Alone.tsx';

interface NotShownProps {
  heading: string;
  sentence: string;
  /** Where there is none, the page is loaded again. */
  onRetry?: () => void;
}

/** In place of a page that could not be shown: what happened, and the way on. */
export function NotShown({ heading, sentence, onRetry = () => window.location.reload() }: NotShownProps) {
  return (
    <Alone
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
    >
      <p>{sentence}</p>
    </Alone>
  );
}
