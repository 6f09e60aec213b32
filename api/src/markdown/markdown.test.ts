import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import rendered from '../../test/markdown.json' with { type: 'json' };
import printed from '../../test/typed-and-printed.json' with { type: 'json' };
import { renderText } from './markdown.ts';
import { allowed } from './sanitize.ts';
import { applyTypography } from './typography.ts';

async function html(text: string): Promise<string> {
  const { contentHtml } = await renderText(text, async () => new Map());
  return contentHtml.replaceAll(/>\n/g, '>').trim();
}

describe('a line', () => {
  test.each(Object.entries(rendered.lines))('%j is %s', async (text, expected) =>
    expect(await html(text)).toBe(expected),
  );
});

describe('marks at the start of a line', () => {
  test.each(Object.entries(rendered.marks))('%j is %s', async (text, expected) => {
    expect((await html(text)).replaceAll(/\n(?=<(ul|ol))/g, '')).toBe(expected);
  });
});

describe('quotes, dashes and dots', () => {
  test.each(Object.entries(printed))('%j is printed as %j', (text, expected) =>
    expect(applyTypography(text)).toBe(expected),
  );

  test('only quotes, dashes and dots are changed, and markup stays as typed', () => {
    const typed =
      '<b>*bold*</b> [a](javascript:b) `c` &amp; &copy; https://a.example/b_c_ \\* # - 1. > ![d](e)';
    expect(applyTypography(typed)).toBe(typed);
  });

  test.each([
    [`the kids' mats, "the 'best' one"`, '<p>the kids’ mats, “the ‘best’ one”</p>'],
    [`**5'** 7" \`5'7 (c)\` 20"`, `<p><strong>5′</strong> 7″ <code>5'7 (c)</code> 20″</p>`],
    ['1910.151(c), not &copy;', '<p>1910.151(c), not ©</p>'],
  ])('%j is %s', async (text, expected) => expect(await html(text)).toBe(expected));

  test('are unchanged in code and in addresses', async () => {
    expect(await html('Type `"a" -- it\'s...` here')).toContain("<code>&quot;a&quot; -- it's...</code>");
    expect(await html('```\n"a" -- it\'s\n```')).toBe("<pre><code>&quot;a&quot; -- it's\n</code></pre>");
    expect(await html("[it's](/it's--here)")).toBe('<p><a href="/it\'s--here">it’s</a></p>');
  });
});

describe('marks within a line', () => {
  const link = (address: string, words: string) =>
    `<a href="${address}" rel="external noopener">${words}</a>`;
  test.each([
    ['**a** *b* _c_ `d*e*`', '<strong>a</strong> <em>b</em> <em>c</em> <code>d*e*</code>'],
    ['\\*a\\* &copy; &lt;', '*a* © &lt;'],
    ['<b>a</b> <!-- b --> & "c"', '&lt;b&gt;a&lt;/b&gt; &lt;!-- b --&gt; &amp; “c”'],
    ['[a](https://b.example/?c&d)', link('https://b.example/?c&amp;d', 'a')],
    ['[a](/contact "Now")', '<a href="/contact" title="Now">a</a>'],
    [
      '[a](mailto:b@c.example) [d](tel:+19195550148)',
      '<a href="mailto:b@c.example">a</a> <a href="tel:+19195550148">d</a>',
    ],
    [
      'https://a.example/b. <https://c.example>',
      `${link('https://a.example/b', 'https://a.example/b')}. ${link('https://c.example', 'https://c.example')}`,
    ],
    [
      '![A "desk"](/images/desk.jpg)',
      '<img src="/images/desk.jpg" alt="A “desk”" loading="lazy" decoding="async" />',
    ],
    ['![A desk](https://a.example/b.png)', link('https://a.example/b.png', 'A desk')],
    ['[![A](https://a.example/b.png)](https://c.example)', link('https://c.example', 'A')],
  ])('%j is %s', async (text, expected) => expect(await html(text)).toBe(`<p>${expected}</p>`));

  test.each([
    'JAVASCRIPT:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    'relative/path',
    '#fragment',
    '',
  ])('an address such as %s makes neither a link nor an image', async (address) => {
    for (const text of [`[a](${address})`, `![a](${address})`, `<${address}>`, `[a](<${address}>)`]) {
      expect(await html(text)).not.toMatch(/<(a|img)/);
    }
  });
});

