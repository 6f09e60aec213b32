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
  accept?: string;
  current: { name: string; size: number; url: string } | undefined;
  toSend: FileToSend;
  onChoose: (file: File) => void;
  onRemove?: () => void;
}

export function FileField({ label, hint, accept, current, toSend, onChoose, onRemove }: FileFieldProps) {
  const { file, problem, share } = toSend;
  const chosenId = useId();
  const shown = file ?? current;
  const remove = file ? toSend.unchoose : onRemove;
  return (
    <Field label={label} hint={hint} error={problem}>
      {(controlProps) => (
        <>
          {shown && (
            <div className={`cluster tight-rows text-sm break-anywhere ${styles.file}`}>
              <FileIcon />
              <p className={styles.name} id={file && chosenId}>
                {shown.name} <small className="text-xs text-soft nowrap">{fileSize(shown.size)}</small>
              </p>
              {!file && (
                <a href={current?.url} target="_blank" rel="noopener">
                  Open the current file
                </a>
              )}
              {remove && share === undefined && (
                <Button variant="quiet" size="small" onClick={remove}>
                  Remove
                </Button>
              )}
            </div>
          )}
          {share === undefined ? (
            <DropZone control={controlProps} accept={accept} onFile={onChoose} chosenId={file && chosenId} />
          ) : (
            <Progress label={`Uploading ${file?.name ?? ''}`} share={share} onCancel={toSend.cancel} />
          )}
        </>
      )}
    </Field>
  );
}
