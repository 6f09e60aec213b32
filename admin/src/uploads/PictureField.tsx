import Button from '@mui/material/Button';
import { acceptedImages } from '@practice/contract/uploads';
import { isWebAddress } from '@practice/contract/web-address';
import { type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Field } from '../form/Field.tsx';
import { PictureIcon } from '../layout/icons.tsx';
import styles from './PictureField.module.css';
import { Progress } from './Progress.tsx';
import { useImageUpload } from './useImageUpload.ts';

interface PictureFieldProps extends ComponentProps<'input'> {
  label: string;
  hint: ReactNode;
  error?: string | undefined;
  /** The address in the field. */
  address: string;
  onAddress: (address: string) => void;
}

/** The address of a picture: typed, or of one that is uploaded here. */
export function PictureField({ label, hint, error, address, onAddress, ...input }: PictureFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { upload, cancel, share, problem } = useImageUpload(({ url }) => onAddress(url));

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) upload(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={isOver ? styles.over : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Field label={label} isOptional hint={hint} error={error}>
        {(wiring) => (
          <>
            <div className={styles.row}>
              <input type="text" inputMode="url" autoComplete="off" {...input} {...wiring} />
              <Button
                variant="outlined"
                sx={{ minHeight: '2.75rem' }}
                startIcon={<PictureIcon size={18} />}
                disabled={share !== undefined}
                onClick={() => chooser.current?.click()}
              >
                Upload
              </Button>
            </div>
            <input
              ref={chooser}
              type="file"
              hidden
              accept={acceptedImages}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) upload(file);
                event.target.value = '';
              }}
            />
            {share !== undefined && (
              <Progress label="Uploading the picture" share={share} onCancel={cancel} />
            )}
            <p className={styles.problem} role="alert">
              {problem}
            </p>
            {address !== '' && isWebAddress(address) && (
              <Shown key={address} address={address} onRemove={() => onAddress('')} />
            )}
          </>
        )}
      </Field>
    </div>
  );
}

function Shown({ address, onRemove }: { address: string; onRemove: () => void }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className={styles.picture}>
      {isBroken ? (
        <p>This picture cannot be shown here. Upload it, or check its address.</p>
      ) : (
        <img src={address} alt="" onError={() => setIsBroken(true)} />
      )}
      <p>
        <Button size="small" onClick={onRemove}>
          Remove the picture
        </Button>
      </p>
    </div>
  );
}
