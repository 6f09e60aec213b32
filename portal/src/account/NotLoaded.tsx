import { sentenceOf } from '@practice/contract/errors';
import { NotShown } from '../layout/NotShown.tsx';

/** In place of the account's page when its script did not arrive. Browsers remember that: only a reload asks again. */
export function NotLoaded() {
  return <NotShown heading="Your account couldn’t be opened" sentence={sentenceOf(undefined)} />;
}
