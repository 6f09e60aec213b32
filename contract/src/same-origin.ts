export interface SentRequest {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether another site made a browser send this write. Non-browsers send none of these headers, and pass. */
export function isForeignWrite({ method = '', headers }: SentRequest, publicOrigin: string): boolean {
  if (reading.has(method)) return false;
  const { 'sec-fetch-site': site, origin, referer } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin !== undefined) return origin !== publicOrigin;
  return site === undefined && referer !== undefined && originOf(String(referer)) !== publicOrigin;
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
