import { nameOpenedFor, sessionHint } from './session-hint.ts';

/** @param onChange called when the hint cookie names someone else, or nobody. Only the API knows for sure. */
export function openFor(userId: number, onChange: (isLoggedOut: boolean) => void): () => void {
  nameOpenedFor(userId);
  const listening = new AbortController();
  const check = ({ type }: Event) => {
    // The page came back from the browser's cache.
    if (type === 'pageshow') endsItself = false;
    if (endsItself) return;
    const hint = new RegExp(`(?:^|; )(?:__Host-)?${sessionHint.cookie}=(?:\\w+-)?(\\w+)`).exec(
      document.cookie,
    )?.[1];
    // Without a hint, the session has expired, and the next call reports it.
    if (hint && hint !== String(userId)) onChange(hint === sessionHint.out);
  };
  // Without the Cookie Store API, changes are noticed when the page is used again.
  for (const name of ['focus', 'pageshow']) window.addEventListener(name, check, listening);
  document.addEventListener('visibilitychange', check, listening);
  window.cookieStore?.addEventListener('change', check, listening);
  return () => {
    nameOpenedFor(undefined);
    listening.abort();
  };
}

let endsItself = false;

export async function endSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  endsItself = true;
  try {
    return await call();
  } catch (error) {
    endsItself = false;
    throw error;
  }
}
