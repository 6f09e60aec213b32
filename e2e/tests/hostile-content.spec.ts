import type { Page } from '@playwright/test';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { expectFits, expectLoaded, field, open } from '../on-page.ts';
import { expect, test } from '../product.ts';

// Each would leave an element of the class `hostile`, or run, or end the markup that it stands in too early.
const breakouts = [
  '<script>ran=1</script>',
  '</script><script>ran=1</script>',
  '</title><b class=hostile>',
  '</textarea></style><svg class=hostile onload=ran=1>',
  '"><img class=hostile src=x onerror=ran=1>',
  `' onmouseover='ran=1' "onfocus="ran=1" autofocus x="`,
  ']]><b class="hostile">',
  '--><iframe class=hostile srcdoc="<script>ran=1</script>">',
  '{{constructor.constructor("ran=1")()}}',
  '&lt;script&gt;ran=1&lt;/script&gt; &#60;b class=hostile&#62;',
];
const everyBreakout = breakouts.join(' ');

// Addresses that run, spelled in every way that Markdown reads, and words that look like markup with addresses.
const content = [
  ...breakouts,
  ...['javascript:ran=1', 'JaVaScRiPt:ran=1', 'java&#x73;cript:ran=1', '&#106;avascript:ran=1'].flatMap(runs),
  ...[
    'javascript&colon;ran=1',
    'javascript\\:ran=1',
    'java&Tab;script:ran=1',
    'java&NewLine;script:ran=1',
  ].flatMap(runs),
  ...[
    'vbscript:ran=1',
    'data:text/html,<script>ran=1</script>',
    '//evil.example',
    '\\\\evil.example',
  ].flatMap(runs),
  ...['/\\evil.example', 'data:image/svg+xml,<svg/onload=ran=1>', 'blob:x', 'file:///etc/passwd'].flatMap(
    runs,
  ),
  '[title](/about "x\\" onmouseover=\\"ran=1")',
  '![" class="hostile" onerror="ran=1](/no-such-picture.png)',
  '[reference][1]',
  '[1]: javascript:ran=1',
  '```"><script>ran=1</script>',
  '</code></pre><b class=hostile>',
  '```',
  'So one writes <a href="//[">, <img srcset="/a 1w, //[ 2w"> and <a href="/about">.',
  '\u0001\u0008\u000b\u001f\ufffe\u202e\u2066 hidden characters',
].join('\n');

function runs(address: string): string[] {
  return [`[link](${address})`, `[link](<${address}>)`, `![image](${address})`, `<${address}>`];
}

/** What a page was made to do that it should not, and what its policy had to stop. */
function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) errors.push(`requests ${request.url()}`);
  });
  return errors;
}

/** Nothing of the texts has become markup, in the page or in a frame of it, and nothing is wider than the screen. */
async function expectText(page: Page) {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => 'ran' in window)).toBe(false);
    await expect(
      frame.locator('.hostile, [onerror], [onload], [onmouseover], [onfocus], iframe iframe'),
    ).toHaveCount(0);
    const links = await frame
      .locator('a[href], area[href], form[action], [src]')
      .evaluateAll((all) =>
        all.map(
          (each) =>
            each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
        ),
      );
    for (const link of links)
      expect(link).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![\\/])|#|\?|about:srcdoc|$)/i);
  }
  await expectFits(page);
}

test('hostile markup of posts and files is text', async ({ page, request, owner, signIn, admin, word }) => {
  const title = `${word} ${everyBreakout}`.slice(0, 200);
  const post: NewBlogPost = {
    title,
    slug: `${word}-a`,
    summary: everyBreakout,
    content,
    category: 'Posture',
    tags: breakouts.map((each) => each.slice(0, 40)),
    imageUrl: `/favicon.svg?"onload="ran=1"class="hostile`,
    published: true,
  };
  const resource = {
    title,
    description: everyBreakout,
    category: 'guide' as const,
    fileType: everyBreakout.slice(0, 100),
    thumbnailUrl: `/favicon.svg?'"><b/class=hostile>`,
  };
  const elsewhere = `https://files.example/?"><b/class=hostile><script>ran=1</script>`;
  const { id: postId, slug, formattedTitle } = await admin.blogPosts.create({ body: post });
  await admin.blogPosts.create({ body: { ...post, slug: `${word}-b` } });
  await admin.resources.create({ body: { ...resource, fileUrl: elsewhere } });
  const { id: resourceId } = await admin.resources.create({
    body: resource,
    file: new File(['%PDF-1.4\n'], `${breakouts[4]?.replaceAll('/', '')} '\u202e.pdf`, {
      type: 'application/pdf',
    }),
  });
  const errors = watch(page);
  for (const address of ['/resources', `/resources?q=${word}`, `/resources?q=${encodeURIComponent(title)}`]) {
    await page.goto(address);
    await expect(page.getByText(breakouts[0] ?? '').first()).toBeVisible();
    await expectText(page);
  }

  // Cached from before the second post, and shown for the last time while it is being made again.
  await expect(async () => {
    await page.goto(`/blog/${slug}`);
    const around = page.getByRole('navigation', { name: 'Previous and next article' });
    await expect(around).toContainText(formattedTitle, { timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formattedTitle);
  await expect(page.getByRole('region', { name: 'Keep reading' })).toContainText(formattedTitle);
  await expectText(page);
  await expect(page).toHaveTitle(new RegExp(`^${word} `));
  const head = await page.evaluate(() => ({
    title: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (each) => each.textContent,
    ),
  }));
  expect(head.title?.startsWith(formattedTitle)).toBe(true);
  expect(head.things.length).toBeGreaterThan(0);
  expect(
    head.things.map((each) => JSON.parse(each)).flatMap((each) => each['@graph'] ?? each),
  ).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', headline: formattedTitle }));

  const pictureAddress = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(new URL(pictureAddress ?? '', page.url()).pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  for (const [address, element, text] of [
    ['/rss.xml', 'item > title', formattedTitle],
    ['/sitemap.xml', 'url > loc', `/blog/${slug}`],
  ] as const) {
    const xml = await (await request.get(address)).text();
    const found = await page.evaluate(
      ([source, selector]) => {
        const read = new DOMParser().parseFromString(source, 'application/xml');
        return {
          isBroken: read.querySelector('parsererror') !== null,
          hostile: read.querySelectorAll('.hostile, script, b').length,
          texts: [...read.querySelectorAll(selector)].map((each) => each.textContent ?? ''),
        };
      },
      [xml, element] as const,
    );
    expect(found).toMatchObject({ isBroken: false, hostile: 0 });
    expect(found.texts.some((each) => each.includes(text))).toBe(true);
  }

  await signIn(page, owner);
  for (const list of ['/admin/blog-posts', '/admin/resources']) {
    await page.goto(list);
    await expect(page.getByText(title).first()).toBeVisible();
    await expectLoaded(page);
    await expectText(page);
  }
  await page.goto(`/admin/resources/edit/${resourceId}`);
  await expect(field(page, 'Title')).toHaveValue(title);
  await expectLoaded(page);
  await expectText(page);
  await page.goto(`/admin/blog-posts/edit/${postId}`);
  await expect(field(page, 'Title')).toHaveValue(title);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(formattedTitle);
  await expect(preview.getByText('So one writes')).toBeVisible();
  await expectLoaded(page);
  await expectText(page);
  await open(page, `/blog/${slug}`);
  await expectText(page);
  expect(errors).toEqual([]);
});
