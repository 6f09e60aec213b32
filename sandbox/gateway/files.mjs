// @ts-check

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import parseRange from 'range-parser';

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
    else if (sendPiece(req, res, file.type, body)) return true;
    res.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/**
 * The one piece of a file that is asked for: some players show no film without, and none could go on in the middle.
 * @param {Request} req @param {Response} res @param {string} type @param {Buffer} body @returns {boolean} false: send the whole
 */
function sendPiece(req, res, type, body) {
  res.setHeader('Accept-Ranges', 'bytes');
  // A weak validator, as ours are, promises nothing about single bytes (RFC 9110, 13.1.5).
  if (req.method !== 'GET' || req.headers.range === undefined || req.headers['if-range']) return false;
  const ranges = parseRange(body.length, req.headers.range);
  if (ranges === -1) {
    res.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
    return true;
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return false;
  const [{ start, end } = { start: 0, end: -1 }] = ranges;
  const piece = body.subarray(start, end + 1);
  res.writeHead(206, {
    'Content-Type': type,
    'Content-Range': `bytes ${start}-${end}/${body.length}`,
    'Content-Length': piece.length,
  });
  res.end(piece);
  return true;
}

/** @param {Buffer} body @returns {Form} */
function formOf(body) {
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** @param {Buffer | undefined} body */
const optionalForm = (body) => body && formOf(body);
