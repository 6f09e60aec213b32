// The product must be stopped: the embedded PostgreSQL has no pg_dump, and copied files are whole only while no server runs on them.
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { stopLeftoverServer } from './postgres/stop-leftover.ts';
import { reportFailure } from './progress.mjs';
import { lockDataDir } from './stack.ts';
import { readVariables } from './variables.ts';

const parts = ['uploads', 'mails', 'stripe', 'jwt-secret', 'postgres'];

export async function backup(dataDir: string, file: string): Promise<void> {
  await withLock(dataDir, async () => {
    await stopLeftoverServer(join(dataDir, 'postgres/cluster'));
    const existing = parts.filter((part) => existsSync(join(dataDir, part)));
    if (!existing.includes('postgres')) throw new Error(`There is no database in ${dataDir}.`);
    const draft = `${file}.part`;
    await rm(draft, { force: true });
    await execa('tar', ['-czf', draft, '-C', dataDir, ...existing]);
    // It holds clients' data and the secret of the sessions.
    await chmod(draft, 0o600);
    await rename(draft, file);
  });
}

export async function restore(dataDir: string, file: string): Promise<void> {
  await withLock(dataDir, async () => {
    const existing = parts.filter((part) => existsSync(join(dataDir, part)));
    if (existing.length > 0)
      throw new Error(
        `${dataDir} has data already (${existing.join(', ')}), and nothing was changed. Move it away, or set another DATA_DIR.`,
      );
    const draft = join(dataDir, 'restoring');
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft);
    await execa('tar', ['-xpzf', file, '-C', draft]);
    for (const part of parts.filter((each) => existsSync(join(draft, each))))
      await rename(join(draft, part), join(dataDir, part));
    await rm(draft, { recursive: true });
  });
}

async function withLock(dataDir: string, work: () => Promise<void>) {
  const { close } = await lockDataDir(dataDir);
  await work().finally(close);
}

if (import.meta.main) {
  const [command = '', file] = process.argv.slice(2);
  try {
    const { DATA_DIR, DATABASE_URL } = readVariables();
    if (!file) throw new Error(`Name the file: npm run ${command} practice.tar.gz`);
    if (DATABASE_URL) throw new Error('DATABASE_URL is set. This is for the embedded database only.');
    await (command === 'restore' ? restore : backup)(DATA_DIR, resolve(file));
    console.log(command === 'restore' ? `Restored into ${DATA_DIR}.` : `Saved as ${resolve(file)}.`);
  } catch (error) {
    reportFailure(error);
  }
}
