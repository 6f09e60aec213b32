import { randomBytes } from 'node:crypto';
import { mkdir, opendir, rm, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config.ts';

/** What uploads leave free for the database, which cannot go on without any. */
const leftFree = 64 * 1024 * 1024;

// The spools of this process: tests run several applications in one.
const ours = new Set<string>();

/**
 * Temporary folders, one for each request that receives a file. The names of the files in it begin with the keys under which
 * they will be stored: after a crash these tell which files in the store may have no row.
 */
@Injectable()
export class Spool implements OnApplicationShutdown {
  private readonly root: string;
  private readonly name = `${hostname()}.${process.pid}.${randomBytes(4).toString('hex')}`;

  constructor(@Inject(CONFIG) config: Config) {
    this.root = join(config.uploads.folder, '.incoming');
    ours.add(this.name);
  }

  /** A folder for one request, and the function that removes it. */
  async open(): Promise<{ folder: string; close: () => Promise<void> }> {
    const folder = join(this.root, this.name, randomBytes(8).toString('hex'));
    await mkdir(folder, { recursive: true });
    return { folder, close: () => rm(folder, { recursive: true, force: true }) };
  }

  /** Refuses a request of that many bytes while the disk is nearly full. @throws Error ENOSPC */
  async requireRoom(bytes: number): Promise<void> {
    await mkdir(this.root, { recursive: true });
    const { bavail, bsize } = await statfs(this.root);
    if (bavail * bsize < bytes + leftFree) {
      throw Object.assign(new Error('The disk has no room for this upload.'), { code: 'ENOSPC' });
    }
  }

  /** What crashed processes left behind: of each its keys, and the function that removes its folder. */
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

/** A process on another machine counts as running: that machine cleans up after it. */
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
