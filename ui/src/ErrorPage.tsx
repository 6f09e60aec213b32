import type { ComponentProps } from 'react';
import { Button, ButtonLink } from './Button.tsx';
import { StatePage } from './StatePage.tsx';

interface ErrorPageProps extends Omit<ComponentProps<typeof StatePage>, 'actions' | 'children'> {
  sentence: string;
  website: string;
  onRetry?: () => void;
}

export function ErrorPage(props: ErrorPageProps) {
  const { sentence, website, onRetry = () => window.location.reload(), ...page } = props;
  return (
    <StatePage
      {...page}
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink href={page.home} variant="secondary">
            {website}
          </ButtonLink>
        </>
      }
    >
      <p>{sentence}</p>
    </StatePage>
  );
}
