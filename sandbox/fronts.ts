import { join } from 'node:path';
import { whileNobodyBuilds } from './build/build-all.ts';
import { findFreePort } from './free-port.ts';
import { createFiles } from './gateway/files.ts';
import type { Files, Upgrade } from './gateway.ts';
import { type SiteOptions, startSite } from './node-process.ts';
import { supervise } from './supervise.ts';

export interface FrontOptions extends Omit<SiteOptions, 'sitePort'> {
  dataDir: string;
  log: (line: string) => void;
}

export interface Fronts {
  files: Files;
  sitePort: number;
  upgrade?: Upgrade;
  close(): Promise<void>;
}

export async function startBuiltFronts({ log, dataDir, ...options }: FrontOptions): Promise<Fronts> {
  const sitePort = await findFreePort();
  return whileNobodyBuilds(async () => {
    const files = await createFiles(join(dataDir, 'served'));
    const { close } = await supervise('site', () => startSite({ sitePort, ...options }), log);
    return { files, sitePort, close };
  });
}
