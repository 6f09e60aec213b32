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
