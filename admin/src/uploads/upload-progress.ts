import { useSyncExternalStore } from 'react';
import type { UploadWatch } from './fetch-with-progress.ts';

export interface RunningUpload {
  /** From 0 to 1. */
  share: number;
  cancel: () => void;
}

let running: RunningUpload | undefined;
const listeners = new Set<() => void>();

function show(upload: RunningUpload | undefined): void {
  running = upload;
  for (const listener of listeners) listener();
}

/** Sends a file and reports its progress to `useRunningUpload`. */
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

/** The file that is being sent, if there is one. */
export function useRunningUpload(): RunningUpload | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );
}
