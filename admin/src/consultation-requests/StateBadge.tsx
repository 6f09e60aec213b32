import { type RequestState, requestStates } from '@practice/contract/consultation-requests';
import { Badge } from '../layout/Badge.tsx';

const tones = { new: 'warning', contacted: 'action', booked: 'success', closed: 'quiet' } as const;

export function StateBadge({ state }: { state: RequestState }) {
  const label = requestStates.find(({ value }) => value === state)?.label ?? state;
  return <Badge tone={tones[state]}>{label}</Badge>;
}
