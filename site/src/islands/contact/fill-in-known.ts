import { personName } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account } from '@practice/contract/routes';
import { $user } from '../../stores/session.ts';

/** Fills in what a signed-in client has told us before, where nothing is typed yet. A visitor's form stays as it is. */
export function fillInKnown(): void {
  const stop = $user.subscribe(async (user) => {
    // Undefined until the session has answered.
    if (user === undefined) return;
    queueMicrotask(() => stop());
    if (!user || user.isAdmin) return;
    fillIn('fullName', personName(user));
    fillIn('email', user.email);
    // A phone number that does not come is typed as a visitor types it.
    const known = await call(account.mine).catch(() => undefined);
    fillIn('phone', known?.phone ?? '');
  });
}

function fillIn(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || field.value !== '' || text === '') return;
  // React watches an element's own `value`, and would take what is set there for its own doing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
