import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { payments } from '@practice/contract/routes';
import { readStored, store } from '@practice/ui/form/stored';

const key = 'purchase';

/** Keeps the client secret of a guest's purchase, so that the account they create next can book it at once. */
export function keepPurchase(clientSecret: string): void {
  store(key, clientSecret, 'localStorage');
}

/** Gives the purchase to the account, if it has the buyer's address. Without an answer, the link in our email does the same. */
export async function claimPurchase(): Promise<void> {
  const clientSecret = readStored<string>(key, 'localStorage');
  if (!clientSecret) return;
  try {
    await call(payments.claim, { body: { clientSecret } });
  } catch (error) {
    if (!(error instanceof ApiError)) return;
  }
  store(key, undefined, 'localStorage');
}
