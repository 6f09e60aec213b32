// @ts-check
import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const size = 16 * 1024 * 1024;
const names = ['reserve-1', 'reserve-2', 'reserve-3', 'reserve-4'];
const interval = 1_000;

/**
 * Keeps four files in the folder that are given up one after the other while the disk is full. Without any room PostgreSQL
 * takes no new connections, panics at its next checkpoint and does not start again, so that nothing could be read any
 * more. The files come back once there is room for them.
 * @param {string} folder @param {(line: string) => void} log
 * @returns {Promise<() => void>} stops looking after them
 */
export async function keepReserve(folder, log) {
  const files = names.map((name) => join(folder, name));
  const look = async () => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const [kept] = files.filter((file) => existsSync(file));
    if (kept && free < size / 4) {
      await rm(kept, { force: true });
      log('The disk is full. The database goes on with what it keeps for this; please make room soon.');
    } else if (free > size * 3 * files.length) {
      const missing = files.filter((file) => !existsSync(file));
      for (const file of missing) await writeFile(file, Buffer.alloc(size), { mode: 0o600 });
    }
  };
  // What fails now is tried again at the next look.
  await look().catch(() => {});
  const timer = setInterval(() => void look().catch(() => {}), interval).unref();
  return () => clearInterval(timer);
}
