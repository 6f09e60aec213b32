import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { sentenceOf } from '@practice/contract/errors';
import { authMessages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';

export async function logOut(): Promise<void> {
  try {
    await call(auth.logout);
    carryToast(sessionStorage, authMessages.loggedOut);
  } catch (error) {
    carryToast(sessionStorage, authMessages.logoutFailed(sentenceOf(error)));
  }
  window.location.replace(paths.home);
}
