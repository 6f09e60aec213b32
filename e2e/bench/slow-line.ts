import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** The product behind a line so slow that a page comes in pieces. */
export async function startSlowLine(origin: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await fetch(`${origin}${incoming.url}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    outgoing.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    // The head with its styles at once: what is painted begins behind it.
    const head = type.startsWith('text/html') ? body.indexOf('<body') : body.length;
    outgoing.write(body.subarray(0, head));
    const piece = Math.ceil((body.length - head) / 20);
    for (let start = head; start < body.length; start += piece) {
      await setTimeout(60);
      outgoing.write(body.subarray(start, start + piece));
    }
    outgoing.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`,
    close: () => server.close().closeAllConnections(),
  };
}
