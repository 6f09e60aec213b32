// @ts-check
/** @type {Record<string, string>} */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** How long it may go on sending, in ms. */
const longest = 5_000;

/**
 * Refuses what Node could not even read as HTTP. What is still on its way is read and dropped: closing at once would reset the
 * connection, and nginx in front of us would make a 502 of the answer.
 * @param {Error & { code?: string }} error @param {import('node:stream').Duplex} socket
 */
export function refuseBrokenRequest(error, socket) {
  if (socket.destroyed || error.code === 'ECONNRESET') return void socket.destroy();
  // Each further piece of it is an error once more.
  if (socket.writableEnded) return;
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), longest);
  socket.resume().once('close', () => clearTimeout(timer));
}
