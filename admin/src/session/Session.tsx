import type { SessionUser } from '@practice/contract/auth';
import { may, type Permission } from '@practice/contract/permissions';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<SessionUser | undefined>(undefined);

export function useSession(): SessionUser {
  const user = useContext(SessionContext);
  if (!user) throw new Error('useSession must be used within the layout');
  return user;
}

/** Whether who is logged in may do something. */
export function useMay() {
  const { role } = useSession();
  return (permission: Permission) => may(role, permission);
}
