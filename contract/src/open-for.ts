import { nameOpenedFor, sessionHint } from './session-hint.ts';

/**
 * Opens this page for a person, until the returned function is called.
 * @param onChange called when the hint says that the browser's session is not theirs anymore. Only the API knows.
 */
export function openFor(userId: number, onChange: (isLoggedOut: boolean) => void): () => void {
  nameOpenedFor(userId);
  const listening = new AbortController();
  const check = ({ type }: Event) => {
    // The browser brought this page back.
    if (type === 'pageshow') endsItself = false;
    if (endsItself) return;
    const hint = new RegExp(`(?:^|; )(?:__Host-)?${sessionHint.cookie}=(?:\\w+-)?(\\w+)`).exec(
      document.cookie,
    )?.[1];
    // Without a hint, the session has expired, and the next call says so.
    if (hint && hint !== String(userId)) onChange(hint === sessionHint.out);
  };
  // A browser without the Cookie Store API notices the change once the page is used again.
  for (const name of ['focus', 'pageshow']) window.addEventListener(name, check, listening);
  document.addEventListener('visibilitychange', check, listening);
  window.cookieStore?.addEventListener('change', check, listening);
  return () => {
    nameOpenedFor(undefined);
    listening.abort();
  };
}

let endsItself = false;

/** Makes a call that ends the session of this page, which then leads on by itself. */
export async function endSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  endsItself = true;
  try {
    return await call();
  } catch (error) {
    endsItself = false;
    throw error;
  }
}
