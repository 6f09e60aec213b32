import { Page } from './Page.tsx';
import styles from './Panel.module.css';

interface OpensLaterProps {
  title: string;
  /** What the room will hold. */
  holds: readonly string[];
}

/** A room that has its place in the house and no furniture yet. */
export function OpensLater({ title, holds }: OpensLaterProps) {
  return (
    <Page title={title} lead="This room is not open yet.">
      <div className={styles.panel}>
        <h2>What you will do here</h2>
        <ul>
          {holds.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
