import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keyFromName } from './names.ts';
import { type ByteRange, type OpenFile, Storage } from './storage.ts';

export class DiskStorage extends Storage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, path: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await flush(path);
    await this.place(path, name);
  }

  async copy(from: string, to: string): Promise<void> {
    await this.place(join(this.folder, from), to);
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const file = await open(join(this.folder, name)).catch(unlessMissing);
    if (!file) return undefined;
    const size = range ? range.end - range.start + 1 : (await file.stat()).size;
    return { bytes: file.createReadStream(range), size };
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async *list(prefix = ''): AsyncGenerator<{ name: string; storedAt: Date }> {
    const folder = await opendir(this.folder).catch(unlessMissing);
    for await (const { name } of folder ?? []) {
      if (!name.startsWith(prefix) || keyFromName(name) === undefined) continue;
      const stats = await stat(join(this.folder, name)).catch(unlessMissing);
      // A hard link keeps its file's mtime, so use ctime.
      if (stats) yield { name, storedAt: stats.ctime };
    }
  }

  private async place(path: string, name: string): Promise<void> {
    const target = join(this.folder, name);
    await link(path, target).catch(async (error: NodeJS.ErrnoException) => {
      if (!['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV'].includes(error.code ?? '')) throw error;
      await copyFile(path, target, constants.COPYFILE_EXCL);
      await flush(target);
    });
    await flush(this.folder);
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
