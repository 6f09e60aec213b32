// @ts-check
/**
 * What an address of the one origin means. nginx.conf says the same in its own words; nginx.test.mjs holds them together.
 * Nothing is ever decoded and nothing redirects: an address either is one of ours as it stands, or it is not found.
 */

/**
 * `on-demand`: made by the site's own process when somebody asks; `page` is what it is asked for, `isKept` whether its
 * answer may be shown to the next visitor.
 * @typedef {{ part: 'api' } | { part: 'sandbox' }
 *   | { part: 'site' | 'portal' | 'admin', file: string }
 *   | { part: 'on-demand', page: string, isKept: boolean }
 *   | { part: 'nothing', status: 400 | 404 }} Route
 */

const nothing = /** @type {const} */ ({ part: 'nothing', status: 404 });
const unreadable = /** @type {const} */ ({ part: 'nothing', status: 400 });

const adminPage = /^\/admin\/(blog-posts|consultation-requests|client-appointments|resources)(\/.*)?$/;

/**
 * The path of a request and what it leads to; a file's name is as the browser may have it, without `index.html`.
 * @param {string} target of the request line
 * @param {string} [method]
 * @returns {{ path: string, route: Route }} path: of a page without its case and its trailing slash
 */
export function readAddress(target, method = 'GET') {
  const raw = target.split('?', 1)[0] ?? '';
  const query = target.slice(raw.length + 1);
  if (!raw.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(raw)) return { path: raw, route: unreadable };
  const segments = decoded(raw).split('/').slice(1);
  if (leavesTheRoot(segments)) return { path: raw, route: unreadable };
  if (segments.some((segment) => segment === '.' || segment === '..')) return { path: raw, route: nothing };

  if (/^\/(api|uploads)(\/|$)/i.test(raw)) return { path: raw, route: { part: 'api' } };
  // No page or file of ours needs escapes, so that there is one way to write each address.
  if (/\/\/|%/.test(raw)) return { path: raw, route: nothing };
  // A file is named exactly; a page in any case, with a slash behind it or without.
  if (/\.[^/]*$/.test(raw)) return { path: raw, route: onDemandRoute(raw, query) ?? fileRoute(raw) };
  const page = raw.toLowerCase().replace(/(.)\/$/, '$1');
  // The form on the contact page, sent without script.
  if (page === '/contact' && method === 'POST') {
    return { path: page, route: { part: 'on-demand', page: '/contact/answer', isKept: false } };
  }
  return { path: page, route: (!page.includes('.') && onDemandRoute(page, query)) || pageRoute(page) };
}

/** Which parameters count: those that choose a page that is kept, and those that ask for one of a great many. */
const onDemand = [
  { page: /^\/resources$/, chooses: ['tab'], asks: ['q', 'page'] },
  { page: /^(\/blog\/[\w-]+|\/rss\.xml|\/sitemap\.xml)$/, chooses: [], asks: [] },
  { page: /^\/social\/posts\/[a-z0-9_-]+\.png$/, chooses: ['v'], asks: [] },
];

/** @param {string} path @param {string} query @returns {Route | undefined} */
function onDemandRoute(path, query) {
  const found = onDemand.find(({ page }) => page.test(path));
  if (!found) return undefined;
  const chosen = found.chooses
    .map((name) => [name, argument(query, name)])
    .filter(([, value = '']) => /^[\w-]{1,40}$/.test(value));
  const asked = found.asks.map((name) => [name, argument(query, name)]).filter(([, value]) => value);
  const named = [...chosen, ...asked].map(([name, value]) => `${name}=${value}`).join('&');
  return { part: 'on-demand', page: named ? `${path}?${named}` : path, isKept: asked.length === 0 };
}

/** As nginx's `$arg_name`: the first of that name, in any case, as it was sent. @param {string} query @param {string} name */
function argument(query, name) {
  return new RegExp(`(?:^|&)${name}=([^&]*)`, 'i').exec(query)?.[1];
}

/** @param {string} path @returns {Route} */
function fileRoute(path) {
  // Pages have their own addresses, compressed files those of the plain ones, and a name that begins with a dot is
  // nobody's business.
  if (/\.(html|br|gz)$|\/\.(?!well-known\/)/i.test(path)) return nothing;
  if (path.startsWith('/sandbox/')) return { part: 'sandbox' };
  for (const { part, prefix } of /** @type {const} */ ([
    { part: 'portal', prefix: '/client-dashboard/' },
    { part: 'admin', prefix: '/admin/' },
  ])) {
    if (path.startsWith(prefix)) return { part, file: path.slice(prefix.length - 1) };
  }
  return { part: 'site', file: path };
}

/** @param {string} page @returns {Route} */
function pageRoute(page) {
  if (/^\/sandbox(\/|$)/.test(page)) return { part: 'sandbox' };
  if (page === '/client-dashboard') return { part: 'portal', file: '/' };
  if (page === '/admin' || adminPage.test(page)) return { part: 'admin', file: '/' };
  if (page === '/404' || /^\/(client-dashboard|admin)\/|\./.test(page)) return nothing;
  return { part: 'site', file: page };
}

/** Byte by byte, as nginx does it: only to see dots and slashes that hide. @param {string} path */
function decoded(path) {
  return path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** @param {string[]} segments */
function leavesTheRoot(segments) {
  let depth = 0;
  for (const segment of segments) {
    if (segment === '..') depth -= 1;
    else if (segment !== '.' && segment !== '') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
