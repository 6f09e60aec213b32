import { acceptedImages } from '@practice/contract/uploads';
import { isWebAddress } from '@practice/contract/web-address';
import { Button } from '@practice/ui/Button';
import { Field } from '@practice/ui/Field';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { PictureIcon } from '../layout/icons.tsx';
import styles from './PictureField.module.css';
import { Progress } from './Progress.tsx';
import { useDrop } from './useDrop.ts';
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
export function PictureField({ label, hint, error, id, address, onAddress, ...input }: PictureFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { upload, cancel, share, problem } = useImageUpload(({ url }) => onAddress(url));
  const { isOver, dropProps } = useDrop(upload);
  return (
    <div className={isOver ? styles.over : undefined} {...dropProps}>
      <Field label={label} hint={hint} error={error} id={id}>
        {(wiring) => (
          <>
            <div className={styles.row}>
              <input type="text" inputMode="url" autoComplete="off" {...input} {...wiring} />
              <Button
                variant="secondary"
                disabled={share !== undefined}
                onClick={() => chooser.current?.click()}
              >
                <PictureIcon size={18} />
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
              <Picture key={address} address={address} onRemove={() => onAddress('')} />
            )}
          </>
        )}
      </Field>
    </div>
  );
}

function Picture({ address, onRemove }: { address: string; onRemove: () => void }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className={styles.picture}>
      {isBroken ? (
        <p>We can’t show this picture. Upload it, or check its web address.</p>
      ) : (
        <img src={address} alt="" onError={() => setIsBroken(true)} />
      )}
      <Button variant="quiet" size="small" onClick={onRemove}>
        Remove the picture
      </Button>
    </div>
  );
}
