import { Button, LinearProgress, Typography } from '@mui/material';
import { useRunningUpload } from './upload-progress.ts';

export function UploadProgress() {
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
