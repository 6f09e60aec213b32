/** Requests as an attacker, a broken client or a bad line sends them. The same seed makes the same requests. */

const paths = [
  '/',
  '/about',
  '/favicon.svg',
  '/nope',
  '/contact',
  '/blog',
  '/blog/x',
  '/reset-password',
  '/admin/',
  '/admin/assets/x.js',
  '/client-dashboard/',
  '/resources?q=desk&page=2',
  '/samples/office-ergonomics-guide.pdf',
  '/samples/how-to-adjust-your-chair.mp4',
  '/uploads/x.pdf',
  '/api/health',
  '/api/login',
  '/api/resources',
  '/api/consultation-requests',
  '/api/availability?date=2030-01-01',
  '/api/stripe/webhook',
];
const oddPaths = [
  '*',
  '',
  'about',
  '//',
  '/%',
  '/%zz',
  '/%00',
  '/%E0%A4%A',
  '/%2e%2e%2fpackage.json',
  '/../../x',
  '/\\..\\x',
  '/#x',
  '/?q=%zz&page=-1',
  '/a b',
  '/\xff\xfe',
  '/\x01',
  '/api/%',
  '/api//../x',
  '/uploads/%2e%2e/x',
  '/api/resources?filter={"a":',
  '/resources?q=%00',
  '/blog/[',
  '/internal/files/x',
  'http://elsewhere.example/about',
  'http://x:99999/',
  'http://[::/',
  `/${'a'.repeat(20_000)}`,
  '/samples/x.pdf%00',
  '/admin/../api/user',
  '/?'.repeat(500),
];
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const oddMethods = ['TRACE', 'CONNECT', 'PROPFIND', 'FOO', 'get', 'G\x00T', 'A'.repeat(5_000), 'PRI'];
const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.2', 'HTTP/9', 'http/1.1', '', 'RTSP/1.0'];
const headers = [
  'Range: bytes=5-1',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=-0',
  'Range: bytes=0-0,2-3',
  `Range: bytes=${'0-,'.repeat(500)}`,
  'Accept-Encoding: br',
  'Accept-Encoding: gzip;q=0',
  `Accept-Encoding: ${'x'.repeat(3_000)}`,
  'If-None-Match: *',
  'If-None-Match: W/"',
  'If-Range: "x"',
  'If-Modified-Since: never',
  'If-Match: "x"',
  'Cookie: session=x; signed-in=admin-1',
  'Cookie: =;;=%zz; __proto__=x',
  'Cookie: \xff',
  'Cookie: a\x7fb',
  'Origin: http://evil.example',
  'Referer: http://[',
  'X-Forwarded-For: 6.6.6.6',
  'X-Forwarded-Proto: \xff',
  'Forwarded: for="[',
  'X-HTTP-Method-Override: DELETE',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: multipart/form-data',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: /;;=',
  'Content-Encoding: gzip',
  'Accept: \xff',
  'Authorization: Bearer',
  'Connection: close',
];
/** These change where a request ends, or whether it is one, so an answer cannot be expected. */
const unsettling = [
  'Content-Length: -1',
  'Content-Length: 99999999',
  'Content-Length: 99999999999999999999',
  'Content-Length: 0x5',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Content-Length: 9',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding : chunked',
  'Trailer: Host',
  'Expect: 100-continue\r\nContent-Length: 9',
  'Expect: 100-continue\r\nContent-Length: 99999999',
  'Expect: x',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c',
  'Upgrade: x',
  'Connection: keep-alive, Content-Length, Host, Cookie',
  'Connection: \xff',
  'Connection: close, close',
  'TE: x',
  'Host: x',
  'Host: [::',
  'Host: a b',
  ' folded: x',
  'no colon',
  ': x',
  'A : x',
  'A: \x00',
  `A: ${'x'.repeat(20_000)}`,
  Array.from({ length: 150 }, (_, index) => `X-${index}: x`).join('\r\n'),
];
const bodies = [
  '',
  '{}',
  '{"a":',
  '[]',
  'null',
  '{"email":"\\u0000"}',
  'a=%zz&b',
  '--x\r\n\r\n--x--',
  '\x00\xff',
  'x'.repeat(200_000),
];

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
