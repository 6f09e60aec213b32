import '@practice/ui/prose.css';
import Formatted, { type Components } from 'react-markdown';
import styles from './Markdown.module.css';

const heading: Components['h1'] = ({ children }) => <h4 className="text-strong">{children}</h4>;

const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  // Links lead to other sites, which must get neither the referrer nor access to the window.
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
};

// Loading an image would tell its server about the conversation.
const disallowed = ['img'];

export function Markdown({ text }: { text: string }) {
  return (
    <div className={`prose break-anywhere ${styles.text}`}>
      <Formatted components={components} disallowedElements={disallowed} unwrapDisallowed>
        {text}
      </Formatted>
    </div>
  );
}
