import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config.ts';

const spoolsOfProcess = new Set<string>();

/** Names of files begin with their keys in the store, so that after a crash `UploadCleanup` knows which may have no row. */
@Injectable()
export class Spool implements OnApplicationShutdown {
  private readonly root: string;
  private readonly name = `${hostname()}.${process.pid}.${randomBytes(4).toString('hex')}`;

  constructor(@Inject(CONFIG) config: Config) {
    this.root = join(config.uploads.folder, '.incoming');
    spoolsOfProcess.add(this.name);
  }

  async open(): Promise<{ folder: string; close: () => Promise<void> }> {
    const folder = join(this.root, this.name, randomBytes(8).toString('hex'));
    await mkdir(folder, { recursive: true });
    return { folder, close: () => rm(folder, { recursive: true, force: true }) };
  }

  /** Lists the folders that crashed processes left behind: the keys in each, and the function that removes it. */
  async *leftovers(): AsyncGenerator<{ keys: string[]; clear: () => Promise<void> }> {
    for (const owner of await namesIn(this.root)) {
      if (isRunning(owner)) continue;
      const left = join(this.root, owner);
      const names = await namesIn(left, { recursive: true });
      const keys = names.flatMap((name) => /[0-9a-f]{32}/.exec(name) ?? []);
      yield { keys: [...new Set(keys)], clear: () => rm(left, { recursive: true, force: true }) };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    spoolsOfProcess.delete(this.name);
    await rm(join(this.root, this.name), { recursive: true, force: true });
  }
}

/** A process on another machine counts as running: that machine cleans up after it. */
function isRunning(owner: string): boolean {
  const [, host, pid] = /^(.*)\.(\d+)\.[0-9a-f]+$/.exec(owner) ?? [];
  if (host !== hostname()) return true;
  if (Number(pid) === process.pid) return spoolsOfProcess.has(owner);
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function namesIn(folder: string, { recursive = false } = {}): Promise<string[]> {
  return readdir(folder, { recursive }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}
