import { type ReactNode, useEffect, useRef } from 'react';
import styles from './StateScreen.module.css';

interface StateScreenProps {
  drawing: string;
  heading: string;
  documentTitle?: string | undefined;
  children: ReactNode;
  actions?: ReactNode;
  contactDetails?: { phone: string; phoneHref: string; email: string; emailHref: string };
  /** Whether the heading takes the focus, because the screen replaces something that the user was reading. */
  takesFocus?: boolean | undefined;
}

export function StateScreen(props: StateScreenProps) {
  const { drawing, heading, documentTitle, children, actions, contactDetails, takesFocus = false } = props;
  const firstHeading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) firstHeading.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (!documentTitle) return;
    const before = document.title;
    document.title = documentTitle;
    return () => {
      document.title = before;
    };
  }, [documentTitle]);

  return (
    <div className={styles.screen}>
      <div className={`stack gap-5 ${styles.columns}`}>
        <img className={styles.drawing} src={drawing} alt="" width="330" height="240" />
        <div className={`stack gap-4 ${styles.words}`}>
          <h1 ref={firstHeading} tabIndex={-1}>
            {heading}
          </h1>
          <div className={`stack text-soft ${styles.text}`}>{children}</div>
          <div className={`cluster gap-4 row-gap-3 mt-2 ${styles.actions}`}>{actions}</div>
          {contactDetails && (
            <p className="text-sm text-soft">
              Prefer to talk? Call <a href={contactDetails.phoneHref}>{contactDetails.phone}</a> or email{' '}
              <a href={contactDetails.emailHref}>{contactDetails.email}</a>.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
