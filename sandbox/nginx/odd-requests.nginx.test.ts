import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../free-port.ts';
import { ask } from '../test/http.ts';
import { type OddRequest, oddRequests } from '../test/odd-request.ts';

const seed = 16;
const count = Number(process.env.ODD_REQUESTS ?? 6_000);
const warmUp = Math.min(6_000, count / 3);
const atOnce = 48;
/** How long someone waits for an answer that need not come, and for one that must, in ms. */
const patience = 150;
const longest = 120_000;

let product: ChildProcess;
let dataDir = '';
let port = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'practice-odd-'));
  port = await findFreePort();
  // As `npm start` runs it, on a folder and ports of its own, with a real nginx in front of the same API and site.
  const script = `
    import { startNginx } from ${here('../test/nginx.ts')};
    import { runUntilStopped } from ${here('../run.ts')};
    import { startStack } from ${here('../stack.ts')};
    const env = { PORT: '${await findFreePort()}', DATA_DIR: ${JSON.stringify(dataDir)}, RATE_LIMITS: 'off', DEMO_DATA: '1' };
    await runUntilStopped(async (signal) => {
      const stack = await startStack({ env, durable: false, log: () => {}, signal });
      const nginx = await startNginx({ ...stack, port: ${port} });
      return { ...stack, close: async () => { await nginx.close(); await stack.close(); } };
    });`;
  product = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done, fail) => {
    product.once('exit', () => fail(new Error('The product did not start.')));
    product.stdout?.on('data', (data) => {
      if (String(data).includes('ready:')) done(undefined);
    });
  });
}, 300_000);

afterAll(async () => {
  const gone = product.exitCode === null ? once(product, 'exit') : undefined;
  product.kill();
  await gone;
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);

test(
  `${count} odd requests end no process, take no memory, and no other visitor notices (seed ${seed})`,
  async () => {
    let before = await processes();
    // What nginx has just started still has its master's name.
    const masters = () => [...before.values()].filter(({ name }) => name.startsWith('nginx: master'));
    while (masters().length > 1) {
      await pause(50);
      before = await processes();
    }
    let isOver = false;
    const visits = visit(() => isOver);
    const next = oddRequests(seed);
    const failures: string[] = [];
    await storm(warmUp);
    const warm = await processes();
    await storm(count - warmUp);
    isOver = true;
    const { visits: made, others } = await visits;

    expect(failures.slice(0, 20)).toEqual([]);
    expect(others).toEqual([]);
    expect(made).toBeGreaterThan(20);
    const after = await processes();
    for (const [pid, { name }] of before) expect(after.get(pid)?.name ?? `${name} has gone`).toBe(name);
    const grown = [...warm].filter(([pid, { memory }]) => (after.get(pid)?.memory ?? 0) > 2 * memory);
    expect(
      grown.map(([pid, { name, memory }]) => `${name}: ${memory} to ${after.get(pid)?.memory} kB`),
    ).toEqual([]);

    async function storm(requests: number) {
      let left = requests;
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
    }
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

/** Every process of the product, but for those that come and go by themselves: the database's own, and nginx's first look at its cache. */
async function processes() {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid = '', parent = '', memory = '', name = ''] = /^ *(\d+) +(\d+) +(\d+) (.*)$/.exec(line) ?? [];
    return pid === '' || /^(postgres: |nginx: cache loader)/.test(name)
      ? []
      : [{ pid, parent, memory: Number(memory), name }];
  });
  const ours = new Map(all.filter(({ pid }) => pid === String(product.pid)).map((one) => [one.pid, one]));
  for (let size = 0; size < ours.size; ) {
    size = ours.size;
    for (const one of all) if (ours.has(one.parent)) ours.set(one.pid, one);
  }
  return ours;
}

function here(path: string) {
  return JSON.stringify(new URL(path, import.meta.url).href);
}
