import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../free-port.ts';
import { type Stack, startStack } from '../stack.ts';
import { ask } from '../test/http.ts';
import { startNginx } from '../test/nginx.ts';
import { type OddRequest, oddRequests } from '../test/odd-request.ts';

const seed = 16;
const count = Number(process.env.ODD_REQUESTS ?? 3_000);
const atOnce = 48;
/** How long someone waits for an answer that need not come, and for one that must, in ms. */
const patience = 150;
const longest = 120_000;

let stack: Stack;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let dataDir = '';
let port = 0;
/** What the stack says of parts that it had to start again. */
const restarts: string[] = [];

// As `npm start` runs it, on a folder and ports of its own, with a real nginx in front of the same API and site.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'practice-odd-'));
  port = await findFreePort();
  const env = { PORT: String(await findFreePort()), DATA_DIR: dataDir, RATE_LIMITS: 'off', DEMO_DATA: '1' };
  stack = await startStack({ env, durable: false, log: (line) => restarts.push(line) });
  nginx = await startNginx({ ...stack, port });
  restarts.length = 0;
}, 300_000);

afterAll(async () => {
  await nginx?.close();
  await stack?.close();
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);

test(
  `${count} odd requests end no process, and no other visitor notices (seed ${seed})`,
  async () => {
    let isOver = false;
    const visits = visit(() => isOver);
    const next = oddRequests(seed);
    const failures: string[] = [];
    let left = count;
    const sender = async () => {
      for (; left > 0; ) {
        left -= 1;
        const odd = next();
        const answer = await send(odd);
        if (/^HTTP\/1\.1 50[024]/.test(answer) || (odd.isAnswered && answer === 'none'))
          failures.push(
            `${answer.slice(0, 40)} to ${odd.delivery} ${JSON.stringify(odd.bytes.slice(0, 300))}`,
          );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sender));
    isOver = true;
    const { visits: made, others } = await visits;
    expect(failures.slice(0, 20)).toEqual([]);
    expect(others).toEqual([]);
    expect(made).toBeGreaterThan(20);
    expect(restarts).toEqual([]);
  },
  Math.max(900_000, count * 30),
);

/** Returns the beginning of the answer, or nothing if there was none. */
async function send({ bytes, delivery, isAnswered }: OddRequest): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  const answered = new Promise((done) => {
    socket.on('data', (data) => {
      answer += data.toString('latin1').slice(0, 1_000);
      // 100: that the body may come.
      if (!/^HTTP\/1\.1 1/.test(answer)) done(undefined);
    });
    socket
      .on('error', () => {})
      .on('end', () => done(undefined))
      .on('close', () => done(undefined));
  });
  const data = Buffer.from(bytes, 'latin1');
  const middle = Math.floor(data.length / 2);
  socket.write(delivery === 'pieces' ? data.subarray(0, middle) : data);
  if (delivery === 'pieces') {
    await pause(20);
    socket.write(data.subarray(middle));
  }
  if (delivery === 'ended') socket.end();
  const waiting = new AbortController();
  const { signal } = waiting;
  const isLate = pause(isAnswered ? longest : patience, true, { signal }).catch(() => false);
  const isUnanswered = await Promise.race([answered, isLate]);
  waiting.abort();
  if (delivery === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  return isUnanswered ? 'none' : answer;
}

/** An ordinary visitor, again and again. */
async function visit(isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true });
  const others: string[] = [];
  let visits = 0;
  while (!isOver() && others.length < 20) {
    for (const path of ['/', '/about', '/contact', '/api/health', '/api/resources', '/favicon.svg']) {
      const { status } = await ask(port, path, { agent }).catch((error) => ({ status: String(error) }));
      visits += 1;
      if (status !== 200) others.push(`${path}: ${status}`);
    }
  }
  agent.destroy();
  return { visits, others };
}
