import { type Appointment, type AppointmentStatus, statusLabel } from '@practice/contract/appointments';
import { clockTime, weekdayAndDate } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { namesOf } from '@practice/contract/practitioners';
import { placeOf } from '@practice/contract/visit';
import { Badge, type BadgeTone } from '@practice/ui/Badge';
import { Button } from '@practice/ui/Button';
import { AddToCalendar } from './AddToCalendar.tsx';
import { preloadProps } from './AppointmentDialogLoader.tsx';
import styles from './AppointmentRow.module.css';
import { DateBlock } from './DateBlock.tsx';

const tones: Record<AppointmentStatus, BadgeTone> = {
  scheduled: 'info',
  rescheduled: 'warning',
  completed: 'success',
  cancelled: 'neutral',
  'no-show': 'neutral',
};

interface AppointmentRowProps {
  appointment: Appointment;
  isUpcoming: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function AppointmentRow({ appointment, isUpcoming, onEdit, onDelete }: AppointmentRowProps) {
  const { title, description, practitioners, startsAt, minutes, status, cancelReason } = appointment;
  const tone = isUpcoming ? '' : 'text-soft';
  return (
    <li className={`media ${styles.row}`}>
      <DateBlock of={startsAt} />
      <div className="stack gap-2 leading-snug break-anywhere">
        <div className="cluster row-gap-1">
          <h3 className={`text-lg ${tone}`}>
            <bdi>{title}</bdi>
          </h3>
          <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
        </div>
        <p>
          <span className={`text-strong ${tone}`}>{weekdayAndDate(startsAt)}</span>
          <br />
          {clockTime(startsAt)} {practice.zoneName}, {minutes} minutes
        </p>
        {practitioners.length > 0 && <p>With {namesOf(practitioners)}</p>}
        <p className="text-sm text-soft pre-line">
          <bdi>{placeOf(appointment)}</bdi>
        </p>
        {description && (
          <p className="text-sm text-soft pre-line">
            <bdi>{description}</bdi>
          </p>
        )}
        {cancelReason && (
          <p>
            Canceled by the practice: <bdi>{cancelReason}</bdi>
          </p>
        )}
      </div>
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button variant="secondary" size="small" onClick={onEdit} {...preloadProps}>
          Edit<span className="visually-hidden"> {title}</span>
        </Button>
        <Button variant="quietDanger" size="small" onClick={onDelete}>
          Delete<span className="visually-hidden"> {title}</span>
        </Button>
        {isUpcoming && <AddToCalendar appointment={appointment} />}
      </div>
    </li>
  );
}
