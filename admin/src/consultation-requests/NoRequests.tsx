import Button from '@mui/material/Button';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import styles from '../layout/Panel.module.css';

export function NoRequestsYet() {
  return (
    <div className={styles.panel}>
      <svg
        className={styles.drawing}
        width="120"
        height="84"
        viewBox="0 0 120 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8 76h104M24 76V34h62v42M24 36l31 23 31-23" />
        <path d="M62 22a22 22 0 0 1 40 20M98 12l3-4M107 22l4.5-2M110 34h5" />
      </svg>
      <h2>No Consultation Requests Yet</h2>
      <p>
        Whoever fills in the form on the contact page appears here at once, with a clock that counts the{' '}
        {practice.replyWithinHours} hours in which you promise to reply. You also get a mail.
      </p>
      <Button variant="outlined" href={paths.contact}>
        See the contact page
      </Button>
    </div>
  );
}
