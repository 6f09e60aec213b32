import { homeOf } from '@practice/contract/paths';
import { $user } from '../../stores/session.ts';
import { nextPath } from './next-path.ts';

// Somebody who is signed in has no business on a sign-in page. The layout's script asks the API who it is.
$user.subscribe((user) => {
  if (user) window.location.replace(nextPath(window.location.search) ?? homeOf(user));
});
