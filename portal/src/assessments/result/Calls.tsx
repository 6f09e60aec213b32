import { callsIn } from '@practice/desk/emergency';
import { ButtonLink, type ButtonVariant } from '@practice/ui/Button';
import styles from './Calls.module.css';

interface CallsProps {
  first: readonly string[];
  variant?: ButtonVariant;
}

/** A button for each phone number in `first`, the most urgent first. */
export function Calls({ first, variant = 'danger' }: CallsProps) {
  const calls = callsIn(first);
  if (calls.length === 0) return null;
  return (
    <div className={`cluster ${styles.calls}`}>
      {calls.map(({ label, href }, at) => (
        <ButtonLink key={href} variant={at === 0 ? variant : 'secondary'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
