import { homeOf } from '@practice/contract/paths';
import { $user } from '../../stores/session.ts';
import { nextPath } from './next-path.ts';

const next = nextPath(window.location.search);

// Explains why a page sent somebody here, for example because the session has ended.
if (next) document.getElementById('go-on')?.removeAttribute('hidden');

// Redirects a person who is signed in already. The layout's script asks the API who that is.
$user.subscribe((user) => {
  if (user) window.location.replace(next ?? homeOf(user));
});
