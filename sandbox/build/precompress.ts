import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest|map)$/;

const [folder = ''] = process.argv.slice(2);
for (const name of await readdir(folder, { recursive: true })) {
  if (!compressible.test(name)) continue;
  const file = join(folder, name);
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
