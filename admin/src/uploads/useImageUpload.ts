import { images } from '@practice/contract/routes';
import { imageExtensions, refusalOf, type UploadedImage } from '@practice/contract/uploads';
import { useEffect, useRef, useState } from 'react';
import { useCallsWithoutRedirect, wasAborted } from '../dataProvider.ts';

/** Uploads one picture at a time. A file that the API would refuse is not sent. */
export function useImageUpload(onDone: (image: UploadedImage) => void) {
  const calls = useCallsWithoutRedirect();
  const [state, setState] = useState<{ share?: number; problem?: string }>({});
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File) {
    const refusal = refusalOf(file, imageExtensions);
    if (refusal) {
      setState({ problem: refusal });
      return;
    }
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ share: 0 });
    try {
      const watch = { onProgress: (share: number) => setState({ share }), signal: controller.signal };
      const image = await calls.upload(watch, images.upload, file);
      setState({});
      onDone(image);
    } catch (error) {
      if (running.current !== controller) return;
      setState(wasAborted(error) ? {} : { problem: error instanceof Error ? error.message : String(error) });
    }
  }

  return { ...state, upload, cancel: () => running.current?.abort() };
}
