import { greetedName, type SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { contactDetails, practice } from '@practice/contract/practice';
import { auth } from '@practice/contract/routes';
import { AnotherPerson as UiAnotherPerson } from '@practice/ui/AnotherPerson';
import { ButtonLink } from '@practice/ui/Button';
import { ErrorPage as UiErrorPage } from '@practice/ui/ErrorPage';
import { StatePage } from '@practice/ui/StatePage';
import type { ComponentProps } from 'react';
import { redirectToSignIn } from '../session/redirect.ts';

const site = { name: practice.name, home: paths.home, contactDetails };

export function ErrorPage(props: Partial<ComponentProps<typeof UiErrorPage>>) {
  return (
    <UiErrorPage
      {...site}
      drawing={drawing('unplugged')}
      website="Back to the website"
      heading={messages.unexpected}
      sentence="We couldn’t show this page. Loading it again usually helps, and nothing you saved is lost."
      {...props}
    />
  );
}

export function NotFound() {
  return (
    <StatePage
      {...site}
      drawing={drawing('empty-seat')}
      heading={messages.notFound}
      actions={<ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>}
    >
      <p>There’s no page at this address. It may have moved, or there’s a typo in the link.</p>
    </StatePage>
  );
}

export function AnotherPerson({ was, now }: Record<'was' | 'now', SessionUser>) {
  return (
    <UiAnotherPerson
      {...site}
      drawing={drawing('closed-door')}
      was={greetedName(was)}
      now={greetedName(now)}
      onLogIn={() => void call(auth.logout).finally(redirectToSignIn)}
    />
  );
}
