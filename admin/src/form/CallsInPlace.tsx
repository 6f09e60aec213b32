import { createContext, useContext } from 'react';
import type { PracticeDataProvider } from '../dataProvider.ts';

/**
 * The data provider for screens with unsaved text. With react-admin's own hook, a 401 leads to the sign-in page at once. With this one,
 * the caller gets the error and the page stays.
 */
export const CallsInPlace = createContext<PracticeDataProvider | undefined>(undefined);

export function useCallsInPlace(): PracticeDataProvider {
  const calls = useContext(CallsInPlace);
  if (!calls) throw new Error('useCallsInPlace must be used within CallsInPlace');
  return calls;
}
