import { type ReactNode, useEffect, useRef } from 'react';
import styles from './StateScreen.module.css';

/** Where somebody asks who wants to ask. */
interface Reach {
  phone: string;
  phoneHref: string;
  email: string;
  emailHref: string;
}

interface StateScreenProps {
  /** The address of a drawing, which says nothing that the words do not. */
  drawing: string;
  heading: string;
  /** The screen's own name, small above a heading that says it plainer. */
  label?: string | undefined;
  /** What the browser's tab says meanwhile. */
  documentTitle?: string | undefined;
  /** What happened, and what to do now. */
  children: ReactNode;
  /** Buttons: the next act first. On an Astro page they come as its slot. */
  ways?: ReactNode;
  /** Who can help where the buttons don't. */
  reach?: Reach;
  /** It took the place of something else while its reader was there: they go on at its heading. */
  isNews?: boolean | undefined;
}

/** One thought on an otherwise empty screen: drawing, words, and the way on. Two columns where there is room. */
export function StateScreen(props: StateScreenProps) {
  const { drawing, heading, label, documentTitle, children, ways, reach, isNews = false } = props;
  const first = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isNews) first.current?.focus();
  }, [isNews]);

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
      <div className={styles.columns}>
        <img className={styles.drawing} src={drawing} alt="" width="330" height="240" />
        <div className={styles.words}>
          <h1 className={label && styles.label} ref={first} tabIndex={-1}>
            {label ?? heading}
          </h1>
          {label && <h2 className={styles.heading}>{heading}</h2>}
          <div className={styles.text}>{children}</div>
          <div className={`cluster ${styles.ways}`}>{ways}</div>
          {reach && (
            <p className={`text-sm text-soft ${styles.reach}`}>
              Rather talk to us? Call <a href={reach.phoneHref}>{reach.phone}</a> or write to{' '}
              <a href={reach.emailHref}>{reach.email}</a>.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
