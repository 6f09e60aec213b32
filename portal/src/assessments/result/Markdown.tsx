import '@practice/ui/prose.css';
import Formatted, { type Components } from 'react-markdown';
import styles from './Markdown.module.css';

const heading: Components['h1'] = ({ children }) => <h4 className={styles.heading}>{children}</h4>;

const pieces: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  // What a model or an answer links to is a stranger's: it learns nothing of the page, and gets no hand on it.
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
};

// An image would be fetched from wherever the text says, and tell its owner what was talked about.
const leftOut = ['img'];

/** Text of the tool, a therapist or a model. HTML in it is shown as text. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={`prose ${styles.text}`}>
      <Formatted components={pieces} disallowedElements={leftOut} unwrapDisallowed>
        {text}
      </Formatted>
    </div>
  );
}
