import { secondFactorNeeded } from '@practice/contract/second-factor';
import { atom } from 'nanostores';

export const openPrompt = atom<PromiseWithResolvers<boolean> | undefined>(undefined);

export function answer(isConfirmed: boolean): void {
  openPrompt.get()?.resolve(isConfirmed);
  openPrompt.set(undefined);
}

function ask(): Promise<boolean> {
  const prompt = openPrompt.get() ?? Promise.withResolvers<boolean>();
  openPrompt.set(prompt);
  return prompt.promise;
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
