import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { StatePage } from './StatePage.tsx';

interface AnotherPersonProps
  extends Omit<ComponentProps<typeof StatePage>, 'actions' | 'children' | 'heading'> {
  was: string;
  now: string;
  onLogIn: () => void;
}

export function AnotherPerson({ was, now, onLogIn, ...page }: AnotherPersonProps) {
  return (
    <StatePage
      {...page}
      heading={`You’re logged in as ${now} now`}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Continue as {now}</Button>
          <Button variant="secondary" onClick={onLogIn}>
            Log in as {was}
          </Button>
        </>
      }
    >
      <p>
        This page was opened for {was}, so we’ve closed it. Nothing {was} typed here is saved for {now}. To
        continue with it, log in as {was} in this tab.
      </p>
    </StatePage>
  );
}
