import { fileSize } from '@practice/contract/format';
import { Button } from '@practice/ui/Button';
import { Field } from '@practice/ui/Field';
import { useId } from 'react';
import { FileIcon } from '../layout/icons.tsx';
import { DropZone } from './DropZone.tsx';
import styles from './FileField.module.css';
import { Progress } from './Progress.tsx';
import type { FileToSend } from './useFileToSend.ts';

interface FileFieldProps {
  label: string;
  hint: string;
  /** What the browser's own chooser offers. */
  accept: string;
  /** What was uploaded before. */
  current: { name: string; size: number; url: string } | undefined;
  toSend: FileToSend;
  onChoose: (file: File) => void;
  /** Takes away what was uploaded before, where it can go without another. */
  onRemove?: () => void;
}

/** A file of a form: what is there, what is chosen, and how far it has come. */
export function FileField({ label, hint, accept, current, toSend, onChoose, onRemove }: FileFieldProps) {
  const { file, problem, share } = toSend;
  const chosenId = useId();
  return (
    <Field label={label} hint={hint} error={problem}>
      {(wiring) => (
        <>
          {current && !file && (
            <div className={`cluster text-sm break-anywhere ${styles.file}`}>
              <FileIcon />
              <p className={styles.name}>
                {current.name} <small>{fileSize(current.size)}</small>
              </p>
              <a href={current.url} target="_blank" rel="noopener">
                Open the current file
              </a>
              {onRemove && (
                <Button variant="quiet" size="small" onClick={onRemove}>
                  Remove
                </Button>
              )}
            </div>
          )}
          {file && (
            <div className={`cluster text-sm break-anywhere ${styles.file}`}>
              <FileIcon />
              <p className={styles.name} id={chosenId}>
                {file.name} <small>{fileSize(file.size)}</small>
              </p>
              {share === undefined && (
                <Button variant="quiet" size="small" onClick={toSend.unchoose}>
                  Remove
                </Button>
              )}
            </div>
          )}
          {share === undefined ? (
            <DropZone wiring={wiring} accept={accept} onFile={onChoose} chosenId={file && chosenId}>
              <p>{file ? 'Or drop another one here.' : 'Or drop it here.'}</p>
            </DropZone>
          ) : (
            <Progress label={`Uploading ${file?.name ?? ''}`} share={share} onCancel={toSend.cancel} />
          )}
        </>
      )}
    </Field>
  );
}
