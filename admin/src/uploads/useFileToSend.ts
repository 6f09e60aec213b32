import { refusalOf } from '@practice/contract/uploads';
import { useRef, useState } from 'react';
import { wasAborted } from '../dataProvider.ts';
import type { UploadWatch } from './fetch-with-progress.ts';

export type FileToSend = ReturnType<typeof useFileToSend>;

/**
 * The state of a file that is sent together with a form.
 * @param extensions the allowed types; without it, every type that can be uploaded
 */
export function useFileToSend(extensions?: readonly string[]) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(null);
  return {
    file,
    problem,
    share,
    setProblem,
    choose(chosen: File): boolean {
      const refusal = refusalOf(chosen, extensions);
      setProblem(refusal);
      if (!refusal) setFile(chosen);
      return !refusal;
    },
    unchoose() {
      setFile(undefined);
      setProblem(undefined);
    },
    cancel: () => running.current?.abort(),
    async send<Saved>(call: (watch: UploadWatch) => Promise<Saved>): Promise<Saved | undefined> {
      running.current = new AbortController();
      if (file) setShare(0);
      setProblem(undefined);
      try {
        return await call({ ...(file && { onProgress: setShare }), signal: running.current.signal });
      } catch (error) {
        if (!wasAborted(error)) throw error;
        setProblem('The upload was canceled. Nothing was saved.');
      } finally {
        setShare(undefined);
      }
    },
  };
}
