import { Link } from '@mui/material';
import { fileSize } from '@practice/contract/format';
import { FileInput, type FileInputProps, useRecordContext } from 'react-admin';

/** A newly chosen file, or an uploaded one with its address in `src`. */
export type FormFile = { name?: string; size?: number; src?: string; rawFile?: File };

type UploadInputProps = Pick<FileInputProps, 'source' | 'helperText' | 'onChange'> & {
  label: string;
  accept?: string;
};

export const UploadInput = ({ label, accept, ...rest }: UploadInputProps) => (
  <FileInput {...rest} label={label} inputProps={{ 'aria-label': label, accept }}>
    <ChosenFile />
  </FileInput>
);

function ChosenFile() {
  const file = useRecordContext<FormFile & { id: number }>();
  if (!file) return null;
  const { name = '', size = 0 } = file.rawFile ?? file;
  return (
    <span className="text-sm break-anywhere">
      {name} <small className="text-soft nowrap">{fileSize(size)}</small>{' '}
      {!file.rawFile && (
        <Link href={file.src} target="_blank" rel="noopener">
          Open the current file
        </Link>
      )}
    </span>
  );
}
