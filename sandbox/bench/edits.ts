import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

const edits = 10;

export async function measureEdits({ origin, cookie }: Product): Promise<number> {
  const slug = 'post-1';
  const { id } = await (await fetch(`${origin}/api/blog-posts/${slug}`)).json();
  let longest = 0;
  for (let edit = 1; edit <= edits; edit += 1) {
    const title = `Edited for the ${edit}. time`;
    const response = await fetch(`${origin}/api/blog-posts/${id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    });
    if (!response.ok) throw new Error(`An edit was refused: ${await response.text()}`);
    const start = performance.now();
    while (!(await (await fetch(`${origin}/blog/${slug}`)).text()).includes(title)) await sleep(5);
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}
