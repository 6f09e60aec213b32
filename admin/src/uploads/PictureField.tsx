import { acceptedImages, type UploadedImage } from '@practice/contract/uploads';
import { isWebAddress } from '@practice/contract/web-address';
import { Button } from '@practice/ui/Button';
import { Field, type TextField } from '@practice/ui/Field';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { PictureIcon } from '../layout/icons.tsx';
import { useChosenFile } from './DropZone.tsx';
import styles from './PictureField.module.css';
import { Progress } from './Progress.tsx';
import { useImageUpload } from './useImageUpload.ts';

interface PictureFieldProps extends ComponentProps<typeof TextField> {
  address: string;
  /** @param uploaded the picture, if the address is that of an upload */
  onAddress: (address: string, uploaded?: UploadedImage) => void;
  draw?: ((onError: () => void) => ReactNode) | undefined;
}

export function PictureField(props: PictureFieldProps) {
  const { label, inWords, hint, error, id, address, onAddress, draw, ...input } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const { upload, cancel, share, problem } = useImageUpload((image) => onAddress(image.url, image));
  const { isOver, dropProps, onChange } = useChosenFile(upload);
  const isUploading = share !== undefined;
  return (
    <div className={`stack gap-2 ${isOver ? styles.over : ''}`} {...dropProps}>
      <Field label={label} inWords={inWords} hint={hint} error={error} id={id}>
        {(controlProps) => (
          <>
            <div className={`stack gap-2 ${styles.row}`}>
              <input type="text" inputMode="url" autoComplete="off" {...input} {...controlProps} />
              <Button variant="secondary" disabled={isUploading} onClick={() => fileInput.current?.click()}>
                <PictureIcon size={18} />
                Upload
              </Button>
            </div>
            <input ref={fileInput} type="file" hidden accept={acceptedImages} onChange={onChange} />
            {isUploading && <Progress label="Uploading the picture" share={share} onCancel={cancel} />}
            <p className="live text-sm text-semibold text-danger" role="alert">
              {problem}
            </p>
          </>
        )}
      </Field>
      {address !== '' && isWebAddress(address) && (
        <Picture key={address} address={address} draw={draw} onAddress={onAddress} />
      )}
    </div>
  );
}

function Picture({ address, draw, onAddress }: Pick<PictureFieldProps, 'address' | 'draw' | 'onAddress'>) {
  const [isBroken, setIsBroken] = useState(false);
  const onError = () => setIsBroken(true);
  return (
    <div
      className={draw && !isBroken ? 'stack gap-1' : `stack items-start text-xs text-soft ${styles.picture}`}
    >
      {isBroken ? (
        <p>We can’t show this picture. Save it on your computer first, then upload it here.</p>
      ) : (
        (draw?.(onError) ?? <img src={address} alt="" onError={onError} />)
      )}
      <Button className="self-start" variant="quiet" size="small" onClick={() => onAddress('')}>
        Remove the picture
      </Button>
    </div>
  );
}
