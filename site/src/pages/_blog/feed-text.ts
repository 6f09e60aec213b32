export function absoluteAddresses(html: string, page: URL): string {
  // Only in tags: the text of a post may contain attributes as examples.
  return html.replace(/<[a-z][^>]*>/g, (tag) => absoluteTag(tag, page));
}

function absoluteTag(tag: string, page: URL): string {
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

/** Removes control characters and lone surrogates, which XML does not allow. */
export function removeInvalidXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them.
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
