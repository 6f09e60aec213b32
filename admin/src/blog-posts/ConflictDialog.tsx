import type { BlogPost } from '@practice/contract/blog-posts';
import { timeInSentence, withOn } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import { Badge } from '@practice/ui/Badge';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import styles from './ConflictDialog.module.css';
import { fieldsOf, type PostFields, postLabels, postNames } from './post-fields.ts';
import type { PostEditor } from './usePostEditor.ts';

export function ConflictDialog({ editor, theirs }: { editor: PostEditor; theirs: BlogPost }) {
  const { base, fields: mine } = editor;
  const other = fieldsOf(theirs);
  const changed = changedFields(mine, other);
  return (
    <Dialog
      size="wide"
      title="Two versions of this post"
      description={
        <p>
          {messages.blog.changedMeanwhile} The other version was saved{' '}
          {withOn(timeInSentence(theirs.updatedAt))}. If you take it, we’ll keep your text on this computer.
        </p>
      }
      onClose={editor.decideLater}
      actions={
        <>
          <Button variant="quiet" onClick={editor.decideLater}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={editor.takeTheirs}>
            Take theirs
          </Button>
          <Button onClick={editor.keepMine}>Keep editing my text</Button>
        </>
      }
    >
      {changed.length === 0 && <p className="panel-row">The two versions are the same.</p>}
      {changed.map((name) => (
        <section key={name} className="stack gap-2 panel-row">
          <h3>{postLabels[name]}</h3>
          <div className={`columns gap-4 ${styles.sides}`}>
            <Side heading="Yours" value={mine[name]} base={base[name]} other={other[name]} />
            <Side heading="Theirs" value={other[name]} base={base[name]} other={mine[name]} />
          </div>
        </section>
      ))}
    </Dialog>
  );
}

type SideProps = { heading: string } & Record<'value' | 'base' | 'other', string | boolean>;

function Side({ heading, value, base, other }: SideProps) {
  return (
    <div className="stack gap-1">
      <h4 className="cluster gap-2 text-xs text-strong">
        {heading} {value !== base && <Badge tone="warning">changed</Badge>}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls the dialog by keyboard only from an element with the focus. */}
      <div className={`pre-wrap text-sm break-anywhere ${styles.text}`} tabIndex={0}>
        {markOwnLines(value, other).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to identify them
          <div key={index} className={line.isOwn ? styles.own : undefined}>
            {line.text}
          </div>
        ))}
      </div>
    </div>
  );
}

export function changedFields(mine: PostFields, theirs: PostFields) {
  return postNames.filter((name) => mine[name] !== theirs[name]);
}

export function markOwnLines(value: string | boolean, other: string | boolean) {
  const otherLines = new Set(asText(other).split('\n'));
  return asText(value)
    .split('\n')
    .map((text) => ({ text, isOwn: text.trim() !== '' && !otherLines.has(text) }));
}

function asText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}
