import { Button } from '@practice/ui/Button';
import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  share: number;
  onCancel: () => void;
}

export function Progress({ label, share, onCancel }: ProgressProps) {
  const percent = Math.floor(share * 100);
  return (
    <div className={`text-sm ${styles.progress}`}>
      <p className="text-soft">{share < 1 ? `${label}: ${percent}%` : 'Uploaded. Checking the file…'}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}
