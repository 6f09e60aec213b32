import { practice } from '@practice/contract/practice';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { toast } from '@practice/ui/toast';
import styles from './SecurityPage.module.css';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied' });
    } catch {
      toast({ title: 'Not copied', description: 'Please download them instead.', variant: 'destructive' });
    }
  }

  return (
    <Dialog
      title="Your recovery codes"
      description="If you lose your phone, each of these gets you in once. Keep them where only you can find them. We can’t show them again."
      onClose={onClose}
      actions={
        <>
          {/* Browsers have no clipboard on plain http. */}
          {navigator.clipboard && (
            <Button variant="secondary" onClick={copy}>
              Copy
            </Button>
          )}
          <ButtonLink
            variant="secondary"
            download={`${practice.name} recovery codes.txt`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            Download as text
          </ButtonLink>
          <Button onClick={onClose}>I’ve saved them</Button>
        </>
      }
    >
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
