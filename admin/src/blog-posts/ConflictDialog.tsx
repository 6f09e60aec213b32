import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { Badge } from '../layout/Badge.tsx';
import { dayAndTime } from '../practice-days.ts';
import styles from './ConflictDialog.module.css';
import { fieldsOf, type PostFields } from './post-fields.ts';
import { differences, linesApart } from './versions-apart.ts';

interface ConflictDialogProps {
  base: PostFields;
  mine: PostFields;
  theirs: BlogPost;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

const titleId = 'conflict-heading';

/** Two people changed the same post. Both versions lie side by side, and one decides. */
export function ConflictDialog({ base, mine, theirs, ...decide }: ConflictDialogProps) {
  const isPhone = useMediaQuery('(max-width: 47.99rem)', { noSsr: true });
  const apart = differences(base, mine, fieldsOf(theirs));
  return (
    <Dialog
      open
      onClose={decide.onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby={titleId}
      transitionDuration={{ enter: 150, exit: 0 }}
    >
      <div className={styles.dialog}>
        <header className={styles.head}>
          <h2 id={titleId}>Two versions of this post</h2>
          <p>
            {messages.blog.changedMeanwhile} The other version was saved {dayAndTime(theirs.updatedAt)}. If
            you take it, your text is put aside on this computer.
          </p>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={styles.fields} tabIndex={0} aria-label="What is not alike">
          {apart.length === 0 && <p className={styles.field}>The two versions are alike in every field.</p>}
          {apart.map(({ name, label, changedBy, ...texts }) => (
            <section key={name} className={styles.field}>
              <h3>{label}</h3>
              <div className={styles.sides}>
                <Side
                  heading="Yours"
                  isChanged={changedBy !== 'them'}
                  text={texts.mine}
                  other={texts.theirs}
                />
                <Side
                  heading="Theirs"
                  isChanged={changedBy !== 'me'}
                  text={texts.theirs}
                  other={texts.mine}
                />
              </div>
            </section>
          ))}
        </section>
        <footer className={styles.actions}>
          <Button onClick={decide.onClose}>Decide later</Button>
          <Button variant="outlined" onClick={decide.onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="contained" onClick={decide.onKeepMine}>
            Keep editing my text
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}

interface SideProps {
  heading: string;
  isChanged: boolean;
  text: string;
  other: string;
}

function Side({ heading, isChanged, text, other }: SideProps) {
  return (
    <div className={styles.side}>
      <h4>
        {heading} {isChanged && <Badge tone="warning">changed</Badge>}
      </h4>
      <div className={styles.text}>
        {linesApart(text, other).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be told apart by
          <div key={at} className={line.isOwn ? styles.own : undefined}>
            {line.text}
          </div>
        ))}
      </div>
    </div>
  );
}
