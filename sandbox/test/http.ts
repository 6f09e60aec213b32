import {
  type Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server on a free port of this machine. */
export async function listen(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<unknown>((done) => server.close(done).closeAllConnections()),
  };
}

interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  agent?: Agent;
}

/** Sends a request whose path and headers stay as they are, and reads the whole answer. */
export async function ask(port: number, path: string, { method = 'GET', headers = {}, ...given }: Sent = {}) {
  const response: IncomingMessage = await new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: given.agent ?? false };
    const sent = request(options, done).on('error', fail);
    // A body that is only announced must be answered before it comes.
    if ('content-length' in headers && given.body === undefined) sent.flushHeaders();
    else sent.end(given.body);
  });
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body, text: String(body) };
}
