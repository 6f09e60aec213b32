import { drawing, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import { Alone } from './Alone.tsx';

interface NotShownProps {
  heading: string;
  sentence: string;
  onRetry: () => void;
}

/** In place of the whole back office: what happened, and the way on. */
export function NotShown({ heading, sentence, onRetry }: NotShownProps) {
  return (
    <Alone>
      <StateScreen
        drawing={drawing('unplugged')}
        heading={heading}
        documentTitle={`${heading} - ${practice.name}`}
        isNews
        ways={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <ButtonLink href={paths.home} variant="secondary">
              Visit Website
            </ButtonLink>
          </>
        }
      >
        <p>{sentence}</p>
      </StateScreen>
    </Alone>
  );
}
