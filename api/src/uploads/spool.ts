import { randomBytes } from 'node:crypto';
import { mkdir, opendir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config.ts';

// Applications of this process: tests run several beside each other.
const ours = new Set<string>();

/**
 * Where bytes stand on their way in. Each request has a folder there, whose names begin with the keys of what it is
 * about to keep: after a crash they tell what may lie in the store without a row.
 */
@Injectable()
export class Spool implements OnApplicationShutdown {
  private readonly root: string;
  private readonly name = `${hostname()}.${process.pid}.${randomBytes(4).toString('hex')}`;

  constructor(@Inject(CONFIG) config: Config) {
    this.root = join(config.uploads.folder, '.incoming');
    ours.add(this.name);
  }

  /** A folder of its own for one request, and a way to be rid of it. */
  async open(): Promise<{ folder: string; close: () => Promise<void> }> {
    const folder = join(this.root, this.name, randomBytes(8).toString('hex'));
    await mkdir(folder, { recursive: true });
    return { folder, close: () => rm(folder, { recursive: true, force: true }) };
  }

  /** What processes that are no more left behind: the keys of one request, and a way to be rid of them. */
  async *leftovers(): AsyncGenerator<{ keys: string[]; clear: () => Promise<void> }> {
    for await (const owner of entriesOf(this.root)) {
      if (isRunning(owner)) continue;
      const left = join(this.root, owner);
      const keys = new Set<string>();
      for await (const request of entriesOf(left)) {
        for await (const name of entriesOf(join(left, request))) keys.add(name.slice(0, 32));
      }
      yield { keys: [...keys], clear: () => rm(left, { recursive: true, force: true }) };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    ours.delete(this.name);
    await rm(join(this.root, this.name), { recursive: true, force: true });
  }
}

/** Of a process on another machine nobody here can say; its own machine clears up after it. */
function isRunning(owner: string): boolean {
  const [, host, pid] = /^(.*)\.(\d+)\.[0-9a-f]+$/.exec(owner) ?? [];
  if (host !== hostname()) return true;
  if (Number(pid) === process.pid) return ours.has(owner);
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  for await (const { name } of entries) yield name;
}
