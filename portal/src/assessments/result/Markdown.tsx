import '@practice/ui/prose.css';
import { lazy } from 'react';
import type { Components } from 'react-markdown';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';

// It is a third as large as the portal, so scores do not wait for it.
const Formatted = lazy(() => import('react-markdown'));

const heading: Components['h1'] = ({ children }) => <h4 className="text-strong">{children}</h4>;
const headings = { h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading };

// Links lead to other sites, which must get neither the referrer nor access to the window.
const link: Components['a'] = ({ href, children }) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
  </a>
);

// Therapists write line breaks that should be shown.
const paragraph: Components['p'] = ({ children }) => <p className="pre-line">{children}</p>;

const components = { ...headings, a: link, p: paragraph };

export function Markdown({ text }: { text: string }) {
  const unformatted = <p className="pre-line">{text}</p>;
  return (
    <div className="prose break-anywhere">
      <LoadBoundary loading={unformatted} failed={unformatted}>
        {/* Loading an image would tell its server about the conversation. */}
        <Formatted components={components} disallowedElements={['img']} unwrapDisallowed>
          {text}
        </Formatted>
      </LoadBoundary>
    </div>
  );
}
