import { Alert, Box, Button } from '@mui/material';
import { images } from '@practice/contract/routes';
import { acceptedImages, imageExtensions, refusalOf, type UploadedImage } from '@practice/contract/uploads';
import { isWebAddress } from '@practice/contract/web-address';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCallsWithoutRedirect } from '../dataProvider.ts';
import { PictureIcon } from '../layout/icons.ts';
import { uploadCanceled } from './UploadProgress.tsx';

interface PictureInputProps {
  source: string;
  label: string;
  helperText: string;
  /** @param uploaded the picture, if its address is an upload's */
  onPicture?: (uploaded?: UploadedImage) => void;
  draw?: ((address: string, onError: () => void) => ReactNode) | undefined;
}

export function PictureInput({ source, label, helperText, onPicture, draw }: PictureInputProps) {
  const { getFieldState, setValue } = useFormContext();
  const address: string = useWatch({ name: source }) ?? '';
  const fileInput = useRef<HTMLInputElement>(null);
  const { upload, isUploading, problem } = usePictureUpload((image) => choose(image.url, image));

  function choose(chosen: string, uploaded?: UploadedImage) {
    setValue(source, chosen, { shouldDirty: true, shouldValidate: getFieldState(source).invalid });
    onPicture?.(uploaded);
  }

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    upload(file);
  }

  return (
    <div className="stack gap-2">
      <TextInput
        source={source}
        label={label}
        helperText={helperText}
        onChange={() => onPicture?.()}
        onDrop={drop}
        onDragOver={(event: DragEvent) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        slotProps={{
          htmlInput: { inputMode: 'url' },
          input: {
            endAdornment: (
              <Button
                size="small"
                loading={isUploading}
                startIcon={<PictureIcon />}
                onClick={() => fileInput.current?.click()}
              >
                Upload
              </Button>
            ),
          },
        }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <input
        ref={fileInput}
        type="file"
        hidden
        accept={acceptedImages}
        onChange={({ target }) => {
          if (target.files?.[0]) upload(target.files[0]);
          // Otherwise the same file couldn't be chosen again after a refusal.
          target.value = '';
        }}
      />
      {isWebAddress(address) && <Picture key={address} {...{ address, draw }} onRemove={() => choose('')} />}
    </div>
  );
}

type PictureProps = { draw: PictureInputProps['draw']; address: string; onRemove: () => void };

function Picture({ address, draw, onRemove }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const onError = () => setIsBroken(true);
  return (
    <div className={draw && !isBroken ? 'stack gap-1' : 'cluster text-xs text-soft'}>
      {isBroken ? (
        <p>We can’t show this picture. Save it on your computer first, then upload it here.</p>
      ) : (
        (draw?.(address, onError) ?? (
          <Box
            {...{ component: 'img', src: address, alt: '', onError }}
            sx={{ width: '8rem', height: '5rem', objectFit: 'cover' }}
          />
        ))
      )}
      <Button className="self-start" size="small" onClick={onRemove}>
        Remove the picture
      </Button>
    </div>
  );
}

export function usePictureUpload(onDone: (image: UploadedImage) => void) {
  const calls = useCallsWithoutRedirect();
  const { mutate, isPending, error } = useMutation({
    async mutationFn(file: File) {
      const refusal = refusalOf(file, imageExtensions);
      if (refusal) throw new Error(refusal);
      return calls.call(images.upload, { file });
    },
    onSuccess: onDone,
  });
  const problem = error?.message === uploadCanceled ? undefined : error?.message;
  return { upload: mutate, isUploading: isPending, problem };
}
