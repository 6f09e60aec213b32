import { replyDue } from '@practice/contract/consultation-requests';
import { weekdayAndTime } from '@practice/contract/format';
import { founders } from '@practice/contract/founders';
import { paths } from '@practice/contract/paths';
import { emailHref, phoneHref, practice } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { useEffect, useRef } from 'react';

const names = founders.map(({ name }) => name.split(' ')[0]).join(' or ');

/** A request that the API has accepted. */
export interface SentRequest {
  fullName: string;
  email: string;
  createdAt: string;
  confirmationEmailed: boolean;
}

/** Replaces the form once a request was accepted: when and where the practice replies, and how to correct the address. */
export function RequestSent({ request, onAgain }: { request: SentRequest; onAgain: () => void }) {
  const { fullName, email, confirmationEmailed } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is hidden now.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack gap-4" aria-labelledby="sent-heading">
      <h2 id="sent-heading" ref={heading} tabIndex={-1} style={{ maxInlineSize: '22em' }}>
        Thanks, {fullName.split(' ')[0]}. We’ll reply by {dueOf(request)}.
      </h2>
      <p>
        {names} will email you at <strong className="break-anywhere">{email}</strong> or call you.
        {confirmationEmailed && ' We just emailed you a confirmation. Don’t see it? Check your spam folder.'}
      </p>
      <p>
        Typed the wrong address? Call <a href={phoneHref}>{practice.phone}</a> or email{' '}
        <a href={emailHref}>{practice.email}</a>, and we’ll fix it.
      </p>
      <div className="cluster mt-2">
        <ButtonLink href={paths.resources}>Browse articles</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Send another request
        </Button>
      </div>
    </section>
  );
}

/** When the reply is due, in the practice's time, with the time zone if the visitor's is another. */
function dueOf(request: SentRequest): string {
  const due = weekdayAndTime(new Date(replyDue(request)));
  const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== practice.timeZone;
  return isElsewhere ? `${due} Eastern Time` : due;
}
