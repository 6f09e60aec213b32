import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { withProgress } from '../progress.mjs';
import { binPath, root } from '../root.ts';
import { writeHeaders } from './headers.ts';
import { hashSources, type Part, parts } from './parts.ts';
import { precompress } from './precompress.ts';

interface Options {
  publicOrigin?: string | undefined;
  only?: string[] | undefined;
  signal?: AbortSignal | undefined;
}

export async function buildAll({ publicOrigin, only, signal }: Options = {}): Promise<void> {
  const wanted = parts.filter(({ name }) => !only || only.includes(name));
  await whileNobodyBuilds(async () => {
    const stale: { part: Part; stamp: string; origin: string }[] = [];
    for (const part of wanted) {
      const sources = await hashSources(part);
      const origin = part.name === 'site' ? (publicOrigin ?? '') : '';
      const [builtSources, builtOrigin] = (await readFile(stampFile(part), 'utf8').catch(() => '')).split(
        ' ',
      );
      const isFresh = builtSources === sources && (origin === '' || origin === builtOrigin);
      if (!isFresh) stale.push({ part, stamp: `${sources} ${origin}`, origin });
    }
    const failing = new AbortController();
    const stopping = AbortSignal.any([failing.signal, ...(signal ? [signal] : [])]);
    const worker = async () => {
      for (let next = stale.shift(); next && !stopping.aborted; next = stale.shift()) {
        const { part, stamp, origin } = next;
        await withProgress(`Building ${part.name}`, () => build(part, stamp, origin, stopping)).catch(
          (error) => {
            if (!stopping.aborted) failing.abort(error);
          },
        );
      }
    };
    await Promise.all([worker(), worker()]);
    stopping.throwIfAborted();
    if (wanted.some(({ name }) => name === 'site')) await writeHeaders();
  });
}

export function whileNobodyBuilds<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock(join(root, '.data/build.lock'), work);
}

async function build(part: Part, stamp: string, origin: string, signal: AbortSignal): Promise<void> {
  const folder = join(root, part.name);
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  const [program = '', ...args] = part.command;
  const env = {
    ...process.env,
    PATH: binPath,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_ORIGIN: origin || 'http://localhost:8080',
  };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  // An abort is an 'error' too. We wait for 'close', so that no build runs on after the command has ended.
  const code = await new Promise((resolve) => child.on('error', () => {}).once('close', resolve));
  signal.throwIfAborted();
  if (code !== 0) {
    console.error(output.trim());
    const reason = /ENOSPC/.test(output) ? 'the disk is full' : 'its build failed, see above';
    throw new Error(`The part "${part.name}" could not be built: ${reason}.`);
  }
  for (const pages of part.pages) await precompress(join(root, pages));
  // The stamp comes last, so that an interrupted build is repeated.
  await writeFile(stampFile(part), stamp);
}

function stampFile(part: Part): string {
  return join(root, part.name, 'dist/.built-from');
}
