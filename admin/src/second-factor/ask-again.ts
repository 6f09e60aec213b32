import { secondFactorNeeded } from '@practice/contract/second-factor';

/** The question that is open: its answer is whether the admin has confirmed that it is them. */
let asked: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

export const isAsked = () => asked !== undefined;

export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function answer(isConfirmed: boolean): void {
  asked?.resolve(isConfirmed);
  asked = undefined;
  for (const listener of listeners) listener();
}

/** Calls that are refused at the same time share one question. */
function ask(): Promise<boolean> {
  asked ??= Promise.withResolvers();
  for (const listener of listeners) listener();
  return asked.promise;
}

/** A `fetch` that asks for the second factor where the API needs it again, and then repeats the call. */
export function askingAgain(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 403) return response;
    const body: { code?: unknown } | undefined = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (body?.code !== secondFactorNeeded) return response;
    return (await ask()) ? fetch(input, init) : response;
  };
}
