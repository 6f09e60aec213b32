import { homeOf, paths } from '@practice/contract/paths';
import { $user } from '../../stores/session.ts';
import { nextPath } from './next-path.ts';

const next = nextPath(window.location.search);

// Explains why a visitor was redirected here, for example because the session has ended.
const why = document.getElementById('go-on');
if (next && why) {
  if (window.location.href.endsWith(paths.registerToBook)) why.textContent = why.dataset.toBook ?? '';
  why.hidden = false;
}

// Users who are signed in do not need a sign-in page. The layout's script loads the session.
$user.subscribe((user) => {
  if (user) window.location.replace(next ?? homeOf(user));
});
