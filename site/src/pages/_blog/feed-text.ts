/** A post's text as it is read away from its page: every address in it whole. */
export function absoluteAddresses(html: string, page: URL): string {
  // In tags alone: a post may write about them.
  return html.replace(/<[a-z][^>]*>/g, (tag) => withAbsoluteAddresses(tag, page));
}

function withAbsoluteAddresses(tag: string, page: URL): string {
  return tag
    .replace(
      / (href|src)="(\/[^"]*|#[^"]*)"/g,
      (_, name: string, path: string) => ` ${name}="${absolute(path, page)}"`,
    )
    .replace(/ srcset="([^"]*)"/g, (_, set: string) => {
      const each = set.split(',').map((one) => one.trim().replace(/^\/\S*/, (path) => absolute(path, page)));
      return ` srcset="${each.join(', ')}"`;
    });
}

function absolute(path: string, page: URL): string {
  return new URL(path, page).href;
}

/** Without the control characters and lone surrogates that XML has no way to write. */
export function onlyXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not know.
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
