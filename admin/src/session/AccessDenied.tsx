import type { SessionUser } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { contactDetails, practice } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { StatePage } from '@practice/ui/StatePage';

export function AccessDenied({ user }: { user: SessionUser }) {
  const { title, description, link } = messages.accessDenied;
  return (
    <StatePage
      name={practice.name}
      home={paths.home}
      drawing={drawing('closed-door')}
      heading={title}
      actions={
        <>
          <ButtonLink href={paths.clientDashboard}>Open your dashboard</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            {link}
          </ButtonLink>
        </>
      }
      contactDetails={contactDetails}
    >
      <p>{description}</p>
      <p>This area is for our staff. Your appointments, assessments and receipts are in your dashboard.</p>
      <p>
        You’re logged in as {user.email}. Not you? <a href={paths.logoutHandler}>Log out</a>
      </p>
    </StatePage>
  );
}
