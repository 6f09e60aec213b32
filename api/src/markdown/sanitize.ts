import sanitize from 'sanitize-html';

/** All that a post's HTML may hold. */
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

/** The second fence: should the renderer ever let something through, it ends here. */
export function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: Object.keys(allowed),
    allowedAttributes: Object.fromEntries(Object.entries(allowed).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [], source: [] },
    allowProtocolRelative: false,
    // As the renderer wrote them: words that look like an attribute are no attribute for who reads this piece by piece.
    textFilter: (text) => text.replaceAll('"', '&quot;'),
  });
}
