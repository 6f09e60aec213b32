// @ts-check

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ body: Buffer, etag: string }} Form */
/** @typedef {{ type: string, forms: { br?: Form | undefined, gzip?: Form | undefined, identity: Form } }} File */

const encodings = /** @type {const} */ (['br', 'gzip']);

/**
 * The files of one front, held in memory: a few MB, and a build that replaces them, or a visitor who hangs up in the
 * middle, leaves neither an unread file open nor half an answer. A new build is served after a restart.
 * @param {string} folder
 */
export function holdFiles(folder) {
  const bodies = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).replaceAll(sep, '/')}`, readFileSync(file)]),
  );
  /** @type {Map<string, File>} */
  const files = new Map();
  for (const [name, body] of bodies) {
    if (/\.(br|gz)$/.test(name)) continue;
    const type = lookup(name) ?? 'application/octet-stream';
    files.set(name, {
      type: /^text\/(html|plain|xml)$/.test(type) ? `${type};charset=utf-8` : type,
      forms: {
        br: optionalForm(bodies.get(`${name}.br`)),
        gzip: optionalForm(bodies.get(`${name}.gz`)),
        identity: formOf(body),
      },
    });
  }

  /** @param {Request} req @param {Response} res @param {string} path @returns {boolean} false: there is no such file */
  return (req, res, path) => {
    const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
    if (!file) return false;
    const accepted = String(req.headers['accept-encoding'] ?? '');
    const encoding = encodings.find((name) => file.forms[name] && new RegExp(`\\b${name}\\b`).test(accepted));
    const { body, etag } = file.forms[encoding ?? 'identity'] ?? file.forms.identity;
    if (file.forms.br || file.forms.gzip) res.setHeader('Vary', 'Accept-Encoding');
    res.setHeader('ETag', etag);
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304).end();
      return true;
    }
    if (encoding) res.setHeader('Content-Encoding', encoding);
    res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** @param {Buffer} body @returns {Form} */
function formOf(body) {
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** @param {Buffer | undefined} body */
const optionalForm = (body) => body && formOf(body);
