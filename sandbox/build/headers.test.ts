import { expect, test } from '@jest/globals';
import { contentSecurityPolicy, hashOf, inline } from './headers.ts';

test('finds the inline scripts of a page, and no others', () => {
  const page = `<script>a()</script><script type="module" src="/x.js"></script>
    <script type="application/ld+json">{"@type":"Thing"}</script>
    <SCRIPT type="speculationrules">{"prefetch":[]}</SCRIPT><script>
b()
</script>`;
  expect(inline('script', page)).toEqual(['a()', '{"prefetch":[]}', '\nb()\n']);
});

test('hashes scripts as browsers do', () => {
  // The example of the Content Security Policy specification.
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('allows only our own scripts and styles', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: ["'sha256-y'"] });
  expect(policy).toContain("script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y';");
  expect(policy).not.toContain('unsafe');
});
