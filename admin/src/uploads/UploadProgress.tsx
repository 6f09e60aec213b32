import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useStore } from '@nanostores/react';
import { ApiError } from '@practice/contract/errors';
import { atom } from 'nanostores';

export const uploadCanceled = 'The upload was canceled. Nothing was saved.';

const running = atom<{ share: number; cancel: () => void } | undefined>(undefined);

/** Only XMLHttpRequest reports upload progress. */
export const upload: typeof fetch = (input, { method = 'POST', headers, body } = {}) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open(method, String(input));
    request.responseType = 'blob';
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) =>
      total > 0 && running.set({ share: loaded / total, cancel });
    request.onload = () => {
      const { response, status, statusText } = request;
      resolve(new Response(response, { status, statusText }));
    };
    request.onerror = () => reject(new TypeError('The upload was interrupted.'));
    request.onabort = () => reject(new ApiError(0, uploadCanceled));
    running.set({ share: 0, cancel });
    request.send(body as FormData);
  }).finally(() => running.set(undefined));

export function UploadProgress() {
  const shown = useStore(running);
  if (!shown) return null;
  const percent = Math.floor(shown.share * 100);
  return (
    <Stack spacing={0.5} sx={{ width: '100%' }}>
      <Typography variant="body2">
        {percent < 100 ? `Uploading the file: ${percent}%` : 'Uploaded. Checking the file…'}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label="Uploading the file" />
      <Button sx={{ alignSelf: 'start' }} size="small" onClick={shown.cancel}>
        Cancel upload
      </Button>
    </Stack>
  );
}
