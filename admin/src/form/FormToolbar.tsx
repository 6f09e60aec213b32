import { Button, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { useRunningUpload } from '../uploads/upload-progress.ts';

interface FormToolbarProps {
  save: string;
  cancelTo?: string | undefined;
  children?: ReactNode;
}

export function FormToolbar({ save, cancelTo, children }: FormToolbarProps) {
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    function saveByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) button.current?.click();
    }
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);

  return (
    <Toolbar className="cluster">
      <UploadProgress />
      <SaveButton ref={button} label={save} icon={<></>} alwaysEnable={!isSubmitting} />
      {children}
      {cancelTo && (
        <Button component={Link} to={cancelTo} variant="outlined">
          Cancel
        </Button>
      )}
    </Toolbar>
  );
}

function UploadProgress() {
  const upload = useRunningUpload();
  if (!upload) return null;
  const percent = Math.floor(upload.share * 100);
  return (
    <div className="stack gap-1 full-width">
      <Typography variant="body2">
        {percent < 100 ? `Uploading the file: ${percent}%` : 'Uploaded. Checking the file…'}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label="Uploading the file" />
      <Button className="self-start" size="small" onClick={upload.cancel}>
        Cancel upload
      </Button>
    </div>
  );
}
