import { createContext, useContext } from 'react';
import type { PracticeDataProvider } from '../dataProvider.ts';

/**
 * The calls of a form that holds unsaved text. react-admin's own hook leaves for the sign-in page on a 401; here the
 * error comes back to the form, which stays.
 */
export const CallsInPlace = createContext<PracticeDataProvider | undefined>(undefined);

export function useCallsInPlace(): PracticeDataProvider {
  const calls = useContext(CallsInPlace);
  if (!calls) throw new Error('useCallsInPlace must be used within CallsInPlace');
  return calls;
}
