import type { Assessment } from '@practice/contract/assessments';
import { careFor } from '@practice/desk/care';
import { isOfNow } from '@practice/desk/emergency';
import { Calls } from './Calls.tsx';
import styles from './CareInBrief.module.css';
import { Grounds } from './Grounds.tsx';

export function CareInBrief({ assessment: { redFlags, assessmentDate } }: { assessment: Assessment }) {
  const care = careFor(redFlags);
  if (!care) return null;
  const isNow = isOfNow(assessmentDate);
  return (
    <div className={isNow ? styles.now : styles.past}>
      <Grounds flags={redFlags} kind="emergency" />
      <p>
        {!isNow && 'That came before your desk, so there are no scores. If it’s still so, or it comes back: '}
        {isNow ? <strong>{care.first.join(' ')}</strong> : care.first.join(' ')}
      </p>
      <Calls first={care.first} variant={isNow ? 'danger' : 'secondary'} />
    </div>
  );
}
