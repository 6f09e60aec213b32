import sanitize from 'sanitize-html';

export const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
  pre: [],
  code: [],
  em: [],
  strong: [],
  a: ['href', 'rel', 'title'],
  picture: [],
  source: ['type', 'srcset', 'sizes'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
};

/** Sanitizes again, in case the renderer lets something through. */
export function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: Object.keys(allowed),
    allowedAttributes: Object.fromEntries(Object.entries(allowed).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [], source: [] },
    allowProtocolRelative: false,
    textFilter: (text) => text.replaceAll('"', '&quot;'),
  });
}
