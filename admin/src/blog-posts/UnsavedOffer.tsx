import Button from '@mui/material/Button';
import { dayAndTime } from '../practice-days.ts';
import styles from './UnsavedOffer.module.css';
import type { PostEditor } from './usePostEditor.tsx';

/** Text that an earlier visit left unsaved. */
export function UnsavedOffer({ editor: { offer, restoreOffer, discardOffer } }: { editor: PostEditor }) {
  if (!offer) return null;
  return (
    <div className={styles.offer} role="status">
      <p>
        There is unsaved text from {dayAndTime(offer.savedAt)} on this computer
        {offer.fields.title && `: “${offer.fields.title}”`}.
      </p>
      <Button variant="outlined" onClick={restoreOffer}>
        Restore unsaved text
      </Button>
      <Button onClick={discardOffer}>Discard it</Button>
    </div>
  );
}
