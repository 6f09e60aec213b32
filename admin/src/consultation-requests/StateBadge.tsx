import { type RequestState, requestStates } from '@practice/contract/consultation-requests';
import styles from './StateBadge.module.css';

export function StateBadge({ state }: { state: RequestState }) {
  const label = requestStates.find(({ value }) => value === state)?.label ?? state;
  return <span className={`${styles.badge} ${styles[state]}`}>{label}</span>;
}
