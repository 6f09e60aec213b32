import { describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { aBlogPost } from '../../test/blog-post.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

const posts = () => api.admin.blogPosts;
const imageUrl = '/images/desk.jpg';
const imageFocus = { x: 40, y: 75 };
const update = (id: number, body: Partial<NewBlogPost>) => posts().update({ params: { id }, body });
const aPost = () => posts().create({ body: aBlogPost({ published: true, imageUrl, imageFocus }) });

describe('the focus of a picture', () => {
  test('is null until it is set, and is shown wherever the picture is', async () => {
    expect(await posts().create({ body: aBlogPost({ imageUrl }) })).toMatchObject({ imageFocus: null });
    const { id, slug } = await aPost();
    expect(await posts().one({ params: { id } })).toMatchObject({ imageFocus });
    const visitor = api.visitor.blogPosts;
    expect(await visitor.bySlug({ params: { slug } })).toMatchObject({ imageFocus });
    const { rows } = await visitor.list({ query: { published: true, filter: { id } } });
    expect(rows).toMatchObject([{ id, imageFocus }]);
    const other = await posts().create({ body: aBlogPost({ published: true }) });
    const { related } = await visitor.bySlug({ params: { slug: other.slug } });
    expect(related.find((post) => post.id === id)).toMatchObject({ imageFocus });
  });

  test('can be set for a picture on another site', async () => {
    const elsewhere = { imageUrl: 'https://example.org/desk.jpg', imageFocus: { x: 0, y: 100 } };
    expect(await posts().create({ body: aBlogPost(elsewhere) })).toMatchObject(elsewhere);
  });

  test('is kept when a change omits it, and when the same picture is named again', async () => {
    const { id } = await aPost();
    expect(await update(id, { title: 'New' })).toMatchObject({ imageFocus });
    expect(await update(id, { imageUrl })).toMatchObject({ imageFocus, version: 2 });
    const other = { imageFocus: { x: 1, y: 2 } };
    expect(await update(id, other)).toMatchObject({ ...other, imageUrl, version: 3 });
  });

  test('is cleared when the picture is replaced or removed', async () => {
    const { id } = await aPost();
    expect(await update(id, { imageUrl: '/images/chair.jpg' })).toMatchObject({ imageFocus: null });
    const both = { imageUrl, imageFocus };
    expect(await update(id, both)).toMatchObject(both);
    const none = { imageUrl: null, imageFocus: null };
    expect(await update(id, { imageUrl: null, imageFocus })).toMatchObject(none);
    expect(await posts().create({ body: aBlogPost({ imageFocus }) })).toMatchObject({ imageFocus: null });
  });
});
