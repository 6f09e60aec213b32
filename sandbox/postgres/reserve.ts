import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const size = 16 * 1024 * 1024;
const names = ['reserve-1', 'reserve-2', 'reserve-3', 'reserve-4'];
const interval = 1_000;

/** Without any space PostgreSQL takes no connections and panics at its next checkpoint, so these files are deleted one by one while the disk is full. */
export async function keepDiskReserve(folder: string, log: (line: string) => void): Promise<() => void> {
  const files = names.map((name) => join(folder, name));
  async function check() {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const existing = files.find((file) => existsSync(file));
    if (existing && free < size / 4) {
      await rm(existing, { force: true });
      log('The disk is full. The database goes on with what it keeps for this; please make room soon.');
    } else if (free > size * 3 * files.length) {
      for (const file of files)
        if (!existsSync(file)) await writeFile(file, Buffer.alloc(size), { mode: 0o600 });
    }
  }
  await check().catch(() => {});
  const timer = setInterval(() => void check().catch(() => {}), interval).unref();
  return () => clearInterval(timer);
}
