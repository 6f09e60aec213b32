import { resetLinkHours } from '@practice/contract/auth';
import { drawing, paths } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import styles from '../form/form.module.css';
import { pageTitle } from '../page-title.ts';

interface ResetEmailSentProps {
  /** The address as it was typed. The page must not reveal whether it has an account. */
  email: string;
  onAgain: () => void;
}

/** Replaces the form: where to look for the email, and what to do if it does not arrive. */
export function ResetEmailSent({ email, onAgain }: ResetEmailSentProps) {
  return (
    <StateScreen
      drawing={drawing('letter')}
      heading="Check your email"
      documentTitle={pageTitle('Check your email')}
      takesFocus
      ways={
        <>
          <Button variant="secondary" onClick={onAgain}>
            Try another address
          </Button>
          <a className={styles['text-link']} href={paths.auth}>
            Back to login
          </a>
        </>
      }
    >
      <p>
        If <strong className={`break-anywhere ${styles.address}`}>{email}</strong> has an account with us, a
        link is on its way. It expires in {resetLinkHours} hour and works only once.
      </p>
      <p>Nothing after a few minutes? Check your spam folder, and that the address above is spelled right.</p>
    </StateScreen>
  );
}
