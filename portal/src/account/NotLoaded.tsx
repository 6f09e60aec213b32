import { sentenceOf } from '@practice/contract/errors';
import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { Centered } from '../layout/Centered.tsx';

/** In place of the account's page when its script did not arrive. Browsers remember that: only a reload asks again. */
export function NotLoaded() {
  return (
    <Centered>
      <Notice tone="danger" role="alert" title="Your account could not be opened">
        <p>{sentenceOf(undefined)}</p>
      </Notice>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </Centered>
  );
}
