import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.ts';

export const maxUploadTime = 60 * 60 * 1000;

@Injectable()
export class Spool {
  private readonly root: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.root = join(config.uploads.folder, '.incoming');
  }

  async open(): Promise<{ folder: string; close: () => Promise<void> }> {
    await mkdir(this.root, { recursive: true });
    const folder = await mkdtemp(join(this.root, 'upload-'));
    return { folder, close: () => rm(folder, { recursive: true, force: true }) };
  }

  async clear(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    for (const name of await readdir(this.root)) {
      const folder = join(this.root, name);
      const { mtimeMs = Date.now() } = (await stat(folder).catch(() => undefined)) ?? {};
      if (mtimeMs < Date.now() - maxUploadTime) await rm(folder, { recursive: true, force: true });
    }
  }
}
