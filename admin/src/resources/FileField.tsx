import { fileSize } from '@practice/contract/format';
import { acceptedFiles, acceptedFilesHint } from '@practice/contract/uploads';
import { Button } from '@practice/ui/Button';
import { Field } from '@practice/ui/Field';
import { useId } from 'react';
import { FileIcon } from '../layout/icons.tsx';
import { DropZone } from '../uploads/DropZone.tsx';
import { Progress } from '../uploads/Progress.tsx';
import styles from './FileField.module.css';
import type { ResourceEditor } from './useResourceEditor.ts';

/** The file itself: what is there, what is chosen, and how far it has come. */
export function FileField({ editor }: { editor: ResourceEditor }) {
  const { resource, file, fileProblem, share } = editor;
  const chosenId = useId();
  const current = resource?.file;
  return (
    <Field label={current ? 'Replace the file' : 'File'} hint={acceptedFilesHint} error={fileProblem}>
      {(wiring) => (
        <>
          {current && resource && !file && (
            <div className={styles.file}>
              <FileIcon />
              <p className={styles.name}>
                {current.name} <small>{fileSize(current.size)}</small>
              </p>
              <a href={resource.fileUrl} target="_blank" rel="noopener">
                Open the current file
              </a>
            </div>
          )}
          {file && (
            <div className={styles.file}>
              <FileIcon />
              <p className={styles.name} id={chosenId}>
                {file.name} <small>{fileSize(file.size)}</small>
              </p>
              {share === undefined && (
                <Button variant="quiet" size="small" onClick={editor.unchoose}>
                  Remove
                </Button>
              )}
            </div>
          )}
          {share === undefined ? (
            <DropZone
              wiring={wiring}
              accept={acceptedFiles}
              onFile={editor.choose}
              chosenId={file && chosenId}
            >
              <p>{file ? 'Or drop another one here.' : 'Or drop it here.'}</p>
            </DropZone>
          ) : (
            <Progress label={`Uploading ${file?.name ?? ''}`} share={share} onCancel={editor.cancelUpload} />
          )}
        </>
      )}
    </Field>
  );
}
