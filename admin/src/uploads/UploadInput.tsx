import { FileField, FileInput, type FileInputProps } from 'react-admin';

interface UploadInputProps extends Pick<FileInputProps, 'helperText' | 'onChange'> {
  source: string;
  label: string;
  /** What the browser offers to choose. The form's rules refuse other files. */
  accept?: string;
}

/** A `FileInput` that shows the browser's own control, because react-admin's has no name and hides it. */
export const UploadInput = ({ label, accept, ...rest }: UploadInputProps) => (
  <FileInput
    {...rest}
    label={label}
    placeholder="Or drop it here."
    // Of several files that are dropped, the first one is taken.
    options={{ noClick: true, noKeyboard: true, multiple: true }}
    inputProps={{ 'aria-label': label, accept, multiple: false, style: {}, tabIndex: 0 }}
  >
    <FileField source="src" title="title" target="_blank" rel="noopener" />
  </FileInput>
);
