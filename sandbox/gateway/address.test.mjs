import { describe, expect, test } from '@jest/globals';
import { readAddress } from './address.mjs';

const routeOf = (/** @type {string} */ target) => readAddress(target).route;

describe('a page', () => {
  test.each(['/about', '/ABOUT', '/About/', '/about?x=/y//z'])('%s is the same page', (target) => {
    expect(readAddress(target)).toEqual({ path: '/about', route: { part: 'site', file: '/about' } });
  });

  test('the home page is the root, and only that', () => {
    expect(routeOf('/')).toEqual({ part: 'site', file: '/' });
    expect(routeOf('//')).toEqual({ part: 'nothing', status: 404 });
  });

  test('the dashboard has one address; its tabs are in the query', () => {
    expect(routeOf('/Client-Dashboard/?tab=payments')).toEqual({ part: 'portal', file: '/' });
    expect(routeOf('/client-dashboard/nope')).toEqual({ part: 'nothing', status: 404 });
  });

  test.each([
    '/admin',
    '/Admin/',
    '/admin/blog-posts',
    '/ADMIN/Resources/edit/3/',
    '/admin/consultation-requests/7',
  ])('%s is the back office', (target) => {
    expect(routeOf(target)).toEqual({ part: 'admin', file: '/' });
  });

  test.each(['/admin/nope', '/admin/blog-postsx', '/admin/nope/blog-posts', '/administrator/nope.html'])(
    '%s is not found',
    (target) => {
      expect(routeOf(target)).toEqual({ part: 'nothing', status: 404 });
    },
  );
});

describe('a file', () => {
  test('is named exactly, its case included', () => {
    expect(routeOf('/_astro/Site.B1.js?v=1')).toEqual({ part: 'site', file: '/_astro/Site.B1.js' });
    expect(routeOf('/admin/assets/index-Ab.js')).toEqual({ part: 'admin', file: '/assets/index-Ab.js' });
    expect(routeOf('/client-dashboard/assets/x.css')).toEqual({ part: 'portal', file: '/assets/x.css' });
  });

  test.each(['/index.html', '/about/index.html.br', '/.git/config.js', '/admin/.built-from', '/x/.env'])(
    '%s is nobody’s business',
    (target) => {
      expect(routeOf(target)).toEqual({ part: 'nothing', status: 404 });
    },
  );

  test('security.txt and its like may be there', () => {
    expect(routeOf('/.well-known/security.txt')).toEqual({ part: 'site', file: '/.well-known/security.txt' });
  });
});

describe('a page made on demand', () => {
  test.each([
    ['/resources', '/resources', true],
    ['/Resources/?utm_source=x&tab=Guide&y=1', '/resources?tab=Guide', true],
    ['/resources?q=&page=', '/resources', true],
    ['/resources?page=2&q=a%20b&tab=blog', '/resources?tab=blog&q=a%20b&page=2', false],
    ['/resources?TAB=blog&tab=video&q', '/resources?tab=blog', true],
    ['/resources?tab=%3Cscript%3E&atab=x', '/resources', true],
    [`/resources?tab=${'x'.repeat(41)}`, '/resources', true],
    ['/Blog/Sit-Well_2/?tab=blog&q=x', '/blog/sit-well_2', true],
    ['/rss.xml?v=2', '/rss.xml', true],
    ['/sitemap.xml', '/sitemap.xml', true],
    ['/social/posts/sit-well.png?v=a1&x=1', '/social/posts/sit-well.png?v=a1', true],
  ])('%s is %s', (target, page, isKept) => {
    expect(routeOf(target)).toEqual({ part: 'on-demand', page, isKept });
  });

  test.each(['/blog', '/blog/', '/blog/a/b', '/blog/%61', '/RSS.xml', '/rss.xml/', '/social/posts/Sit.png'])(
    '%s is none',
    (target) => {
      expect(routeOf(target).part).not.toBe('on-demand');
    },
  );

  test('the contact page is a file, and the answer to its form is made', () => {
    expect(readAddress('/contact', 'GET').route).toEqual({ part: 'site', file: '/contact' });
    expect(readAddress('/Contact/?x=1', 'POST')).toEqual({
      path: '/contact',
      route: { part: 'on-demand', page: '/contact/answer', isKept: false },
    });
    expect(routeOf('/contact/answer').part).toBe('site');
  });
});

describe('the API', () => {
  test.each(['/api', '/API/health', '/api/', '/uploads/AbC', '/api/x%20y'])(
    '%s goes there as it is',
    (target) => {
      expect(readAddress(target)).toEqual({ path: target, route: { part: 'api' } });
    },
  );

  test.each(['/apis', '/api.html', '/uploadsx.html'])('%s does not', (target) => {
    expect(routeOf(target).part).not.toBe('api');
  });
});

describe('an address that is up to something', () => {
  test.each([
    '//evil.example',
    '//evil.example/about',
    '/about//',
    '/%2Fabout',
    '/%61bout',
    '/about/../contact',
    '/about/%2e%2e/contact',
    '/api/../admin',
    '/api/%2e%2e/admin',
    '/./about',
  ])('%s is not found, and nothing redirects', (target) => {
    expect(routeOf(target)).toEqual({ part: 'nothing', status: 404 });
  });

  test.each([
    '',
    '*',
    'about',
    'http://evil.example/',
    '/%00',
    '/a%',
    '/%zz',
    '/..',
    '/%2e%2e/x',
    '/a/..%2f../x',
    '/api/%00',
  ])('"%s" cannot be read', (target) => {
    expect(routeOf(target)).toEqual({ part: 'nothing', status: 400 });
  });
});
