import { limits } from '@practice/contract/text';
import { acceptedImages, type UploadedImage } from '@practice/contract/uploads';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { Field, TextField } from '@practice/ui/Field';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DropZone } from '../uploads/DropZone.tsx';
import { Progress } from '../uploads/Progress.tsx';
import { useImageUpload } from '../uploads/useImageUpload.ts';
import styles from './Markdown.module.css';

interface PictureDialogProps {
  file: File | undefined;
  onInsert: (url: string, description: string) => void;
  onClose: () => void;
}

export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const [image, setImage] = useState<UploadedImage>();
  const [description, setDescription] = useState('');
  const descriptionField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const { upload, cancel, share, problem } = useImageUpload(setImage);

  function send(chosen: File) {
    upload(chosen);
    descriptionField.current?.focus();
  }

  const uploadGiven = useEffectEvent(() => {
    if (file) send(file);
  });
  useEffect(() => uploadGiven(), []);

  function insert(event: FormEvent) {
    event.preventDefault();
    // React's events bubble to the post's form, which must not be submitted too.
    event.stopPropagation();
    if (image) onInsert(image.url, description);
  }

  return (
    <Dialog
      title="Add a picture"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!image}>
            Insert the picture
          </Button>
        </>
      }
    >
      <form id={formId} className={`stack gap-4 ${styles.form}`} onSubmit={insert} noValidate>
        {image ? (
          <div>
            <img src={image.url} width={image.width} height={image.height} alt="" />
            <Button variant="quiet" size="small" onClick={() => setImage(undefined)}>
              Choose another one
            </Button>
          </div>
        ) : share === undefined ? (
          <Field
            label="Picture"
            hint="PNG, JPEG, WebP or GIF. We’ll resize it for the page and remove its location."
            error={problem}
          >
            {(controlProps) => <DropZone control={controlProps} accept={acceptedImages} onFile={send} />}
          </Field>
        ) : (
          <Progress label="Uploading the picture" share={share} onCancel={cancel} />
        )}
        <TextField
          ref={descriptionField}
          label="Description"
          hint="What the picture shows, for readers who can’t see it. Leave it blank only if it’s just decoration."
          maxLength={limits.title}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
