import { replyDue } from '@practice/contract/consultation-requests';
import { weekdayAndTime } from '@practice/contract/format';
import { founders } from '@practice/contract/founders';
import { paths } from '@practice/contract/paths';
import { emailHref, phoneHref, practice } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { useEffect, useRef } from 'react';
import styles from './RequestSent.module.css';

const names = founders.map(({ name }) => name.split(' ')[0]).join(' or ');

/** What the panel shows of the request. */
export interface SentRequest {
  fullName: string;
  email: string;
  createdAt: string;
  confirmationMailed: boolean;
}

/** Replaces the form after the request was sent: when and where we reply, and what to do if the address is wrong. */
export function RequestSent({ request, onAgain }: { request: SentRequest; onAgain: () => void }) {
  const { fullName, email, confirmationMailed } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is hidden now.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent} aria-labelledby="sent-heading">
      <h2 id="sent-heading" ref={heading} tabIndex={-1}>
        Thanks, {fullName.split(' ')[0]}. We’ll reply by {dueOf(request)}.
      </h2>
      <p>
        {names} will write to <strong className={styles.address}>{email}</strong> or call you.
        {confirmationMailed && ' We just emailed you a confirmation. Don’t see it? Check your spam folder.'}
      </p>
      <p>
        Typed the wrong address? Call <a href={phoneHref}>{practice.phone}</a> or write to{' '}
        <a href={emailHref}>{practice.email}</a>, and we’ll fix it.
      </p>
      <div className={styles.ways}>
        <ButtonLink href={paths.resources}>Browse articles</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Send another request
        </Button>
      </div>
    </section>
  );
}

/** The time of our reply on the practice's clock; it names the time zone when the visitor's is another one. */
function dueOf(request: SentRequest): string {
  const due = weekdayAndTime(new Date(replyDue(request)));
  const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== practice.timeZone;
  return isElsewhere ? `${due} Eastern Time` : due;
}
