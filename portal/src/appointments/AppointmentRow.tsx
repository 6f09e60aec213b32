import { type Appointment, type AppointmentStatus, statusLabel } from '@practice/contract/appointments';
import { weekdayAndDate } from '@practice/contract/format';
import { placeOf, zoneName } from '@practice/contract/visit';
import { Badge, type BadgeTone } from '@practice/ui/Badge';
import { Button } from '@practice/ui/Button';
import { AddToCalendar } from './AddToCalendar.tsx';
import styles from './AppointmentRow.module.css';
import { DateBlock } from './DateBlock.tsx';
import { preloadDialog } from './LazyDialog.tsx';

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

/** One appointment with its status and actions. */
export function AppointmentRow({ appointment, isUpcoming, onEdit, onDelete }: AppointmentRowProps) {
  const { title, description, appointmentDate, appointmentTime, minutes, status, cancelReason } = appointment;
  return (
    <li className={`${styles.row} ${isUpcoming ? '' : styles.over}`}>
      <DateBlock date={appointmentDate} />
      <div className={`stack gap-2 break-anywhere ${styles.what}`}>
        <div className={`cluster ${styles.titleAndStatus}`}>
          <h3 className={`text-lg ${styles.title}`}>{title}</h3>
          <Badge tone={tones[status]}>{statusLabel(status)}</Badge>
        </div>
        <p>
          <span className={`text-strong ${styles.date}`}>{weekdayAndDate(appointmentDate)}</span>
          <br />
          {appointmentTime} {zoneName}, {minutes} minutes
        </p>
        <p className={`text-sm text-soft ${styles.soft}`}>{placeOf(appointment)}</p>
        {description && <p className={`text-sm text-soft ${styles.soft}`}>{description}</p>}
        {cancelReason && <p>Canceled by the practice: {cancelReason}</p>}
      </div>
      <div className={styles.actions}>
        {/* Only the practice sets and removes the status "No-show". */}
        {status !== 'no-show' && (
          <Button
            variant="secondary"
            size="small"
            onClick={onEdit}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
          >
            Edit<span className="visually-hidden"> {title}</span>
          </Button>
        )}
        <Button variant="quietDanger" size="small" onClick={onDelete}>
          Delete<span className="visually-hidden"> {title}</span>
        </Button>
        {isUpcoming && <AddToCalendar appointment={appointment} />}
      </div>
    </li>
  );
}
