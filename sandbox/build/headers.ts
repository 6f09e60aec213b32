import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

const pages = ['site/dist/client', 'admin/dist', 'portal/dist'];

if (import.meta.main) await writeHeaders();

async function writeHeaders(): Promise<void> {
  // Pages with islands are rendered on demand, so their inline scripts come from a file that Astro's build writes.
  const islandScripts: string[] = JSON.parse(
    await readFile(join(root, 'site/dist/island-scripts.json'), 'utf8'),
  );
  const hashes = new Set(islandScripts.map(hashOf));
  for (const folder of pages)
    for (const name of await readdir(join(root, folder), { recursive: true }))
      if (name.endsWith('.html'))
        for (const script of inlineScripts(await readFile(join(root, folder, name), 'utf8')))
          hashes.add(hashOf(script));
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy([...hashes].sort()),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const directives = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );
  await writeFile(join(root, 'site/dist/headers.json'), JSON.stringify(headers, undefined, 2));
  await writeFile(join(root, 'site/dist/headers.conf'), directives.join(''));
}

export function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '']) => !/\bsrc\s*=|\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes),
    )
    .map(([, , script = '']) => script)
    .filter(Boolean);
}

export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
