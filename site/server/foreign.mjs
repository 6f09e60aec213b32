// @ts-check

/**
 * Whether another site made a browser send this, by the API's own rule (api/src/http/same-origin.ts). Who sends none of
 * these headers has no browser of ours, and nobody's cookies.
 * @param {import('node:http').IncomingMessage} request @param {string} publicOrigin
 */
export function isForeign({ method = '', headers }, publicOrigin) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (headers.origin !== undefined) return headers.origin !== publicOrigin;
  if (site === undefined && headers.referer !== undefined) return originOf(headers.referer) !== publicOrigin;
  return false;
}

/** @param {string} address */
function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
