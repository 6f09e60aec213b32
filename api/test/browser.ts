import { type Api, createClient } from '@practice/contract/api-client';

/** One person's browser: the contract's client, which keeps cookies between calls. */
export interface Browser extends Api {
  /** A raw call, for what the client cannot say. */
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
    // Without it, fetch sends `no-cache`, unlike a browser.
    if (headers.has('if-none-match')) headers.set('cache-control', 'max-age=0');
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    ...createClient({ origin, fetch: fetchWithCookies }),
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

export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** 'ok', or what the call was refused with. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: Error) => error.message,
  );

export function postFrom(address: string, browser: Browser, path: string, body: unknown): Promise<Response> {
  return browser.send(path, json('POST', body, { 'x-forwarded-for': address }));
}

/** What so many calls are answered, one after the other. */
export async function statuses(count: number, call: (index: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call(index)).status);
  return all;
}

let host = 0;

/** Posts from a network address of its own, so that only the limits of the account count. */
export function postFromAnywhere(browser: Browser, path: string, body: unknown): Promise<Response> {
  host += 1;
  return postFrom(`10.1.${host >> 8}.${host & 255}`, browser, path, body);
}

/** What a refused call throws: its sentence, which stands beside the field if it has one. */
export const refused = (status: number, message: string, path?: string) => ({
  status,
  serverMessage: message,
  errors: path ? [{ path, message }] : [],
});
