import { adminBlogPost } from '@practice/contract/paths';
import { aPicture, expectAccessibleEverywhere, field } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('cards use the focal point that the owner sets', async ({ asOwner: page, admin, word, aPost }) => {
  const { url } = await admin.images.upload({ file: await aPicture(page, 800, 600) });
  const { id, slug } = await aPost({ imageUrl: url });
  const chosen = async () => (await admin.blogPosts.one({ params: { id } })).imageFocus;
  const save = async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
  };
  await page.goto(adminBlogPost.edit(id));
  const group = page.getByRole('group', { name: 'Card picture' });
  const card = group.getByRole('figure').locator('img');
  const slider = field(group, 'Top to bottom');
  await expect(slider).toHaveValue('30');
  await expect(field(group, 'Left to right')).toHaveCount(0);

  const whole = group.locator('img').first();
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  await whole.click({ position: { x: Math.round(width / 4), y: Math.round(height * 0.9) } });
  await expect(card).toHaveCSS('object-position', /^2[56]% (89|90|91)%$/);
  await expect(slider).toBeFocused();
  await expect(page.getByText('Your changes aren’t on the website yet')).toBeVisible();
  await save();
  expect((await chosen())?.y).toBeGreaterThan(88);

  await field(page, 'Image URL (optional)').focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('Home');
  for (let press = 0; press < 7; press++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('7');
  await expect(slider).toHaveAttribute('aria-valuetext', '7% from the top');
  await expect(card).toHaveCSS('object-position', /^2[56]% 7%$/);
  await expectAccessibleEverywhere(page);
  await save();
  expect(await chosen()).toMatchObject({ y: 7 });

  for (const address of [`/resources?q=${word}`, '/resources?tab=blog']) {
    await expect(async () => {
      await page.goto(address);
      const picture = page.getByRole('article').filter({ hasText: word }).locator('img').first();
      // To the nearest tenth.
      await expect(picture).toHaveCSS('object-position', '30% 10%', { timeout: 2_000 });
    }).toPass();
  }
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('figure').locator('img')).toHaveCSS('object-fit', 'contain');
});
