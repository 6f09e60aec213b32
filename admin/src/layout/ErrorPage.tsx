import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { ErrorPage as UiErrorPage } from '@practice/ui/ErrorPage';
import type { ComponentProps } from 'react';

export const ErrorPage = (props: Partial<ComponentProps<typeof UiErrorPage>>) => (
  <UiErrorPage
    name={practice.name}
    home={paths.home}
    drawing={drawing('unplugged')}
    website="Visit Website"
    heading={messages.unexpected}
    sentence="We couldn’t show this screen. Reloading usually helps, and nothing you saved is lost."
    {...props}
  />
);
