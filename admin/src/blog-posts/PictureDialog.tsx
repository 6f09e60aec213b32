import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { limits } from '@practice/contract/text';
import { acceptedImages, type UploadedImage } from '@practice/contract/uploads';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field, TextField } from '../form/Field.tsx';
import dialog from '../layout/Dialog.module.css';
import { DropZone } from '../uploads/DropZone.tsx';
import { Progress } from '../uploads/Progress.tsx';
import { useImageUpload } from '../uploads/useImageUpload.ts';
import styles from './PictureDialog.module.css';

interface PictureDialogProps {
  /** Dropped or pasted already; without it, the dialog asks for one. */
  file: File | undefined;
  onInsert: (url: string, description: string) => void;
  onClose: () => void;
}

const titleId = 'picture-heading';

/** A picture for the text: it is sent while its description is written. */
export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const [image, setImage] = useState<UploadedImage>();
  const [description, setDescription] = useState('');
  const words = useRef<HTMLInputElement>(null);
  const { upload, cancel, share, problem } = useImageUpload(setImage);

  const begin = useEffectEvent(() => {
    if (file) upload(file);
  });
  useEffect(() => begin(), []);

  function insert(event: FormEvent) {
    event.preventDefault();
    // The dialog stands inside of the post's own form, which must not be sent with it.
    event.stopPropagation();
    if (image) onInsert(image.url, description);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      transitionDuration={{ enter: 150, exit: 0 }}
    >
      <form className={dialog.dialog} onSubmit={insert} noValidate>
        <h2 id={titleId}>Add a picture</h2>
        {image ? (
          <div className={styles.shown}>
            <img src={image.url} width={image.width} height={image.height} alt="" />
            <Button size="small" onClick={() => setImage(undefined)}>
              Choose another one
            </Button>
          </div>
        ) : share === undefined ? (
          <Field
            label="Picture"
            hint="PNG, JPEG, WebP or GIF. It is made smaller for the page, and where it was taken is removed."
            error={problem}
          >
            {(wiring) => (
              <DropZone
                wiring={wiring}
                accept={acceptedImages}
                onFile={(chosen) => {
                  upload(chosen);
                  words.current?.focus();
                }}
              >
                <p>Or drop it here.</p>
              </DropZone>
            )}
          </Field>
        ) : (
          <Progress label="Uploading the picture" share={share} onCancel={cancel} />
        )}
        <TextField
          ref={words}
          label="Description"
          hint="What the picture shows, for readers who cannot see it. Leave it empty only where it is mere decoration."
          maxLength={limits.title}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className={dialog.actions}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!image}>
            Insert the picture
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
