import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { practice } from '@practice/contract/practice';
import { useToast } from '../layout/useToast.tsx';
import styles from './SecurityPage.module.css';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
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
    <Dialog open onClose={onClose} aria-labelledby="codes-title" aria-describedby="codes-text">
      <DialogTitle id="codes-title">Your recovery codes</DialogTitle>
      <DialogContent>
        <DialogContentText id="codes-text" gutterBottom>
          If you lose your phone, each of these gets you in once. Keep them where only you can find them. We
          can’t show them again.
        </DialogContentText>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions className="cluster">
        {/* Browsers have no clipboard on plain http. */}
        {navigator.clipboard && (
          <Button variant="outlined" onClick={copy}>
            Copy
          </Button>
        )}
        <Button
          variant="outlined"
          download={`${practice.name} recovery codes.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download as text
        </Button>
        <Button variant="contained" onClick={onClose}>
          I’ve saved them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
