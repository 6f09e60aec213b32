import { personName } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account } from '@practice/contract/routes';
import { $user } from '../../stores/session.ts';

export function prefill(): void {
  const unsubscribe = $user.subscribe(async (user) => {
    if (user === undefined) return;
    queueMicrotask(() => unsubscribe());
    if (!user || user.isAdmin) return;
    fillField('fullName', personName(user));
    fillField('email', user.email);
    const known = await call(account.mine).catch(() => undefined);
    fillField('phone', known?.phone ?? '');
  });
}

function fillField(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || field.value !== '' || text === '') return;
  // React overrides `value` on the element and would ignore the input event; the prototype's setter avoids that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
