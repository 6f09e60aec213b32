import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { practice, reach } from '@practice/contract/practice';
import { ErrorPage as UiErrorPage } from '@practice/ui/ErrorPage';
import type { ComponentProps } from 'react';

type ErrorPageProps = Partial<ComponentProps<typeof UiErrorPage>>;

/** Replaces the dashboard when it cannot be loaded or, without props, when a page has crashed. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <UiErrorPage
      name={practice.name}
      home={paths.home}
      drawing={drawing('unplugged')}
      website="Back to the website"
      heading={messages.unexpected}
      sentence="We couldn’t show this page. Loading it again usually helps, and nothing you saved is lost."
      reach={reach}
      {...props}
    />
  );
}
