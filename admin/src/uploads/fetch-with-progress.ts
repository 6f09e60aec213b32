export interface UploadWatch {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** `fetch` for calls of our own origin, by XMLHttpRequest, because only that reports the progress of an upload. */
export function fetchWithProgress({ onProgress, signal }: UploadWatch): typeof fetch {
  return (input, { method = 'POST', headers, body } = {}) =>
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
}
