// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { parts } from './parts.mjs';

/**
 * The security headers of every page and file, written beside the site's files: for nginx as lines of its own, for the
 * others as JSON. A page may overrule one.
 */
export async function writeHeaders() {
  // Astro's own, for islands: pages with one are made on demand, and not here to be read.
  /** @type {string[]} */
  const ofIslands = JSON.parse(await readFile(join(root, 'site/dist/island-scripts.json'), 'utf8'));
  const hashes = new Set(ofIslands.map(hashOf));
  for (const folder of parts.flatMap((part) => part.pages)) {
    for (const html of await pagesIn(join(root, folder))) {
      for (const script of inlineScripts(html)) hashes.add(hashOf(script));
    }
  }
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy([...hashes].sort()),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  await writeFile(join(root, 'site/dist/headers.json'), JSON.stringify(headers, undefined, 2));
  await writeFile(join(root, 'site/dist/headers.conf'), lines.join(''));
}

/** @param {string[]} scriptHashes */
export function contentSecurityPolicy(scriptHashes) {
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

/** What stands between the tags of scripts without an address; data such as JSON-LD is not run and needs no hash. @param {string} html */
export function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', text = '']) => {
      const isData = /\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes);
      return !/\bsrc\s*=/i.test(attributes) && !isData && text !== '';
    })
    .map(([, , text = '']) => text);
}

/** @param {string} script */
export function hashOf(script) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** @param {string} folder */
async function pagesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  return Promise.all(pages.map((page) => readFile(join(page.parentPath, page.name), 'utf8')));
}
