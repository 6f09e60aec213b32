import { useSyncExternalStore } from 'react';
import type { UploadWatch } from './fetch-with-progress.ts';

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

export function useRunningUpload(): RunningUpload | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );
}
