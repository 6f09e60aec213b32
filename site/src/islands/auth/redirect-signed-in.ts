import { homeOf, paths } from '@practice/contract/paths';
import { $user } from '../../stores/session.ts';
import { nextPath } from './next-path.ts';

const next = nextPath(window.location.search);

// Explains why a visitor was redirected here, for example because the session has ended.
const reason = document.getElementById('login-reason');
if (next && reason) {
  if (window.location.href.endsWith(paths.registerToBook)) reason.textContent = reason.dataset.booking ?? '';
  reason.hidden = false;
}

// Users who are signed in do not need a sign-in page. The layout's script loads the session.
$user.subscribe((user) => {
  if (user) window.location.replace(next ?? homeOf(user));
});
