import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { eventually } from '../../test/eventually.ts';
import { aVideo, named } from '../../test/files.ts';
import { aResource } from '../../test/resource.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { Shutdown } from './shutdown.ts';

let api: TestApi;
let exit: ReturnType<typeof jest.spyOn>;
const others = process.listeners('SIGTERM');
beforeEach(async () => {
  api = await startApi();
  exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
});
afterEach(async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const ours = process.listeners(signal).filter((listener) => !others.includes(listener));
    for (const listener of ours) process.off(signal, listener);
  }
  exit.mockRestore();
  await api.close();
});

function stopOf(isProduction: boolean) {
  Object.assign(api.app.get(Shutdown), { noticeTime: isProduction ? 6_000 : 0 });
  api.app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  const [stop] = process.listeners('SIGTERM').filter((listener) => !others.includes(listener));
  if (!stop) throw new Error('Nothing listens for SIGTERM.');
  return () => stop('SIGTERM');
}

const hasStoppedListening = () =>
  eventually(
    () => !api.app.getHttpServer().listening || undefined,
    'a server that takes no more connections',
  );
const isGone = () =>
  eventually(async () => exit.mock.calls.length > 0 || undefined, 'the end of the process');

test('an API that shuts down is not ready, still answers, and closes connections after use', async () => {
  const stop = stopOf(true);
  const connectionOf = async (path: string, status: number) => {
    const answer = await fetch(`${api.origin}${path}`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    return answer.headers.get('connection');
  };
  expect(await connectionOf('/api/health/ready', 200)).toBe('keep-alive');
  stop();
  expect(await connectionOf('/api/health/ready', 503)).toBe('close');
  expect(await connectionOf('/api/resources', 200)).toBe('close');
  await isGone();
  expect(exit).toHaveBeenCalledWith(0);
  await expect(fetch(`${api.origin}/api/health`)).rejects.toThrow();
});

test('a connection whose request was running at the stop takes another for as long as a proxy keeps it', async () => {
  const stop = stopOf(false);
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
  let answers = '';
  const isClosed = new Promise((done) => {
    socket.on('data', (data) => (answers += data)).once('close', done);
  });
  const seen = (count: number) =>
    eventually(() => answers.split('HTTP/1.1 401').length > count || undefined, `answer ${count}`);
  const body = JSON.stringify({ email: 'a@b.example', password: 'a wrong one' });
  const head = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const isRunning = once(api.app.getHttpServer(), 'request');
  socket.write(head + body.slice(0, 9));
  await isRunning;
  stop();
  socket.write(body.slice(9));
  await seen(1);
  await hasStoppedListening();
  // A proxy keeps an idle connection for 4 s.
  expect(api.app.getHttpServer().keepAliveTimeout).toBeGreaterThan(4_000);
  socket.write(head + body);
  await seen(2);
  await isClosed;
  expect(answers).toMatch(/connection: close/i);
  await isGone();
});

test('connections that wait to be accepted at the stop are answered', async () => {
  const stop = stopOf(false);
  const answers = Array.from({ length: 300 }, async () => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    socket.end('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const answer = await text(socket).catch(({ code }) => code);
    return answer.split('\r\n', 1)[0];
  });
  // The system accepts them meanwhile, and Node none.
  await new Promise((done) => process.nextTick(done));
  stop();
  const firstLines = await Promise.all(answers);
  await isGone();
  expect([...new Set(firstLines)]).toEqual(['HTTP/1.1 200 OK']);
});

test('a download that runs at the stop is finished, and the process ends after it', async () => {
  const { fileUrl } = await api.admin.resources.create({
    body: aResource({ fileUrl: '', fileType: '' }),
    file: named(aVideo(20_000_000), 'long.mp4'),
  });
  const download = await api.visitor.send(fileUrl);
  stopOf(false)();
  await hasStoppedListening();
  expect(exit).not.toHaveBeenCalled();
  expect((await download.arrayBuffer()).byteLength).toBe(20_000_000);
  await isGone();
  expect(exit).toHaveBeenNthCalledWith(1, 0);
});
