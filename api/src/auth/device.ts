// The first match wins: later names also appear in earlier browsers' user agents.
const browsers = {
  Edge: /Edg(e|A|iOS)?\//,
  Opera: /OPR\//,
  'Samsung Internet': /SamsungBrowser/,
  Firefox: /Firefox|FxiOS/,
  Chrome: /Chrom(e|ium)|CriOS/,
  Safari: /Safari/,
};
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  Chromebook: /CrOS/,
  Mac: /Macintosh/,
  Linux: /Linux/,
};

const firstOf = (kinds: Record<string, RegExp>, text: string) =>
  Object.entries(kinds).find(([, pattern]) => pattern.test(text))?.[0];

export function deviceOf(userAgent = ''): string {
  const [browser, system] = [firstOf(browsers, userAgent), firstOf(systems, userAgent)];
  return [browser ?? 'A browser', ...(system ? [system] : [])].join(' on ');
}
