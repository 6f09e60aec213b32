import { homeOf, paths } from '@practice/contract/paths';
import { $user } from '../../stores/session.ts';
import { nextPath } from './next-path.ts';

const next = nextPath(window.location.search);

const reason = document.getElementById('login-reason');
if (next && reason) {
  if (window.location.href.endsWith(paths.registerToBook)) reason.textContent = reason.dataset.booking ?? '';
  if (next.startsWith(paths.admin)) reason.textContent = 'Log in to go on.';
  reason.hidden = false;
}

$user.subscribe((user) => {
  if (user) window.location.replace(next ?? homeOf(user));
});
