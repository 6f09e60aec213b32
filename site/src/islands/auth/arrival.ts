import { homeOf } from '@practice/contract/paths';
import { $user } from '../../stores/session.ts';
import { nextPath } from './next-path.ts';

const next = nextPath(window.location.search);

// Somebody who was sent here, be it that their session is over, is told why.
if (next) document.getElementById('go-on')?.removeAttribute('hidden');

// Somebody who is signed in has no business on a sign-in page. The layout's script asks the API who it is.
$user.subscribe((user) => {
  if (user) window.location.replace(next ?? homeOf(user));
});
