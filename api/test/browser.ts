import { type Api, createClient } from '@practice/contract/api-client';

/** One person's browser: keeps cookies between calls, and speaks through the contract's own client. */
export interface Browser {
  api: Api;
  /** A raw call, for what the client cannot say. `path` begins with /api. */
  send(path: string, init?: RequestInit): Promise<Response>;
  cookies: Map<string, string>;
}

export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const fetchWithCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    // Without it, fetch would ask for a new answer, unlike a browser that has one already.
    if (headers.has('if-none-match')) headers.set('cache-control', 'max-age=0');
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    api: createClient({ origin, fetch: fetchWithCookies }),
    send: (path, init) => fetchWithCookies(`${origin}${path}`, init),
    cookies,
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const isOver = attributes.some(
    (attribute) => attribute === 'Max-Age=0' || /^Expires=Thu, 01 Jan 1970/.test(attribute),
  );
  if (isOver) cookies.delete(name);
  else cookies.set(name, value);
}

export function json(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** 'ok', or what the call was refused with. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: Error) => error.message,
  );
