// @ts-check
import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { withProgress } from '../progress.mjs';
import { programs, root } from '../root.mjs';
import { writeHeaders } from './headers.mjs';
import { parts, sourcesOf } from './parts.mjs';
import { precompress } from './precompress.mjs';

/**
 * Builds the parts whose sources changed since they were built, two at a time.
 * @param {{ publicOrigin?: string, only?: string[], signal?: AbortSignal }} options publicOrigin is written into the
 *   site's pages; without it, a site built for any origin is good enough. only: the names of the parts
 */
export async function buildAll({ publicOrigin, only = parts.map(({ name }) => name), signal } = {}) {
  await whileNobodyBuilds(async () => {
    const stale = [];
    for (const part of parts.filter(({ name }) => only.includes(name))) {
      const sources = await sourcesOf(part);
      const origin = part.name === 'site' ? publicOrigin : undefined;
      if (!(await isFresh(part, sources, origin))) stale.push({ part, sources, origin });
    }
    const waiting = [...stale];
    const failing = new AbortController();
    const stopping = AbortSignal.any([failing.signal, ...(signal ? [signal] : [])]);
    const builder = async () => {
      for (let next = waiting.shift(); next && !stopping.aborted; next = waiting.shift()) {
        const { part, sources, origin } = next;
        await withProgress(`Building ${part.name}`, () => build(part, sources, origin, stopping));
      }
    };
    // One failure ends the other build too, which is waited for: nothing runs on behind a closed command.
    const failures = await Promise.all(
      [builder, builder].map((work) =>
        work().catch((error) => {
          const isFirst = !failing.signal.aborted;
          failing.abort();
          return isFirst ? error : undefined;
        }),
      ),
    );
    signal?.throwIfAborted();
    for (const failure of failures) if (failure) throw failure;
    // Always: it costs nothing, and a build that was interrupted may have left it out.
    if (only.includes('site')) await writeHeaders();
  });
}

/**
 * For reading what was built: another command may be about to replace it.
 * @template Result @param {() => Promise<Result>} work @returns {Promise<Result>}
 */
export function whileNobodyBuilds(work) {
  return withLock(join(root, '.data/build.lock'), work);
}

/** @typedef {import('./parts.mjs').Part} Part */

/** @param {Part} part @param {string} sources @param {string | undefined} origin */
async function isFresh(part, sources, origin) {
  const stamp = await readFile(stampOf(part), 'utf8').catch(() => '');
  const [builtSources, builtOrigin] = stamp.split(' ');
  return builtSources === sources && (origin === undefined || origin === builtOrigin);
}

/** @param {Part} part @param {string} sources @param {string | undefined} origin @param {AbortSignal} signal */
async function build(part, sources, origin, signal) {
  await rm(join(root, part.name, 'dist'), { recursive: true, force: true });
  const [program = '', ...args] = part.command;
  const env = {
    ...process.env,
    PATH: programs,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_ORIGIN: origin ?? 'http://localhost:8080',
  };
  const child = spawn(program, args, {
    cwd: join(root, part.name),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const code = await new Promise((done) => child.on('error', () => {}).once('close', done));
  signal.throwIfAborted();
  if (code !== 0) {
    console.error(said.trim());
    const why = /ENOSPC/.test(said) ? 'the disk is full' : 'its build failed, see above';
    throw new Error(`The part "${part.name}" could not be built: ${why}.`);
  }
  for (const pages of part.pages) await precompress(join(root, pages));
  // Last, so that an interrupted build is begun again.
  await writeFile(stampOf(part), `${sources} ${origin ?? ''}`);
}

/** @param {Part} part */
function stampOf(part) {
  return join(root, part.name, 'dist/.built-from');
}
