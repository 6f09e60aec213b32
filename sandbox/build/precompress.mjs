// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest|map)$/;

/** Writes a .br and a .gz beside every text, as small as they get: compressed once, sent often. nginx.conf counts on them. @param {string} folder */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
      promisify(gzip)(plain, { level: 9 }),
    ]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}
