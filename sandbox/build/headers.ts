import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** What is written into pages, or the sources that allow it. */
interface Inline {
  scripts: string[];
  styles: string[];
}

const dist = (name: string) => join(root, 'site/dist', name);

if (import.meta.main) await writeHeaders();

/**
 * Writes `headers.json` for the site's server, whose policy has whatever any of its pages needs, and for nginx `headers.conf`
 * and `policies.conf`, a policy per file (`policies.json` for `npm start`).
 */
async function writeHeaders(): Promise<void> {
  // Astro's build writes what the pages that are made on demand have.
  const inSite: Inline[] = [JSON.parse(await readFile(dist('inline.json'), 'utf8'))];
  for (const name of await readdir(dist('client'), { recursive: true }))
    if (name.endsWith('.html')) inSite.push(await inlineIn(dist(`client/${name}`)));
  const inPortal = await inlineIn(join(root, 'portal/dist/index.html'));
  const inAdmin = await inlineIn(join(root, 'admin/dist/index.html'));
  const policies = {
    default: contentSecurityPolicy({ scripts: [], styles: [] }),
    '/500.html': policyFor([await inlineIn(dist('client/500.html'))]),
    '/drawings/desk-check.svg': policyFor([await inlineIn(dist('client/drawings/desk-check.svg'))]),
    '/client-dashboard/index.html': policyFor([inPortal]),
    // Emotion, which styles react-admin, writes style elements.
    '/admin/index.html': contentSecurityPolicy({
      scripts: inAdmin.scripts.map(hashOf),
      styles: ["'unsafe-inline'"],
    }),
  };
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const lines = (entries: Record<string, string>, before = '', after = '') =>
    Object.entries(entries)
      .map(([name, value]) => `${before}${name} "${value}"${after};\n`)
      .join('');
  const files = {
    'headers.json': JSON.stringify({ 'Content-Security-Policy': policyFor(inSite), ...headers }),
    'headers.conf': lines({ 'Content-Security-Policy': '$policy', ...headers }, 'add_header ', ' always'),
    'policies.json': JSON.stringify(policies),
    'policies.conf': lines(policies),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(dist(name), text);
}

function policyFor(pages: readonly Inline[]): string {
  const hashes = (kind: keyof Inline) => [...new Set(pages.flatMap((page) => page[kind].map(hashOf)))].sort();
  return contentSecurityPolicy({ scripts: hashes('scripts'), styles: hashes('styles') });
}

export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

async function inlineIn(file: string): Promise<Inline> {
  const html = await readFile(file, 'utf8');
  return { scripts: inline('script', html), styles: inline('style', html) };
}

export function inline(name: 'script' | 'style', html: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi'))]
    .filter(
      ([, attributes = '']) => !/\bsrc\s*=|\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes),
    )
    .map(([, , text = '']) => text)
    .filter(Boolean);
}

export function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
