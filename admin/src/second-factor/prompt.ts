import { secondFactorNeeded } from '@practice/contract/second-factor';

let openPrompt: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

export const isPromptOpen = () => openPrompt !== undefined;

export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function answer(isConfirmed: boolean): void {
  openPrompt?.resolve(isConfirmed);
  openPrompt = undefined;
  for (const listener of listeners) listener();
}

function ask(): Promise<boolean> {
  openPrompt ??= Promise.withResolvers();
  for (const listener of listeners) listener();
  return openPrompt.promise;
}

export const withSecondFactorPrompt =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 403) return response;
    const body: { code?: unknown } | undefined = await response
      .clone()
      .json()
      .catch(() => undefined);
    if (body?.code !== secondFactorNeeded) return response;
    return (await ask()) ? fetch(input, init) : response;
  };
