import { messages } from '@practice/contract/messages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { useEffect } from 'react';
import { Centered } from './Centered.tsx';

/** For an address below the dashboard's that has no page. */
export function NotFound() {
  useEffect(() => {
    document.title = `${messages.notFound} - ${practice.name}`;
  }, []);

  return (
    <Centered>
      <h1>{messages.notFound}</h1>
      <p>There’s no page at this address.</p>
      <ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>
    </Centered>
  );
}
