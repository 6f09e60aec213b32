import { authMessages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { useEffect, useRef } from 'react';
import styles from '../form/form.module.css';

export function PasswordWasReset() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; the reader goes on here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.intro}>
      <h1 ref={heading} tabIndex={-1}>
        Password Reset Successful
      </h1>
      <p>{authMessages.passwordResetNotice}</p>
      <div className={styles.ways}>
        <ButtonLink href={paths.auth}>Go to Login</ButtonLink>
      </div>
    </div>
  );
}
