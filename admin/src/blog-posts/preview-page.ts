import type { BlogPostPreview } from '@practice/contract/blog-posts';

interface PreviewPage extends BlogPostPreview, Record<'category' | 'date' | 'imageUrl' | 'styles', string> {
  tags: readonly string[];
}

export function previewPage(page: PreviewPage): string {
  const badges = [
    page.category && `<li class="category">${escaped(page.category)}</li>`,
    ...page.tags.map((tag) => `<li>${escaped(tag)}</li>`),
  ].join('');
  const sizeClass = page.imageUrl.startsWith('/uploads/') ? '' : ' class="unsized"';
  const cover =
    page.imageUrl &&
    `<figure class="article-cover"><img${sizeClass} src="${escaped(page.imageUrl)}" alt=""></figure>`;
  // The page's policy blocks scripts; a sandbox would also stop the timers of accessibility checkers.
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><title>Preview</title><base target="_blank"><style>${page.styles}</style></head>
<body>
<div class="article-head stack gap-5 break-anywhere">
<ul class="badges cluster gap-2 text-xs plain-list">${badges}</ul>
<h1>${escaped(page.formattedTitle || 'Untitled post')}</h1>
<p class="summary text-xl text-soft">${escaped(page.formattedSummary)}</p>
<p class="cluster text-sm text-soft" style="--gap: 0 var(--space-5)"><time>${escaped(page.date)}</time><span>${page.readingMinutes} min read</span></p>
</div>
${cover}
<div class="article">${page.contentHtml}</div>
</body>
</html>`;
}

export const frameStyles = `
body { padding: var(--space-6) var(--space-gutter) var(--space-8); }
.article-cover { margin: var(--space-7) 0 0; }
/* A picture from another website has no known size, so the site gives it this aspect ratio. */
.unsized { aspect-ratio: 16 / 9; }
.article { margin-block-start: var(--space-7); }
`;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
