import { firstNames } from '@practice/contract/founders';
import { paths } from '@practice/contract/paths';
import { emailHref, phoneHref, practice } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { useEffect, useRef } from 'react';

export interface SentRequest {
  fullName: string;
  email: string;
  confirmationEmailed: boolean;
}

export function RequestSent({ request, onAgain }: { request: SentRequest; onAgain: () => void }) {
  const { fullName, email, confirmationEmailed } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is hidden now.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack gap-4" aria-labelledby="sent-heading">
      <h2 id="sent-heading" ref={heading} tabIndex={-1}>
        Thanks, {fullName.split(' ')[0]}. You’ll hear from us within {practice.replyWithinHours} hours.
      </h2>
      <p>
        {firstNames('or')} will email you at <strong className="break-anywhere">{email}</strong> or call you.
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
