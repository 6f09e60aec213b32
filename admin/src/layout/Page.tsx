import type { ComponentProps, ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface PageProps extends ComponentProps<typeof PageTitle> {
  actions?: ReactNode;
}

export const Page = ({ actions, children, ...title }: PageProps) => (
  <>
    <PageTitle {...title}>{actions}</PageTitle>
    {children}
  </>
);
