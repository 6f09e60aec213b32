import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { textLimits } from '@practice/contract/text';
import { acceptedImages, type UploadedImage } from '@practice/contract/uploads';
import { useEffect, useState } from 'react';
import { FileInput, Form, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { usePictureUpload } from '../uploads/PictureInput.tsx';
import { UploadProgress } from '../uploads/UploadProgress.tsx';

type PictureDialogProps = { file: File | undefined; onInsert: (line: string) => void; onClose: () => void };

export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const [image, setImage] = useState<UploadedImage>();
  const { upload, isUploading, problem } = usePictureUpload(setImage);

  useEffect(() => {
    if (file) upload(file);
  }, [file, upload]);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Form
        record={noRecord}
        onSubmit={(typed: FieldValues) => {
          if (image) onInsert(pictureMarkdown(image.url, typed.description ?? ''));
        }}
      >
        <DialogTitle>Add a picture</DialogTitle>
        <DialogContent className="stack gap-4">
          {image ? (
            <div>
              <Box
                {...{ component: 'img', src: image.url, width: image.width, height: image.height, alt: '' }}
                sx={{ maxHeight: '14rem', objectFit: 'contain' }}
              />
              <Button size="small" onClick={() => setImage(undefined)}>
                Choose another one
              </Button>
            </div>
          ) : (
            !isUploading && (
              <div>
                <FileInput
                  source="file"
                  label="Picture"
                  inputProps={{ 'aria-label': 'Picture', accept: acceptedImages }}
                  helperText="PNG, JPEG, WebP or GIF. We’ll resize it for the page and remove its location."
                  onChange={upload}
                />
                {problem && <Alert severity="error">{problem}</Alert>}
              </div>
            )
          )}
          <UploadProgress />
          <TextInput
            source="description"
            helperText="What the picture shows, for readers who can’t see it. Leave it blank only if it’s just decoration."
            autoFocus={file !== undefined}
            slotProps={{ htmlInput: { maxLength: textLimits.title } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!image}>
            Insert the picture
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const noRecord = {};

export function pictureMarkdown(url: string, description: string): string {
  const words = description.replace(/\s+/g, ' ').trim();
  return `![${words.replace(/[\\[\]]/g, '\\$&')}](${url})`;
}
