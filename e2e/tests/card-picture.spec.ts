import { adminBlogPost } from '@practice/contract/paths';
import { aPicture, field } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('cards use the focal point that the owner sets', async ({ asOwner: page, admin, word, aPost }) => {
  const { url } = await admin.images.upload({ file: await aPicture(page, 800, 600) });
  const { id } = await aPost({ imageUrl: url });
  await page.goto(adminBlogPost.edit(id));
  const group = page.getByRole('group', { name: 'Card picture' });
  const card = group.getByRole('figure').locator('img');
  const slider = field(group, 'Top to bottom');
  await expect(slider).toHaveValue('30');
  const whole = group.locator('img').first();
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  await whole.click({ position: { x: Math.round(width / 4), y: Math.round(height * 0.9) } });
  await expect(card).toHaveCSS('object-position', /^2[56]% (89|90|91)%$/);
  await expect(slider).toBeFocused();
  await page.keyboard.press('Home');
  for (let press = 0; press < 7; press++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '7% from the top');
  await expect(card).toHaveCSS('object-position', /^2[56]% 7%$/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await admin.blogPosts.one({ params: { id } })).imageFocus).toMatchObject({ y: 7 });

  await expect(async () => {
    await page.goto(`/resources?q=${word}`);
    const picture = page.getByRole('article').filter({ hasText: word }).locator('img').first();
    // To the nearest tenth.
    await expect(picture).toHaveCSS('object-position', '30% 10%', { timeout: 2_000 });
  }).toPass();
});
