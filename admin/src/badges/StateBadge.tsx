import { type RequestState, requestStates } from '@practice/contract/consultation-requests';
import { Badge } from '@practice/ui/Badge';

const tones = { new: 'warning', contacted: 'info', booked: 'success', closed: 'neutral' } as const;

export function StateBadge({ state }: { state: RequestState }) {
  const label = requestStates.find(({ value }) => value === state)?.label ?? state;
  return <Badge tone={tones[state]}>{label}</Badge>;
}
