import { Button, LinearProgress, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';

export interface RunningUpload {
  share: number;
  cancel: () => void;
}

let running: RunningUpload | undefined;
const listeners = new Set<() => void>();

function show(upload: RunningUpload | undefined): void {
  running = upload;
  for (const listener of listeners) listener();
}

export async function watched<Answer>(send: (watch: UploadWatch) => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  show({ share: 0, cancel });
  try {
    return await send({ onProgress: (share) => show({ share, cancel }), signal: controller.signal });
  } finally {
    show(undefined);
  }
}

const useRunningUpload = (): RunningUpload | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );

export interface UploadWatch {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** `fetch` for calls of our own origin, by XMLHttpRequest, because only that reports the progress of an upload. */
export const fetchWithProgress =
  ({ onProgress, signal }: UploadWatch): typeof fetch =>
  (input, { method = 'POST', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress?.(loaded / total);
      });
      request.addEventListener('load', () => {
        const { response, status, statusText } = request;
        resolve(new Response(response, { status, statusText }));
      });
      request.addEventListener('error', () => reject(new TypeError('The upload was interrupted.')));
      request.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof FormData || typeof body === 'string' ? body : null);
    });

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
