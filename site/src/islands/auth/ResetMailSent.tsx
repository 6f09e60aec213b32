import { resetLinkHours } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { useEffect, useRef } from 'react';
import styles from '../form/form.module.css';

interface ResetMailSentProps {
  /** The address as it was typed. Whether it has an account is nobody's business here. */
  email: string;
  onAgain: () => void;
}

/** In place of the form: where to look for the mail, and what to do when it does not come. */
export function ResetMailSent({ email, onAgain }: ResetMailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; the reader goes on here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.intro}>
      <h1 ref={heading} tabIndex={-1}>
        Check your email
      </h1>
      <p>
        If <strong className={styles.address}>{email}</strong> has an account with us, a link is on its way.
        It works once, for {resetLinkHours} hour.
      </p>
      <p>Nothing after a few minutes? Check your spam folder, and that the address above is spelled right.</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onAgain}>
          Try another address
        </Button>
        <a className={styles['text-link']} href={paths.auth}>
          Back to login
        </a>
      </div>
    </div>
  );
}
