import type { BlogPostPage, BlogPostSummary } from '@practice/contract/blog-posts';
import { firstPackages } from '@practice/contract/packages';
import type { Resource } from '@practice/contract/resources';
import { firstServices, type PracticeFacts } from '@practice/contract/services';
import samples from './samples.json' with { type: 'json' };

/** HTML in every field that an author or owner can fill in. Pages must escape it. */
export const maliciousMarkup = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;

export const samplePost = samples.post as BlogPostPage;

const other: BlogPostSummary = {
  ...samplePost,
  id: 8,
  title: maliciousMarkup,
  formattedTitle: maliciousMarkup,
  slug: 'markup',
  summary: maliciousMarkup,
  formattedSummary: maliciousMarkup,
  tags: [maliciousMarkup.slice(0, 40)],
  image: null,
  imageUrl: null,
  imageFocus: null,
};

const draft: BlogPostPage = {
  ...samplePost,
  id: 9,
  slug: 'draft',
  title: 'Not yet',
  formattedTitle: 'Not yet',
  published: false,
  publishAt: '2099-12-01T14:00:00.000Z',
};

const resource = samples.resource as Resource;

/** A resource on another site. */
export const fileElsewhere = 'https://example.org/film';

const elsewhere: Resource = {
  ...resource,
  id: 4,
  title: maliciousMarkup,
  description: maliciousMarkup,
  category: 'video',
  fileUrl: fileElsewhere,
  fileType: maliciousMarkup,
  file: null,
};

/** What the API says of the practice, as far as pages read it. */
export const samplePractice: Pick<PracticeFacts, 'hours' | 'closedDays' | 'services' | 'packages'> = {
  hours: [
    { weekday: 0, opens: null, closes: null },
    ...[1, 2, 3, 4].map((weekday) => ({ weekday, opens: '9:00 AM', closes: '5:00 PM' })),
    { weekday: 5, opens: '8:30 AM', closes: '12:00 PM' },
    { weekday: 6, opens: null, closes: null },
  ],
  closedDays: [{ firstDay: '2026-12-24', lastDay: '2027-01-01' }],
  services: firstServices.map((service, at) => ({ ...service, id: at + 1, sort: at + 1, version: 1 })),
  packages: firstPackages.map((sold, at) => ({ ...sold, id: at + 1, serviceId: null, visits: 1 })),
};

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** The API's answers. A search for "nothing" finds nothing, and a session named "admin" sees drafts. */
export function answerOf(address: string, cookie = ''): Answer {
  const { pathname, searchParams } = new URL(address, 'http://api.test');
  const filter: { q?: string; category?: string } = JSON.parse(searchParams.get('filter') ?? '{}');
  if (pathname === '/api/practice') return { status: 200, body: samplePractice };
  if (pathname === '/api/blog-posts') return list(filter.q === 'nothing' ? [] : [samplePost, other]);
  if (pathname === '/api/resources') {
    const rows = filter.q === 'nothing' ? [] : [resource, elsewhere];
    return list(rows.filter(({ category }) => filter.category === undefined || category === filter.category));
  }
  if (pathname === '/api/blog-posts/feed.json')
    return { status: 200, body: [samplePost, { ...samplePost, ...other }] };
  if (pathname === '/api/blog-posts/addresses.json') return { status: 200, body: [samplePost, other] };
  if (pathname === '/api/blog-posts/an-old-slug') return { status: 200, body: samplePost };
  if (pathname === `/api/blog-posts/${samplePost.slug}`)
    return { status: 200, body: { ...samplePost, related: [other] } };
  if (pathname === '/api/blog-posts/markup') return { status: 200, body: { ...samplePost, ...other } };
  if (pathname === '/api/blog-posts/draft' && cookie.includes('session=admin'))
    return { status: 200, body: draft };
  return {
    status: 404,
    body: { statusCode: 404, message: 'We can’t find this post. It may have been deleted.' },
  };
}

export function list(rows: readonly unknown[]): Answer {
  return { status: 200, headers: { 'content-range': `rows 0-${rows.length}/${rows.length}` }, body: rows };
}
