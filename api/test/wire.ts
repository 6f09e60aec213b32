import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { eventually } from './eventually.ts';

/** A proxy between the API and Stripe that can hold calls or answers. */
export interface Wire {
  url: string;
  /** Holds POSTs from now on: the `calls` themselves, or only their `answers`. */
  hold(what: 'calls' | 'answers' | 'nothing'): void;
  /** Resolves when a call or an answer is held. */
  isHeld(): Promise<void>;
  close(): Promise<void>;
}

export async function startWire(target: string): Promise<Wire> {
  let holding: Parameters<Wire['hold']>[0] = 'nothing';
  let held = 0;

  function carry(call: IncomingMessage, reply: ServerResponse): void {
    const isAct = call.method === 'POST';
    if (isAct && holding === 'calls') {
      held += 1;
      return;
    }
    const onward = openRequest(new URL(call.url ?? '', target), {
      method: call.method,
      headers: call.headers,
    });
    onward.once('response', (answer) => {
      if (isAct && holding === 'answers') {
        held += 1;
        answer.resume();
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.once('error', () => reply.destroy());
    call.pipe(onward);
  }

  const server = createServer(carry);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The wire has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    hold(what) {
      holding = what;
      held = 0;
    },
    async isHeld() {
      await eventually(() => (held > 0 ? true : undefined), 'a call on the wire');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
