import type {
  Account,
  AccountUpdate,
  ChangeEmailInput,
  ChangePasswordInput,
  CurrentPasswordInput,
  EndSessionInput,
  OwnSession,
} from '../auth.ts';
import { get, type NoInput, type Notice, patch, post } from './route.ts';

const renewing = { audit: 'account.password' } as const;
const changing = { audit: 'account.change' } as const;
const loggingOut = { audit: 'account.logout' } as const;
const deleting = { audit: 'account.delete' } as const;

export const mine = get<NoInput, Account>('/account');
export const update = patch<{ body: AccountUpdate }, Account>('/account');

/** Ends all other sessions, and renews this one's cookie. 400 for a wrong current password. */
export const changePassword = post<{ body: ChangePasswordInput }, Notice>('/account/password', renewing);

/** Emails a link to the new address, even if it has an account. 400 for a wrong password. */
export const changeEmail = post<{ body: ChangeEmailInput }, Notice>('/account/email', changing);

export const sessions = get<NoInput, OwnSession[]>('/account/sessions');
export const endSession = post<{ body: EndSessionInput }, Notice>('/account/sessions/end', loggingOut);
export const signOutEverywhere = post<NoInput, Notice>('/account/sign-out-everywhere', loggingOut);

/** Deletes the account with its data except payments, and cancels visits. 400 for a wrong password. */
export const remove = post<{ body: CurrentPasswordInput }, Notice>('/account/delete', deleting);
export const data = get<NoInput, unknown>('/account/data.json', { audit: 'account.export' });
