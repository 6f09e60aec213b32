import { type AppointmentStatus, statusLabel } from '@practice/contract/appointments';
import { Badge } from '@practice/ui/Badge';

const tones = {
  scheduled: 'info',
  rescheduled: 'info',
  completed: 'success',
  cancelled: 'neutral',
  'no-show': 'warning',
} as const;

export function StatusBadge({ status }: { status: AppointmentStatus }) {
  return <Badge tone={tones[status]}>{statusLabel(status)}</Badge>;
}
