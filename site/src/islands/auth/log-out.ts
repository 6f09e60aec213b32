import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { sentenceOf } from '@practice/contract/errors';
import { paths } from '@practice/contract/paths';
import { auth } from '@practice/contract/routes';
import { authMessages } from '@practice/contract/site-messages';
import { forgetTyped } from '@practice/ui/form/forget-typed';

export async function logOut(): Promise<void> {
  try {
    await call(auth.logout);
    forgetTyped();
    carryToast(authMessages.loggedOut);
  } catch (error) {
    carryToast(authMessages.logoutFailed(sentenceOf(error)));
  }
  window.location.replace(paths.home);
}