test('an own picture comes in all its sizes and reserves its space', async () => {
  const picture = {
    url: '/uploads/ab-1600.webp',
    width: 1600,
    height: 900,
    sources: [{ type: 'image/avif' as const, srcset: '/uploads/ab-480.avif 480w' }],
  };
  const known = new Map([['/uploads/ab.webp', picture]]);
  const { contentHtml } = await renderText('![Desk](/uploads/ab.webp)', async () => known);
  expect(contentHtml).toContain(
    '<picture><source type="image/avif" srcset="/uploads/ab-480.avif 480w" sizes="',
  );
  expect(contentHtml).toContain(
    '<img src="/uploads/ab-1600.webp" alt="Desk" width="1600" height="900" loading="lazy"',
  );
});

test.each([
  ['', 1],
  ['word '.repeat(300), 2],
  [`# ${'Don’t e-mail '.repeat(500)}`, 5],
])('%# has the right number of minutes to read', async (text, minutes) => {
  expect((await renderText(text, async () => new Map())).readingMinutes).toBe(minutes);
});

describe('pasted text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['<script>', '</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:x">', '" onerror="x'],
      ...`" ' &quot; &#x3c; [ ] ( ) ![ ]( < > \` \`\`\` * ** _ \\ \t \n \u0000 \u202e`.split(' '),
      ...['# ', '- ', '1. ', '> ', '    '],
      ...'javascript: data:text/html, https://a.example/ //b.example /own mailto:'.split(' '),
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );

  test('yields only allowed tags and attributes, and no executable address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const { contentHtml } = await renderText(pieces.join(''), async () => new Map());
        for (const [whole, tag = '', attributes = ''] of contentHtml.matchAll(
          /<\/?([^\s/>]*)((?:[^"<>]|"[^"]*")*)>/g,
        )) {
          expect(Object.keys(allowed)).toContain(tag);
          for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
            expect(allowed[tag]).toContain(name);
            if (name === 'href' || name === 'src')
              expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i);
          }
          expect(whole.startsWith('</') && attributes !== '').toBe(false);
        }
        expect(contentHtml.replaceAll(/<\/?[a-z][a-z0-9]*(?:[^"<>]|"[^"]*")*>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 3000 },
    );
  });

  const length = 100_000;
  const repeated = (unit: string) => unit.repeat(length / unit.length);
  test.each([
    ...['[', '![', '_a*', '`', '<a:', '[a](<b', '[a]((', '*[`<', '*"', '> ', '**a *b ', 'http://a ', '- \n'],
    '> - > - a\n',
  ])('with 100,000 characters of %j is rendered in time', async (unit) => {
    const start = performance.now();
    await renderText(repeated(unit), async () => new Map());
    // Half a second on a quiet machine; what must not be is minutes.
    expect(performance.now() - start).toBeLessThan(60_000);
  });

  test('is nested up to a limit, and no word is lost', async () => {
    const quotes = await html(`${'> '.repeat(500)}deep`);
    expect(quotes.match(/<blockquote>/g)?.length).toBeLessThan(25);
    expect(quotes).toContain('deep');
    const lists = await html(Array.from({ length: 200 }, (_, i) => `${'  '.repeat(i)}- item${i}`).join('\n'));
    for (let i = 0; i < 200; i++) expect(lists).toContain(`item${i}`);
    expect(lists.match(/<ul>/g)?.length).toBeLessThan(25);
  });
});
