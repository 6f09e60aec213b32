import odd from './odd-requests.json' with { type: 'json' };

/** Requests as an attacker, a broken client or a bad line sends them. The same seed makes the same requests. */

const { paths, methods, versions } = odd;
const oddPaths = [...odd.oddPaths, `/${'a'.repeat(20_000)}`, '/?'.repeat(500)];
const oddMethods = [...odd.oddMethods, 'A'.repeat(5_000)];
const ranges = `Range: bytes=${'0-,'.repeat(500)}`;
const headers = [...odd.headers, ranges, `Accept-Encoding: ${'x'.repeat(3_000)}`];
const many = Array.from({ length: 150 }, (_, index) => `X-${index}: x`).join('\r\n');
/** These change where a request ends, or whether it is one, so an answer cannot be expected. */
const unsettling = [...odd.unsettling, `A: ${'x'.repeat(20_000)}`, many];
const bodies = [...odd.bodies, 'x'.repeat(200_000)];

const deliveries = ['whole', 'whole', 'whole', 'pieces', 'half', 'reset', 'ended'] as const;

export interface OddRequest {
  bytes: string;
  /** `half` never sends the rest, and `reset` also closes the connection. */
  delivery: (typeof deliveries)[number];
  /** Whether there must be an answer, or the end of the connection. */
  isAnswered: boolean;
}

export function oddRequests(seed: number): () => OddRequest {
  let state = seed;
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(random() * count);
  const one = (of: readonly string[]) => of[below(of.length)] ?? '';
  const isOne = (outOf: number) => below(outOf) === 0;

  function next(): OddRequest {
    const method = isOne(20) ? one(oddMethods) : one(methods);
    const target = isOne(4) ? one(oddPaths) : one(paths);
    const version = isOne(30) ? one(versions) : 'HTTP/1.1';
    const lines = [`${method} ${target} ${version}`, 'Host: localhost'];
    for (let count = below(4); count > 0; count -= 1) lines.push(one(headers));
    const isUnsettled = isOne(4);
    if (isUnsettled) lines.push(one(unsettling));
    let body = /^(GET|HEAD)$/.test(method) ? '' : one(bodies);
    if (!isUnsettled && isOne(2)) {
      lines.push('Transfer-Encoding: chunked');
      body = `${body ? `${body.length.toString(16)}\r\n${body}\r\n` : ''}0\r\n\r\n`;
    } else if (!isUnsettled) lines.push(`Content-Length: ${body.length}`);
    const bytes = `${lines.join('\r\n')}\r\n\r\n${body}`;
    const delivery = deliveries[below(deliveries.length)] ?? 'whole';
    if (delivery === 'half' || delivery === 'reset')
      return { bytes: bytes.slice(0, below(bytes.length)), delivery, isAnswered: false };
    const sent = isOne(10) ? bytes.repeat(3) : bytes;
    return { bytes: sent, delivery, isAnswered: !isUnsettled && version === 'HTTP/1.1' };
  }
  return next;
}
