import type { SessionUser } from '@practice/contract/auth';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<SessionUser | undefined>(undefined);

export function useSession(): SessionUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSession must be used within the layout');
  return user;
}
