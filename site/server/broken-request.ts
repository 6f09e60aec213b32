import type { Duplex } from 'node:stream';

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const maxDrainTime = 5_000;

/** Reads and drops the rest of the request: closing at once would reset the connection, and nginx would answer 502. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return void socket.destroy();
  // Each further chunk causes another error.
  if (socket.writableEnded) return;
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), maxDrainTime);
  socket.resume().once('close', () => clearTimeout(timer));
}
