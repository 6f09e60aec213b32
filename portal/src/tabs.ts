import { practice } from '@practice/contract/practice';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

export const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'appointments', label: 'Appointments' },
  { id: 'assessments', label: 'Assessments' },
  { id: 'payments', label: 'Payment History' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** The open tab lives in the address (`?tab=`), so that it can be linked to, and the browser's Back leads to the one before. */
export function useTab(): [TabId, (id: TabId) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab')?.toLowerCase();
  const tab = tabs.find(({ id }) => id === asked) ?? tabs[0];

  useEffect(() => {
    document.title = `${tab.label} - Your Dashboard - ${practice.name}`;
  }, [tab]);

  return [tab.id, (id) => setQuery(id === 'overview' ? {} : { tab: id })];
}
