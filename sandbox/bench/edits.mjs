// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

const edits = 10;

/**
 * How long visitors wait to see an edit of a post while they keep asking for it.
 * @param {import('./product.mjs').Product} product @returns {Promise<number>} milliseconds, the longest
 */
export async function editPost({ origin, cookie }) {
  const slug = 'post-1';
  const { id } = await (await fetch(`${origin}/api/blog-posts/${slug}`)).json();
  let longest = 0;
  for (let edit = 1; edit <= edits; edit += 1) {
    const title = `Edited for the ${edit}. time`;
    const saved = await fetch(`${origin}/api/blog-posts/${id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    });
    if (!saved.ok) throw new Error(`An edit was refused: ${await saved.text()}`);
    const started = performance.now();
    while (!(await (await fetch(`${origin}/blog/${slug}`)).text()).includes(title)) await pause(5);
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}
